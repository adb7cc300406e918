import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { PropertyList } from "./property-list.tsx";

const answers: { readonly status: number; readonly body: unknown }[] = [];
const house = (name: string, version: number) => ({
  id: `00000000-0000-4000-8000-00000000000${name.length}`,
  version,
  name,
  rentalMode: "monthly",
  address: "",
  city: "",
  country: null,
  propertyType: "residential",
  currency: "EUR",
  timezone: "Europe/Berlin",
  status: "active",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  notes: "",
  createdAt: "2026-01-01T00:00:00.000Z",
  units: 0,
  occupancy: { rentables: 1, let: 0, vacant: 1, maintenance: 0 },
  activeLeases: 0,
  month: "2026-11",
  receivedThisMonth: [],
  costsThisMonth: [],
  netThisMonth: [],
  rent: [],
  held: [],
  overdue: [],
  owedByGuests: [],
  nextDue: null,
});
const items = [house("Elm", 3), house("Oaks", 4)];
const [elm, oaks] = items.map(({ id, version }) => ({ id, version }));

beforeEach(() => {
  answerWith(({ method, path: requestedPath }) => {
    if (method === "GET")
      return requestedPath === "/api/v1/properties"
        ? Response.json({ items, total: 2 })
        : new Promise<Response>(() => {});
    const answer = answers.shift();
    if (answer === undefined) throw new Error("nothing to answer");
    return Response.json(answer.body, { status: answer.status });
  });
});

async function setAllInactive() {
  const user = await show(
    <>
      <PropertyList />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Set inactive" }));
  return user;
}

const path = "/api/v1/properties/set-status";

it("sets the status of several in one call, and Undo turns back those that changed", async () => {
  answers.push({ status: 200, body: { changed: [{ ...oaks, version: 5 }] } });
  const user = await setAllInactive();
  expect(await screen.findByText("1 property is inactive now.")).toBeDefined();
  expect(sentBy("POST")).toMatchObject([{ path, body: { status: "inactive", properties: [elm, oaks] } }]);
  answers.push({ status: 200, body: { changed: [{ ...oaks, version: 6 }] } });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Restored.")).toBeDefined();
  expect(sentBy("POST")[1]).toMatchObject({
    path,
    body: { status: "active", properties: [{ ...oaks, version: 5 }] },
  });
});

it("names those that were changed elsewhere, and says that nothing happened", async () => {
  answers.push({
    status: 409,
    body: {
      defined: true,
      code: "STALE",
      status: 409,
      message: "STALE",
      data: {
        version: 4,
        records: [
          { ...elm, name: "Elm", version: 4 },
          { ...oaks, name: "Oaks", version: 5 },
        ],
      },
    },
  });
  await setAllInactive();
  const message =
    "Changed elsewhere meanwhile: Elm and Oaks. Nothing was changed here; the list shows the current state.";
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("says what guests of a house still owe, with the list of their bookings behind it", async () => {
  const owed = { ...house("Beach", 1), owedByGuests: [{ amount: "770.00", currency: "EUR" }] };
  answerWith(({ path: requestedPath }) =>
    requestedPath === "/api/v1/properties"
      ? Response.json({ items: [...items, owed], total: 3 })
      : new Promise<Response>(() => {}),
  );
  await show(<PropertyList />);
  const link = await screen.findByRole("link", { name: "€770.00 open of bookings" });
  expect(link.getAttribute("href")).toBe(
    `/calendar?view=list&money=unpaid%2Cpartially_paid&propertyId=${owed.id}`,
  );
  expect(screen.getAllByText("Nothing due")).toHaveLength(2);
});
