import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { Navigation } from "./sidebar.tsx";

const everything = ["Portfolio", "Properties", "Leases", "Tenants", "Tasks", "Income", "Plans", "Settings"];
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

it.each([
  ["owner", everything],
  ["assistant", everything],
  ["cleaner", ["Tasks", "Plans", "Settings"]],
] as const)("leads the %s to the screens of the role", async (role, names) => {
  answerWith(() =>
    Response.json({ items: [{ id: "w", kind: "own", name: "", role, ownerName: "" }], current: "w" }),
  );
  await show(<Navigation admin={false} />);
  await waitFor(() => {
    expect(links()).toEqual([...names]);
  });
});

it("shows every screen until the role is known, so that none comes later under the finger", async () => {
  await show(<Navigation admin={false} />);
  expect(links()).toEqual(everything);
});
