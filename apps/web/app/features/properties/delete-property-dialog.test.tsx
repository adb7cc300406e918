import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { DeletePropertyDialog } from "./delete-property-dialog.tsx";

const property = { id: "00000000-0000-4000-8000-000000000001", name: "Lindenhof" };
const nothing = {
  units: 0,
  leases: 0,
  bookings: 0,
  turnovers: 0,
  blocks: 0,
  seasons: 0,
  rentRows: 0,
  payments: 0,
  income: 0,
  expenses: 0,
  recurring: 0,
  campaigns: 0,
  documents: 0,
  tenantsKept: 0,
  tasksKept: 0,
};

it("[PROP-05] lists all that goes with a house let by the night, as the button counts it", async () => {
  const counts = { ...nothing, units: 1, bookings: 3, blocks: 4, seasons: 2, campaigns: 1 };
  answerWith(() => Response.json({ name: property.name, counts, total: 11 }));
  await show(<DeletePropertyDialog property={property} onClose={vi.fn()} onDeleted={vi.fn()} />);
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByRole("button", { name: "Delete property and 11 linked items" });
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["1 unit", "3 bookings", "4 blocked nights", "2 seasons", "1 advertising campaign"]);
});
