import { memberRoles } from "@keystead/domain/permissions";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { hasScreen, screens } from "./screens.ts";
import { Brand, Navigation } from "./navigation/sidebar.tsx";

const everything = [
  "Portfolio",
  "Properties",
  "Calendar",
  "Leases",
  "Tenants",
  "Tasks",
  "Income",
  "Expenses",
  "Advertising",
  "Analytics",
  "Exports",
  "Plans",
  "Settings",
];
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

it.each([
  ["owner", everything],
  ["assistant", everything.filter((name) => name !== "Plans")],
  ["cleaner", ["Tasks", "Jobs", "Settings"]],
] as const)("[SHELL-01] leads the %s to the screens of the role", async (role, names) => {
  answerWith(() =>
    Response.json({ items: [{ id: "w", kind: "own", name: "", role, ownerName: "" }], current: "w" }),
  );
  await show(<Navigation admin={false} />);
  await waitFor(() => {
    expect(links()).toEqual([...names]);
  });
});

it("leads by its brand to the first screen of the role, not to one that sends on", async () => {
  answerWith(() =>
    Response.json({
      items: [{ id: "w", kind: "own", name: "", role: "cleaner", ownerName: "" }],
      current: "w",
    }),
  );
  await show(<Brand appName="Keystead" />);
  await waitFor(() => {
    expect(screen.getByRole("link").getAttribute("href")).toBe("/tasks");
  });
});

it("has keys of its own for each screen, and each role keys to its own screens", async () => {
  expect(new Set(screens.map(({ keys }) => keys)).size).toBe(screens.length);
  for (const role of memberRoles)
    expect(screens.filter((one) => hasScreen(role, one)).map(({ name }) => name)).toContain("settings");
});

it("shows every screen until the role is known, so that none comes later under the finger", async () => {
  await show(<Navigation admin={false} />);
  expect(links()).toEqual(everything);
});
