import type { PropertyView } from "@keystead/contract/properties";
import { noPurchase } from "@keystead/domain/properties";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { PropertyForm } from "./property-form.tsx";

const id = "00000000-0000-4000-8000-000000000001";
const path = `/api/v1/properties/${id}`;
const property: PropertyView = {
  id,
  version: 1,
  name: "Lindenhof",
  rentalMode: "monthly",
  address: "Lindenweg 3",
  city: "Berlin",
  country: null,
  propertyType: "residential",
  currency: "EUR",
  timezone: "Europe/Berlin",
  status: "active",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  minGapMinutes: 180,
  cleaningMinutes: 180,
  notes: "",
  ...noPurchase,
  createdAt: "2026-03-10T09:00:00.000Z",
};

async function open() {
  const onClose = vi.fn();
  const user = await show(
    <>
      <PropertyForm property={property} defaults={property} onClose={onClose} />
      <Toaster />
    </>,
  );
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== "") await enter(user, field, text);
  };
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));
  return { user, type, save, onClose };
}

const choices = () => screen.findByRole("dialog", { name: "Changed meanwhile" });
const bodies = () => sentBy("PUT").map(({ body }) => body);

it("sends the version and what was changed, and nothing else", async () => {
  storedRecord(path, property);
  const { type, save, onClose } = await open();
  await type("City (optional)", "Potsdam");
  await save();
  expect(await screen.findByText("Lindenhof was saved.")).toBeTruthy();
  expect(bodies()).toEqual([{ version: 1, city: "Potsdam" }]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("sends nothing when nothing was changed, and says so", async () => {
  storedRecord(path, property);
  const { type, save, onClose } = await open();
  await type("City (optional)", " Berlin ");
  await save();
  expect(await screen.findByText("Nothing was changed, so nothing was saved.")).toBeTruthy();
  expect(bodies()).toEqual([]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("merges with a change made meanwhile, keeps both and says so", async () => {
  const stored = storedRecord(path, property);
  const { type, save, onClose } = await open();
  stored.change({ city: "Potsdam", status: "inactive" });
  await type("Notes (optional)", "Key in the safe");
  await save();
  expect(
    await screen.findByText("Saved and merged with changes made in the meantime: City, Status."),
  ).toBeTruthy();
  expect(bodies()).toEqual([
    { version: 1, notes: "Key in the safe" },
    { version: 2, notes: "Key in the safe" },
  ]);
  expect(stored.read()).toMatchObject({ city: "Potsdam", status: "inactive", notes: "Key in the safe" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("asks about what both changed, field by field, and takes no answer for given", async () => {
  const stored = storedRecord(path, property);
  const { user, type, save } = await open();
  stored.change({ city: "Potsdam", name: "Lindenhof I", notes: "New roof", status: "inactive" });
  await type("City (optional)", "Hamburg");
  await type("Name", "Lindenhof 1");
  await type("Notes (optional)", "Key in the safe");
  await save();
  const dialog = within(await choices());
  const city = within(dialog.getByRole("group", { name: "City" }));
  expect(city.getByRole("radio", { name: "Your value Hamburg" })).toHaveProperty("checked", false);
  expect(city.getByRole("radio", { name: "Value saved meanwhile Potsdam" })).toHaveProperty("checked", false);
  const taken = within(dialog.getByRole("region", { name: "Also saved meanwhile, and kept" }));
  expect([taken.getByRole("term").textContent, taken.getByRole("definition").textContent]).toEqual([
    "Status",
    "Inactive",
  ]);

  await user.click(dialog.getByRole("radio", { name: "Your value Lindenhof 1" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getAllByText("Choose one of the two values.")).toHaveLength(2);
  expect(document.activeElement).toBe(city.getByRole("radio", { name: "Your value Hamburg" }));
  expect(sentBy("PUT")).toHaveLength(1);

  await user.click(city.getByRole("radio", { name: "Value saved meanwhile Potsdam" }));
  await user.click(dialog.getByRole("radio", { name: "Your value Key in the safe" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(
    await screen.findByText("Saved and merged with changes made in the meantime: Status, City."),
  ).toBeTruthy();
  expect(bodies()[1]).toEqual({ version: 2, name: "Lindenhof 1", notes: "Key in the safe" });
  expect(stored.read()).toMatchObject({ city: "Potsdam", name: "Lindenhof 1", status: "inactive" });
});

it("is answered by keys alone, and by Escape goes back to a form that has lost nothing", async () => {
  const stored = storedRecord(path, property);
  const { user, type, save, onClose } = await open();
  stored.change({ city: "Potsdam" });
  await type("City (optional)", "Hamburg");
  await save();
  await choices();
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(screen.queryByRole("dialog", { name: "Changed meanwhile" })).toBeNull();
  });
  expect(screen.getByLabelText("City (optional)")).toHaveProperty("value", "Hamburg");
  expect(screen.queryByText("Discard what you typed?")).toBeNull();
  expect([sentBy("PUT").length, onClose.mock.calls.length]).toEqual([1, 0]);

  await save();
  const dialog = within(await choices());
  await waitFor(() => {
    expect(document.activeElement).toBe(dialog.getByRole("radio", { name: "Your value Hamburg" }));
  });
  await user.keyboard(" {Enter}");
  expect(await screen.findByText("Lindenhof was saved.")).toBeTruthy();
  expect(stored.read()).toMatchObject({ city: "Hamburg", version: 3 });
});

it("shows the merged record when the merged save is refused, so that nothing typed is lost", async () => {
  const issues = [{ path: ["name"], code: "NAME_TOO_LONG" }];
  const refusal = { defined: true, code: "BAD_REQUEST", status: 400, message: "", data: { issues } };
  const stored = storedRecord(path, property, {
    before: () => (sentBy("PUT").length === 2 ? Response.json(refusal, { status: 400 }) : undefined),
  });
  const { type, save } = await open();
  stored.change({ city: "Potsdam" });
  await type("Notes (optional)", "Key in the safe");
  await save();
  expect(await screen.findByText("Name must have at most 100 characters")).toBeTruthy();
  expect(screen.getByLabelText("City (optional)")).toHaveProperty("value", "Potsdam");
  expect(screen.getByLabelText("Notes (optional)")).toHaveProperty("value", "Key in the safe");
  await save();
  expect(await screen.findByText("Lindenhof was saved.")).toBeTruthy();
  expect(bodies()[2]).toEqual({ version: 2, notes: "Key in the safe" });
});

it("gives up when the record is changed before each try, and keeps what was typed", async () => {
  storedRecord(path, property, {
    before: (stored) => {
      stored.change({ address: `Lindenweg ${stored.read().version}` });
      return undefined;
    },
  });
  const { type, save } = await open();
  await type("Notes (optional)", "Key in the safe");
  await save();
  expect(await screen.findByText(/This was changed since you opened it/)).toBeTruthy();
  expect(sentBy("PUT")).toHaveLength(5);
  expect(screen.getByLabelText("Notes (optional)")).toHaveProperty("value", "Key in the safe");
});
