import createReactComponent from "@tabler/icons-react/dist/esm/createReactComponent.mjs";

/** The icon for cleaning everywhere: the same broom as on the turnovers of the booking chart (`tape-chip.css`). */
export const IconCleaning = createReactComponent("outline", "cleaning", "Cleaning", [
  ["path", { d: "M15 3.6 12.4 10.4", key: "stick" }],
  ["path", { d: "M8.4 9.6l7.9 3l-1.3 7.8l-10.2 -3.8z", key: "brush" }],
  ["path", { d: "M9.8 14.6l-1.2 2.8", key: "bristle" }],
  ["path", { d: "M12.8 15.8l-.8 2.8", key: "bristles" }],
]);
