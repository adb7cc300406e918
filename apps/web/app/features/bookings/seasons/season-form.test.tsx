import type { SeasonView } from "@keystead/contract/bookings";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { collisionsIn } from "../../../testing/merge-question.ts";
import { aSeason, casaAzul, gardenFlat, roofFlat } from "../../../testing/records/bookings.ts";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
// Loaded on demand by the form, with the first collision.
import "../../../ui/form/merge/merge-dialog.tsx";
import { SeasonForm } from "./season-form.tsx";

const summer = aSeason(1, { name: "Summer", unit: gardenFlat, startsOn: "2027-06-01", endsOn: "2027-09-15" });

it("asks in words which of two rates, days and places stays", async () => {
  const stored = storedRecord<SeasonView>(`/api/v1/seasonal-rates/${summer.id}`, summer, {
    elsewhere: ({ path }) =>
      path.endsWith("/units/names")
        ? Response.json({
            items: [gardenFlat, roofFlat].map((unit) => ({ ...unit, archived: false })),
            more: false,
          })
        : undefined,
  });
  const user = await show(<SeasonForm property={casaAzul} season={summer} onClose={() => {}} />);
  stored.change({ rate: "1200.00", endsOn: "2027-09-30", unit: null, wholeProperty: true });
  const write = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await enter(user, screen.getByLabelText(label), text);
  };
  await write("Last day", "31 Aug 2027");
  await write("Rate per night in EUR", "1120");
  await user.click(screen.getByRole("combobox", { name: "Applies to" }));
  await user.click(await screen.findByRole("option", { name: "Roof flat" }));
  await user.click(screen.getByRole("button", { name: "Save season" }));
  expect(collisionsIn(await screen.findByRole("dialog", { name: "Changed meanwhile" }))).toEqual([
    ["Last day", "31 Aug 2027", "30 Sept 2027"],
    ["Rate per night", "1,120.00", "1,200.00"],
    ["Applies to", "Roof flat", "The whole property"],
  ]);
});
