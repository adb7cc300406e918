/** One of the icons, without the 6,000 others that the package's index reads. */
declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  const icon: import("@tabler/icons-react").TablerIcon;
  export default icon;
}

/** Creates a custom icon. */
declare module "@tabler/icons-react/dist/esm/createReactComponent.mjs" {
  const createReactComponent: typeof import("@tabler/icons-react").createReactComponent;
  export default createReactComponent;
}
