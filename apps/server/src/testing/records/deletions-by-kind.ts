import { broughtBy } from "../cases/all-cases.ts";
import type { Deletion } from "../cases/feature-cases.ts";
import { holidayHouse } from "./holiday-house.ts";
import { rentedFlat } from "./rented-flat.ts";
import { pdfOf, storedFile } from "../files/uploads.ts";

const cash = { method: "cash" } as const;
const bill = { amount: "80.00", currency: "EUR", date: "2026-03-02", notes: "" } as const;
const overlapping = { confirm: ["BOOKING_OVERLAP"] };

let houses = 0;
const nextName = (): string => `House ${(houses += 1)}`;

const summer = {
  name: "Summer",
  startsOn: "2026-06-01",
  endsOn: "2026-08-31",
  rate: "112.00",
  minStay: 1,
} as const;
const aboveAgreed = { ...cash, confirm: ["DEPOSIT_ABOVE_AGREED"] };

/**
 * One or more deletions for each kind of record that can be restored; a kind without one fails the tests over all
 * kinds. It is one table, as long as the list of kinds.
 */
export const deletionsByKind = broughtBy<readonly Deletion[]>(({ deletions }) => deletions, {
  fx_rate: [
    async ({ client }) => {
      const cell = { period: "2026-03", base: "EUR", quote: "CHF" };
      const month = (await client.fx.grid({})).rates.find(({ quote }) => quote === "CHF");
      if (month === undefined)
        await client.fx.save({ changes: [{ ...cell, rate: "0.9412", version: null }] });
      const version = month?.version ?? 1;
      return (await client.fx.save({ changes: [{ ...cell, rate: null, version }] })).trashId;
    },
  ],
  unit: [
    async ({ client }) => {
      const house = await holidayHouse(client, { name: nextName() });
      const of = { propertyId: house.propertyId, unitId: house.garden };
      await client.blockedDates.create({ ...of, from: "2026-05-01", through: "2026-05-03", reason: "Bath" });
      await client.seasons.create({ ...of, ...summer });
      return (await client.units.delete({ id: house.garden })).trashId;
    },
    // The whole house and one of its units, both blocked on the same nights.
    async ({ client }) => {
      const house = await holidayHouse(client, { name: nextName() });
      const block = { propertyId: house.propertyId, from: "2026-05-01", through: "2026-05-03", reason: "" };
      await client.blockedDates.create({ ...block, unitId: house.garden });
      await client.blockedDates.create({ ...block, unitId: null });
      return (await client.units.delete({ id: house.garden })).trashId;
    },
  ],
  document: [
    async ({ app, session, client }) => {
      const { propertyId } = await rentedFlat(client, nextName());
      const made = await storedFile(app, session, { on: "property", onId: propertyId, content: pdfOf(300) });
      return (await client.documents.delete({ id: made.id })).trashId;
    },
  ],
  income: [
    async ({ client }) => {
      const { propertyId } = await rentedFlat(client, nextName());
      const made = await client.income.create({ ...bill, ...cash, propertyId, category: "other" });
      return (await client.income.delete({ ids: [made.id] })).trashId;
    },
    // A record and its reversal are deleted and restored together.
    async ({ client }) => {
      const { propertyId } = await rentedFlat(client, nextName());
      const made = await client.income.create({ ...bill, ...cash, propertyId, category: "other" });
      const back = await client.income.reverse({
        id: made.id,
        amount: "80.00",
        date: "2026-03-05",
        notes: "",
      });
      return (await client.income.delete({ ids: [made.id, back.id] })).trashId;
    },
    // The payment of a booking, deleted from the booking's page.
    async ({ client }) => {
      const house = await holidayHouse(client, { name: nextName() });
      const { id } = await house.book("2026-06-01", "2026-06-03");
      const paid = await client.bookings.recordPayment({ id, date: "2026-03-10", ...cash });
      const paymentId = paid.payments[0]?.id ?? "";
      return (await client.bookings.deletePayment({ id, paymentId })).trashId;
    },
  ],
  expense: [
    async ({ app, session, client }) => {
      const { propertyId } = await rentedFlat(client, nextName());
      const made = await client.expenses.create({ ...bill, propertyId, category: "repairs" });
      await storedFile(app, session, { on: "expense", onId: made.id, content: pdfOf(300) });
      return (await client.expenses.delete({ ids: [made.id] })).trashId;
    },
    // A record that is the bill of a campaign.
    async ({ client }) => {
      const { propertyId } = await rentedFlat(client, nextName());
      const spend = { propertyId, channel: "google", startsOn: "2026-02-01", spend: "250.00" } as const;
      const made = await client.ads.create({ ...spend, expense: { date: "2026-02-01" } });
      return (await client.expenses.delete({ ids: [made.expense?.id ?? ""] })).trashId;
    },
  ],
  recurring: [
    async ({ client }) => {
      const { propertyId } = await rentedFlat(client, nextName());
      const series = { book: "expense", category: "insurance", amount: "236.00", currency: "EUR" } as const;
      const made = await client.recurring.create({
        ...series,
        propertyId,
        firstDate: "2026-01-31",
        everyMonths: 1,
        notes: "",
      });
      return (await client.recurring.delete({ id: made.id })).trashId;
    },
  ],
  tenant: [
    async ({ client }) => {
      const { propertyId } = await rentedFlat(client, nextName());
      const made = await client.tenants.create({ propertyId, name: "Bea", email: "bea@example.com" });
      return (await client.tenants.delete({ id: made.id })).trashId;
    },
  ],
  lease: [
    async ({ client }) => {
      const flat = await rentedFlat(client, nextName());
      return (await client.leases.delete({ id: (await flat.lease()).id })).trashId;
    },
    // With another lease of the same flat.
    async ({ client }) => {
      const flat = await rentedFlat(client, nextName());
      const { id } = await flat.lease();
      await flat.lease({ startsOn: "2026-02-01", confirm: ["LEASE_OVERLAP"] });
      return (await client.leases.delete({ id })).trashId;
    },
    async ({ client }) => {
      const flat = await rentedFlat(client, nextName());
      await flat.lease();
      const { id } = await flat.lease({ startsOn: "2026-02-01", confirm: ["LEASE_OVERLAP"] });
      return (await client.leases.delete({ id })).trashId;
    },
  ],
  booking: [
    async ({ client }) => {
      const house = await holidayHouse(client, { name: nextName() });
      return (await client.bookings.delete({ id: (await house.book("2026-06-01", "2026-06-04")).id }))
        .trashId;
    },
    // The first booking, and one whose overlap with it was confirmed; both in a unit, both in the whole house, and
    // one in each.
    ...[
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].flatMap(([firstInUnit, secondInUnit]): Deletion[] =>
      [0, 1].map((index): Deletion => async ({ client }) => {
        const house = await holidayHouse(client, { name: nextName() });
        const at = (inUnit: boolean | undefined) => ({ unitId: inUnit === true ? house.garden : null });
        const stays = [
          await house.book("2026-06-01", "2026-06-04", at(firstInUnit)),
          await house.book("2026-06-03", "2026-06-06", { ...at(secondInUnit), ...overlapping }),
        ];
        return (await client.bookings.delete({ id: stays[index]?.id ?? "" })).trashId;
      }),
    ),
    // The middle one of three bookings that overlap each other, and a cancelled one.
    async ({ client }) => {
      const house = await holidayHouse(client, { name: nextName() });
      await house.book("2026-06-01", "2026-06-04");
      const { id } = await house.book("2026-06-03", "2026-06-06", overlapping);
      await house.book("2026-06-05", "2026-06-08", { unitId: null, ...overlapping });
      return (await client.bookings.delete({ id })).trashId;
    },
    async ({ client }) => {
      const house = await holidayHouse(client, { name: nextName() });
      const { id, version } = await house.book("2026-06-01", "2026-06-04");
      await client.bookings.cancel({ id, version, kept: "0" });
      await house.book("2026-06-01", "2026-06-04");
      return (await client.bookings.delete({ id })).trashId;
    },
    // In a unit that is let by a lease.
    async ({ client }) => {
      const house = await holidayHouse(client, { name: nextName() });
      const { id } = await house.book("2026-09-10", "2026-09-12");
      await client.properties.update({ id: house.propertyId, version: 1, rentalMode: "monthly" });
      const tenant = await client.tenants.create({ propertyId: house.propertyId, name: "Ada Adler" });
      await client.leases.create({
        tenantId: tenant.id,
        propertyId: house.propertyId,
        unitId: house.garden,
        startsOn: "2026-09-01",
        monthlyRent: "900.00",
        paymentDay: 1,
        confirm: ["BOOKING_DURING_LEASE"],
      });
      return (await client.bookings.delete({ id })).trashId;
    },
  ],
  blocked_date: [
    async ({ client }) => {
      const house = await holidayHouse(client, { name: nextName() });
      const block = { propertyId: house.propertyId, from: "2026-05-01", through: "2026-05-03", reason: "" };
      await client.blockedDates.create({ ...block, unitId: null });
      const { id } = await client.blockedDates.create({ ...block, unitId: house.garden });
      // One guest leaves on the first blocked day, another comes on the day after the last.
      await house.book("2026-04-28", "2026-05-01");
      await house.book("2026-05-04", "2026-05-06");
      return (await client.blockedDates.delete({ id })).trashId;
    },
  ],
  seasonal_rate: [
    async ({ client }) => {
      const { propertyId } = await holidayHouse(client, { name: nextName() });
      const made = await client.seasons.create({ ...summer, propertyId, unitId: null });
      await client.seasons.create({ ...summer, propertyId, unitId: null });
      return (await client.seasons.delete({ id: made.id })).trashId;
    },
  ],
  lease_payment: [
    async ({ client }) => {
      const { id, rows } = await (await rentedFlat(client, nextName())).lease();
      const paid = await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], ...cash });
      return (await client.leases.deleteTransfers({ ids: [paid.transferId] })).trashId;
    },
  ],
  lease_refund: [
    async ({ client }) => {
      const { id, rows } = await (await rentedFlat(client, nextName())).lease();
      const paid = await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], ...cash });
      const after = await client.leases.refundTransfer({
        id: paid.transferId,
        amount: "60.00",
        confirm: ["REFUND_REOPENS_ROW"],
      });
      return (await client.leases.deleteRefund({ id: after.payments[0]?.refunds[0]?.id ?? "" })).trashId;
    },
  ],
  deposit_movement: [
    async ({ client }) => {
      const { id } = await (await rentedFlat(client, nextName())).lease({ deposit: "500.00" });
      const after = await client.leases.moveDeposit({
        id,
        kind: "received",
        amount: "700.00",
        ...aboveAgreed,
      });
      return (await client.leases.deleteDepositMovement({ id: after.depositAccount.movements[0]?.id ?? "" }))
        .trashId;
    },
  ],
  deposit_transfer: [
    async ({ client }) => {
      const flat = await rentedFlat(client, nextName());
      const unit = { propertyId: flat.propertyId, name: "Flat 2", bedrooms: null, bathrooms: null };
      const { id: unitId } = await client.units.create({ ...unit, sizeSqm: null });
      const { id } = await flat.lease({ deposit: "700.00" });
      const { version } = await client.leases.moveDeposit({
        id,
        kind: "received",
        amount: "700.00",
        ...cash,
      });
      const to = { movesOn: "2026-03-01", propertyId: flat.propertyId, unitId };
      const next = await client.leases.move({ id, version, ...to });
      const movementId = next.depositAccount.movements[0]?.id ?? "";
      return (await client.leases.deleteDepositMovement({ id: movementId })).trashId;
    },
  ],
  settlement: [
    async ({ client }) => {
      const { id } = await (
        await rentedFlat(client, nextName())
      ).lease({ startsOn: "2025-01-01", trackFrom: "2025-01", charges: "100.00" });
      const letter = { id, year: 2025, share: "1320.00", result: "120.00", dueOn: "2026-03-31", note: "" };
      await client.leases.settleCharges({ ...letter, note: "Charges 2025" });
      return (await client.leases.deleteSettlement({ id, year: 2025 })).trashId;
    },
  ],
  write_down: [
    async ({ client }) => {
      const { id, rows } = await (await rentedFlat(client, nextName())).lease();
      const after = await client.leases.waive({ id, rows: [rows[0]?.ref ?? ""], note: "heating failed" });
      return (await client.leases.deleteWriteDown({ id: after.writeDowns[0]?.id ?? "" })).trashId;
    },
  ],
  rent_row: [
    async ({ client }) => {
      const { id } = await (await rentedFlat(client, nextName())).lease();
      const after = await client.leases.addCharge({ id, amount: "15.00", dueOn: "2026-03-09", note: "key" });
      return (await client.leases.deleteCharge({ id: after.rows.find(({ oneOff }) => oneOff)?.ref ?? "" }))
        .trashId;
    },
  ],
  cleaner: [
    async ({ client }) => {
      const { propertyId, garden: unitId } = await holidayHouse(client, { name: nextName() });
      const made = await client.cleaners.create({
        name: "Rosa Almeida",
        language: "es",
        payBy: "job",
        amount: "34.00",
        currency: "EUR",
        unitPay: [{ unitId, amount: "20.00", weekendAmount: null }],
        rentables: [{ propertyId, unitId }],
      });
      return (await client.cleaners.delete({ id: made.id })).trashId;
    },
  ],
  turnover: [
    async ({ client }) => {
      const { propertyId, garden: unitId } = await holidayHouse(client, { name: nextName() });
      const made = await client.turnovers.create({ propertyId, unitId, startsAt: "2026-03-20T10:00" });
      return (await client.turnovers.delete({ id: made.id })).trashId;
    },
  ],
});
