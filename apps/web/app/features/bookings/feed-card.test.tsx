import type { FeedView } from "@keystead/contract/bookings";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { FeedCard } from "./feed-card.tsx";

const propertyId = "00000000-0000-4000-8000-000000000001";
const garden = { id: "00000000-0000-4000-8000-000000000002", name: "Garden flat" };
const roof = { id: "00000000-0000-4000-8000-000000000003", name: "Roof flat" };
const address = `/api/v1/properties/${propertyId}/calendar-feed`;
const keyOf = (unitId: string | null) => `https://keystead.test/api/calendar.ics?key=${unitId ?? "house"}`;

/** What the server knows: which rentables have an address. */
async function open(units: readonly { readonly id: string; readonly name: string }[]) {
  const made = new Set<string | null>([null]);
  const feedOf = (unitId: string | null): FeedView => ({
    unitId,
    url: made.has(unitId) ? keyOf(unitId) : null,
    isOpen: made.has(unitId),
    withGuests: false,
    madeAt: made.has(unitId) ? "2026-03-10T09:00:00.000Z" : null,
    rentables: [null, ...units].map((unit) => ({ unit, isOpen: made.has(unit?.id ?? null) })),
  });
  answerWith(({ path, method, body, query }) => {
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path !== address) return Response.json({ items: [], total: 0 });
    if (method === "GET") return Response.json(feedOf(query["unitId"] ?? null));
    const { unitId = null }: { readonly unitId?: string | null } = Object(body);
    made.add(unitId);
    return Response.json(feedOf(unitId));
  });
  return show(
    <>
      <FeedCard propertyId={propertyId} />
      <Toaster />
    </>,
  );
}

const shown = () => screen.getByLabelText<HTMLInputElement>("Secret address").value;

it("shows the address of the property, and makes one of a unit", async () => {
  const user = await open([garden, roof]);
  const select = await screen.findByLabelText("Calendar of");
  expect(
    within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["The whole property (has an address)", "Garden flat", "Roof flat"]);
  expect(shown()).toBe(keyOf(null));
  await user.selectOptions(select, "Garden flat");
  await user.click(await screen.findByRole("button", { name: "Make a secret address" }));
  await waitFor(() => {
    expect(shown()).toBe(keyOf(garden.id));
  });
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ unitId: garden.id, withGuests: false }]);
  expect(screen.getByRole("option", { name: "Garden flat (has an address)" })).toBeTruthy();
  await user.selectOptions(select, "The whole property (has an address)");
  await waitFor(() => {
    expect(shown()).toBe(keyOf(null));
  });
});

it("asks for no place where the property has one unit or none", async () => {
  await open([garden]);
  await screen.findByLabelText("Secret address");
  expect(screen.queryByLabelText("Calendar of")).toBeNull();
});
