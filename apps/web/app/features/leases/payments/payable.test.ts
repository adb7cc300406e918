import type { LeaseView } from "@keystead/contract/leases";
import { expect, it } from "vitest";

import { sampleLease as plain } from "../../../testing/records/lease.ts";
import { openMonth, payable } from "../../../testing/records/payable.ts";
import { payableOf, withMonthsOf } from "./payable.ts";

const leaseOf = (openMonths: LeaseView["openMonths"]): LeaseView => ({ ...plain, openMonths });

const september = openMonth("2026-09", "100.00");
const october = openMonth("2026-10", "175.00", { charges: "25.00" });
const december = openMonth("2026-12", "237.50", { overdue: false });
const lease = leaseOf([september, october, december]);

it("ticks what is overdue from the lease, and one month from that month", () => {
  expect(payableOf(lease).ticked).toEqual(["2026-09", "2026-10"]);
  expect(payableOf(lease, "2026-12").ticked).toEqual(["2026-12"]);
  expect(payableOf(leaseOf([december])).ticked).toEqual(["2026-12"]);
  expect(payableOf(leaseOf([])).ticked).toEqual([]);
});

it("says at the head that others rent with the tenant", () => {
  const coTenants = [{ id: "jonas", name: "Jonas Brandt" }];
  expect(payableOf(lease).tenantName).toBe(lease.tenant.name);
  expect(payableOf({ ...lease, coTenants }).tenantName).toBe(`${lease.tenant.name}, +1`);
});

it("adds what only the lease knows, and leaves what is shown as it is", () => {
  const shown = openMonth("2026-10", "150.00");
  const key = {
    ref: "k",
    kind: "charge",
    dueOn: "2026-10-20",
    outstanding: "45.00",
    oneOff: true,
    adjusts: null,
  } as const;
  const whole = { ...october, rows: [...october.rows, { ...key, note: "Key" }] };
  const merged = withMonthsOf({ ...payable, months: [shown] }, leaseOf([september, whole]));
  expect(merged.months.map(({ period }) => period)).toEqual(["2026-09", "2026-10"]);
  expect(merged.months[1]).toMatchObject({ outstanding: "150.00", rows: [{ outstanding: "150.00" }, key] });
  expect(merged.ticked).toEqual(payable.ticked);
});
