import type { SeasonView } from "@keystead/contract/bookings";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { SeasonsTab } from "./seasons-tab.tsx";

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const property = { id: idOf(1), currency: "EUR", timezone: "Europe/Lisbon" };
const season = (at: number, more: Partial<SeasonView>): SeasonView => ({
  id: idOf(at),
  version: 1,
  propertyId: property.id,
  unit: null,
  wholeProperty: false,
  name: "Summer",
  startsOn: "2026-06-01",
  endsOn: "2026-09-15",
  rate: "112.00",
  currency: "EUR",
  minStay: 3,
  overlaps: false,
  ...more,
});
const garden = { id: idOf(2), name: "Garden flat" };
const seasons = [
  season(11, {
    name: "Winter",
    startsOn: "2026-01-01",
    endsOn: "2026-05-31",
    rate: "70.00",
    minStay: 1,
  }),
  season(12, { overlaps: true }),
  season(13, {
    name: "Festival",
    startsOn: "2026-08-01",
    endsOn: "2026-08-14",
    rate: "150.00",
    overlaps: true,
  }),
  season(14, { name: "Garden summer", unit: garden, rate: "98.00", minStay: 2 }),
];

async function open(items: readonly SeasonView[]) {
  answerWith(({ path, method, body }) => {
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    // Nobody knows the plan: the server judges.
    if (path === "/api/v1/subscription") return new Response(null, { status: 400 });
    if (path === "/api/v1/seasonal-rates/next-year") return Response.json({ seasons: items.slice(0, 1) });
    if (path === "/api/v1/seasonal-rates" && method === "POST")
      return Response.json({ ...season(20, {}), ...Object(body) });
    if (path === "/api/v1/seasonal-rates") return Response.json({ items, total: items.length });
    if (path === "/api/v1/units/names")
      return Response.json({ items: [{ ...garden, property, archived: false }], more: false });
    if (path === `/api/v1/seasonal-rates/${idOf(12)}` && method === "DELETE")
      return Response.json({ trashId: idOf(99) });
    return new Promise<Response>(() => {});
  });
  return show(
    <>
      <SeasonsTab property={property} />
      <Toaster />
    </>,
  );
}

it("[PROP-04] lists the seasons of all units and of one, and says where they overlap and where there is none", async () => {
  await open(seasons);
  const card = within(await screen.findByRole("region", { name: "Seasonal rates" }));
  const lines = within(card.getAllByRole("list").at(-1) ?? document.body).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Winter 1 Jan 2026 – 31 May 2026 · All units · from 1 night€70.00per night",
    "Summer Overlaps1 Jun 2026 – 15 Sept 2026 · All units · from 3 nights€112.00per night",
    "Festival Overlaps1 Aug 2026 – 14 Aug 2026 · All units · from 3 nights€150.00per night",
    "Garden summer 1 Jun 2026 – 15 Sept 2026 · Garden flat · from 2 nights€98.00per night",
  ]);
  expect(card.getByText(/^1 Aug – 14 Aug: Summer and Festival overlap\./)).toBeTruthy();
  expect(card.getByText(/own rate: 16 Sept – 31 Dec$/)).toBeTruthy();
});

it("adds a season for one unit, and says what is missing", async () => {
  const user = await open([]);
  await user.click(await screen.findByRole("button", { name: "Add season" }));
  const drawer = within(await screen.findByRole("dialog"));
  await user.click(drawer.getByRole("button", { name: "Save season" }));
  expect(drawer.getAllByText("Name is required").length).toBeGreaterThan(0);
  expect(drawer.getAllByText("Enter what a night costs").length).toBeGreaterThan(0);
  await enter(user, drawer.getByLabelText("Name"), "Summer");
  await enter(user, drawer.getByLabelText("First day"), "1 Sep 2027");
  await enter(user, drawer.getByLabelText("Last day"), "1 Jun 2027");
  await enter(user, drawer.getByLabelText("Rate per night in EUR"), "112");
  await user.clear(drawer.getByLabelText("Minimum nights"));
  await user.type(drawer.getByLabelText("Minimum nights"), "3");
  await user.click(drawer.getByRole("button", { name: "Save season" }));
  expect(drawer.getAllByText("The last day must not come before the first").length).toBeGreaterThan(0);
  expect(sentBy("POST")).toEqual([]);
  await user.clear(drawer.getByLabelText("Last day"));
  await enter(user, drawer.getByLabelText("Last day"), "30 Sep 2027");
  await user.click(drawer.getByRole("button", { name: "Save season" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]?.body).toEqual({
      propertyId: property.id,
      unitId: null,
      wholeProperty: false,
      name: "Summer",
      startsOn: "2027-09-01",
      endsOn: "2027-09-30",
      rate: "112.00",
      minStay: 3,
    });
  });
});

it("applies to the whole property as its own choice, and shows it in its own lane", async () => {
  const house = season(16, { name: "House", wholeProperty: true, rate: "220.00" });
  const user = await open([...seasons, house]);
  expect((await screen.findAllByText("The whole property")).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Add season" }));
  const drawer = within(await screen.findByRole("dialog"));
  await enter(user, drawer.getByLabelText("Name"), "House");
  await enter(user, drawer.getByLabelText("First day"), "1 Jun 2027");
  await enter(user, drawer.getByLabelText("Last day"), "30 Sep 2027");
  await enter(user, drawer.getByLabelText("Rate per night in EUR"), "220");
  await user.click(await drawer.findByRole("combobox", { name: "Applies to" }));
  await user.click(await screen.findByRole("option", { name: "The whole property" }));
  await user.click(drawer.getByRole("button", { name: "Save season" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]?.body).toMatchObject({ unitId: null, wholeProperty: true, rate: "220.00" });
  });
});

it("copies what the next year does not have yet, and deletes with Undo", async () => {
  const user = await open([...seasons, season(15, { startsOn: "2027-06-01", endsOn: "2027-09-15" })]);
  await user.click(await screen.findByRole("button", { name: "Copy 2026 to 2027" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]?.body).toEqual({ ids: [idOf(11), idOf(13), idOf(14)] });
  });
  await user.click(screen.getAllByRole("button", { name: "Actions for Summer" })[0] ?? document.body);
  await user.click(await screen.findByRole("menuitem", { name: "Delete season" }));
  expect(await screen.findByText("Summer was deleted.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});
