import type { Page } from "@playwright/test";

import { dayFromToday } from "../support/clock.ts";
import { callApi } from "../support/wire.ts";

type Home = { readonly id: string; readonly rentalMode: string };
type Unit = { readonly id: string; readonly name: string };
type ReadTurnover = {
  readonly id: string;
  readonly version: number;
  readonly unit: Unit | null;
  readonly window: { readonly from: string };
};

type NewCleaner = {
  readonly name: string;
  readonly language: string;
  readonly amount: string;
  readonly rentables?: readonly { readonly propertyId: string; readonly unitId: string }[];
};

/**
 * What the pictures need besides the sample: the link of a cleaner's job, and a booking form whose nights overlap a
 * booking.
 */
export type HostDay = { readonly jobLink: string; readonly overlap: string };

/**
 * A host's morning in the sample portfolio: two cleaners with links, and the week's turnovers. One is confirmed, one is
 * unassigned, and a rule proposes the cleaner of another.
 */
export async function spendHostDay(page: Page, language: string): Promise<HostDay> {
  const { items: homes } = await callApi<{ items: readonly Home[] }>(page, "GET", "properties?limit=10");
  const home = homes.find(({ rentalMode }) => rentalMode === "daily");
  if (home === undefined) throw new Error("The sample has nothing that is let by the night.");
  const { items: units } = await callApi<{ items: readonly Unit[] }>(
    page,
    "GET",
    `units?propertyId=${home.id}&limit=10`,
  );
  const [, second, , fourth] = units.toSorted((one, other) => one.name.localeCompare(other.name));
  if (second === undefined || fourth === undefined) throw new Error("The sample has too few holiday flats.");
  const rosa = await addCleaner(page, { name: "Rosa Lima", language, amount: "45.00" });
  const marek = await addCleaner(page, {
    name: "Marek Zając",
    language,
    amount: "40.00",
    rentables: [{ propertyId: home.id, unitId: fourth.id }],
  });
  const days = new URLSearchParams({ from: dayFromToday(0), to: dayFromToday(6) }).toString();
  const { items: turnovers } = await callApi<{ items: readonly ReadTurnover[] }>(
    page,
    "GET",
    `turnovers?${days}`,
  );
  const [tomorrow, next, , later] = turnovers.toSorted((one, other) =>
    one.window.from.localeCompare(other.window.from),
  );
  if (tomorrow === undefined || next === undefined || later === undefined)
    throw new Error("The sample has too few turnovers in the next days.");
  await give(page, tomorrow, rosa.id);
  await callApi(page, "POST", `turnovers/${tomorrow.id}/acts`, { act: "confirm" });
  await give(page, next, marek.id);
  await give(page, later, rosa.id);
  await callApi(page, "POST", `cleaners/${marek.id}/link`, {});
  const { link } = await callApi<{ link: { url: string } }>(page, "POST", `cleaners/${rosa.id}/link`, {});
  // Begins during the booking of another guest and ends before the next one.
  const overlap = new URLSearchParams({
    new: "1",
    forProperty: home.id,
    forUnit: second.id,
    checkIn: dayFromToday(3),
    checkOut: dayFromToday(8),
  });
  return { jobLink: link.url, overlap: `/calendar?${overlap.toString()}` };
}

function addCleaner(page: Page, { amount, ...more }: NewCleaner): Promise<{ readonly id: string }> {
  return callApi(page, "POST", "cleaners", { currency: "EUR", payBy: "job", amount, ...more });
}

async function give(page: Page, { id, version }: ReadTurnover, cleanerId: string): Promise<void> {
  await callApi(page, "PUT", `turnovers/${id}`, { version, cleanerId });
}
