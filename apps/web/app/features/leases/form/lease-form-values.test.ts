import { plainDate } from "@keystead/domain/calendar";
import { expect, it } from "vitest";

import { emptyLease, NEW_TENANT, readLease } from "./lease-form-values.ts";
import { firstPayments } from "./tracking/lease-months.ts";

const today = plainDate("2026-11-19");
const context = { language: "de", currency: "EUR", today } as const;
const filled = {
  ...emptyLease(today),
  tenantId: "t",
  propertyId: "p",
  startsOn: "15.1.2027",
  rent: "950,00",
  paymentDay: "31",
};

it("names every field that is missing, and nothing else", () => {
  expect(readLease(emptyLease(today), context).problems).toEqual(["tenantId", "propertyId", "rent"]);
});

it("asks for the name of a new tenant", () => {
  expect(readLease({ ...filled, tenantId: NEW_TENANT }, context).problems).toEqual(["newTenant"]);
});

it("refuses an end before the start", () => {
  expect(readLease({ ...filled, ongoing: false, endsOn: "14.1.2027" }, context).problems).toEqual(["endsOn"]);
});

it("previews the first three payments by the rule of the schedule", () => {
  const { lease } = readLease(filled, context);
  expect(lease === null ? null : firstPayments(lease.terms)).toEqual([
    { dueOn: "2027-01-31", period: "2027-01", minor: 52097 },
    { dueOn: "2027-02-28", period: "2027-02", minor: 95000 },
    { dueOn: "2027-03-31", period: "2027-03", minor: 95000 },
  ]);
});

it("proposes to track an older lease from this month", () => {
  const { lease } = readLease({ ...filled, startsOn: "1.3.2020", opening: "120" }, context);
  expect(lease?.terms).toMatchObject({ trackFrom: "2026-11", openingMinor: 12000 });
});
