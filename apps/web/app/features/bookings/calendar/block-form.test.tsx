import type { BlockView } from "@keystead/contract/bookings";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { collisionsIn } from "../../../testing/merge-question.ts";
import { casaAzul, gardenFlat, roofFlat, serveCalendar } from "../../../testing/records/bookings.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { type Sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import type { BookingPresets } from "../form/booking-values.ts";
import { BlockForm } from "./block-form.tsx";
// Loaded on demand by the form, with the first collision.
import "../../../ui/form/merge/merge-dialog.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-12-16T10:00:00Z");
});

const block: BlockView = {
  id: "00000000-0000-4000-8000-000000000b01",
  version: 2,
  propertyId: casaAzul.id,
  unitId: gardenFlat.id,
  from: "2026-12-22",
  through: "2026-12-24",
  reason: "Renovation",
};

type Opened = {
  readonly of?: BlockView | null;
  readonly presets?: BookingPresets;
  readonly onChange?: (requested: Sent) => Response;
};

async function open({ of = block, presets = {}, onChange = () => Response.json(block) }: Opened = {}) {
  serveCalendar({ onChange });
  const user = await show(
    <>
      <BlockForm block={of} presets={presets} onClose={() => {}} />
      <Toaster />
    </>,
  );
  const write = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await enter(user, screen.getByLabelText(label), text);
  };
  const unit = async (name: string) => {
    await user.click(await screen.findByRole("combobox", { name: "Unit" }));
    await user.click(await screen.findByRole("option", { name }));
  };
  const save = async (name = "Save booking") => user.click(screen.getByRole("button", { name }));
  return { user, write, unit, save };
}

it("[CAL-04] changes the nights and the place of a block, and sends nothing else", async () => {
  const { write, unit, save } = await open();
  await unit("Whole property");
  await write("Last night", "26 Dec 2026");
  expect(screen.getByText("5 nights")).toBeTruthy();
  await save();
  expect(await screen.findByText("The dates are blocked.")).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 2, unitId: null, through: "2026-12-26" },
  ]);
});

it.each([
  [
    "a last night before the first",
    { "Last night": "21 Dec 2026" },
    "The last night must not be before the first",
  ],
  ["no first night", { "First night": "" }, "Enter a date"],
])("[CAL-04] refuses %s, and sends nothing", async (_what, fields, message) => {
  const { user, write, save } = await open();
  for (const [label, text] of Object.entries(fields))
    if (text === "") await user.clear(screen.getByLabelText(label));
    else await write(label, text);
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sentBy("PUT")).toEqual([]);
});

it("blocks a single night from the two days of an address", async () => {
  const { save } = await open({
    of: null,
    presets: { forProperty: casaAzul.id, checkIn: "2026-12-21", checkOut: "2026-12-22" },
  });
  expect(screen.getByText("1 night")).toBeTruthy();
  await save("Block dates");
  await waitFor(() =>
    expect(sentBy("POST")[0]?.body).toEqual({
      propertyId: casaAzul.id,
      unitId: null,
      from: "2026-12-21",
      through: "2026-12-21",
      reason: "",
    }),
  );
  expect(sentBy("POST")[0]?.key).toBeTruthy();
});

it("begins with where its bar was drawn to, compared with what is stored", async () => {
  const { save } = await open({
    presets: { forUnit: roofFlat.id, checkIn: "2026-12-23", checkOut: "2026-12-26" },
  });
  await waitFor(() => expect(screen.getByLabelText("First night")).toHaveProperty("value", "23 Dec 2026"));
  await save();
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({
      version: 2,
      unitId: roofFlat.id,
      from: "2026-12-23",
      through: "2026-12-25",
    }),
  );
});

it("names the bookings that hold one of the nights, and keeps what was typed", async () => {
  const bookings = [
    {
      id: "00000000-0000-4000-8000-000000000077",
      guestName: "Paul Brennan",
      unitName: "Garden flat",
      checkIn: "2026-12-25T15:00",
      checkOut: "2026-12-27T11:00",
    },
  ];
  const { write, save } = await open({ onChange: () => refused("DATE_BOOKED", { bookings }, 409) });
  await write("Last night", "26 Dec 2026");
  await save();
  expect(await screen.findByText("A booking holds one of these nights.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Paul Brennan/ })).toBeTruthy();
  expect(screen.getByLabelText("Last night")).toHaveProperty("value", "26 Dec 2026");
});

it("asks in words which of two nights and places stays", async () => {
  const current = { ...block, version: 3, unitId: null, through: "2026-12-30" };
  const { write, unit, save } = await open({
    onChange: () => refused("STALE", { version: 3, current }, 409),
  });
  await unit("Roof flat");
  await write("Last night", "26 Dec 2026");
  await save();
  expect(collisionsIn(await screen.findByRole("dialog", { name: "Changed meanwhile" }))).toEqual([
    ["Unit", "Roof flat", "Whole property"],
    ["Last night", "26 Dec 2026", "30 Dec 2026"],
  ]);
});
