import type { LeaseView } from "@keystead/contract/leases";
import { prorations } from "@keystead/domain/leases";

import { rentedFlat } from "./rented-flat.ts";
import type { TestClient } from "../test-app.ts";

/** A random number generator; the same seed gives the same numbers on every run. */
export function randomBelow(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Pick = (below: number) => number;
type Act = (client: TestClient, lease: LeaseView, pick: Pick) => Promise<unknown>;

const day = (pick: Pick): string =>
  `${2025 + pick(2)}-${String(pick(12) + 1).padStart(2, "0")}-${String(pick(28) + 1).padStart(2, "0")}`;
const amount = (pick: Pick, most = 120_000): string => (pick(most) / 100 + 1).toFixed(2);
const refAt = (rows: LeaseView["rows"], pick: Pick): string =>
  rows[pick(Math.min(rows.length, 20))]?.ref ?? "";
const confirm = ["LEASE_OVERLAP", "REFUND_REOPENS_ROW"] as const;

/** The acts of a landlord on a lease, chosen at random; an entry that occurs more than once is more likely. */
const acts: readonly Act[] = [
  (client, { id, version, startsOn }, pick) => {
    const effectiveOn = pick(3) === 0 ? startsOn : day(pick);
    const kind = pick(3) === 0 ? "charge" : "rent";
    return client.leases.changeRent({ id, version, kind, effectiveOn, amount: amount(pick) });
  },
  (client, { id, rows }, pick) =>
    client.leases.waive({
      id,
      rows: [refAt(rows, pick)],
      note: "by chance",
      ...(pick(2) === 0 ? {} : { amount: amount(pick, 40_000) }),
    }),
  pay,
  pay,
  pay,
  (client, { payments }, pick) =>
    client.leases.refundTransfer({
      id: payments[pick(payments.length)]?.transferId ?? "",
      amount: amount(pick, 90_000),
      confirm: [...confirm],
    }),
  (client, { payments }, pick) => {
    const payment = payments[pick(payments.length)];
    return client.leases.changePayment({
      id: payment?.id ?? "",
      version: payment?.version ?? 0,
      amount: amount(pick, 180_000),
      paidOn: payment?.paidOn ?? "",
      method: "cash",
      note: "",
    });
  },
  (client, { id, version }, pick) =>
    client.leases.end({ id, version, endsOn: day(pick), confirm: [...confirm] }),
  (client, { id, version }, pick) =>
    client.leases.extend({ id, version, endsOn: pick(2) === 0 ? null : day(pick), confirm: [...confirm] }),
  (client, { id }, pick) =>
    client.leases.addCharge({ id, amount: amount(pick, 9_000), dueOn: day(pick), note: "key" }),
  (client, lease, pick) => {
    const { id, version, tenant, property, unit, startsOn, currency, deposit, graceDays, notes } = lease;
    return client.leases.update({
      id,
      version,
      tenantId: tenant.id,
      propertyId: property.id,
      unitId: unit?.id ?? null,
      startsOn,
      currency,
      deposit,
      graceDays,
      notes,
      paymentDay: pick(31) + 1,
      proration: prorations[pick(prorations.length)] ?? "none",
    });
  },
];

/** Acts that undo something: afterwards the amount that was due for a row before them is unknown. */
const takeBacks: readonly Act[] = [
  (client, { writeDowns }, pick) =>
    client.leases.deleteWriteDown({ id: writeDowns[pick(writeDowns.length)]?.id ?? "" }),
  (client, { rows }, pick) => {
    const charges = rows.filter(({ oneOff }) => oneOff);
    return client.leases.deleteCharge({ id: charges[pick(charges.length)]?.ref ?? "" });
  },
];

function pay(client: TestClient, { id, rows }: LeaseView, pick: Pick): Promise<unknown> {
  const refs = Array.from({ length: 1 + pick(3) }, () => refAt(rows, pick));
  return client.leases.recordPayment({
    id,
    rows: refs,
    method: "cash",
    ...(pick(2) === 0 ? {} : { amount: amount(pick, 250_000) }),
  });
}

/**
 * A lease with a random history, created over HTTP. Acts that the product refuses are skipped; server errors are
 * thrown.
 */
export async function randomLeaseHistory(
  client: TestClient,
  seed: number,
  { steps = 14, takesBack = true }: { readonly steps?: number; readonly takesBack?: boolean } = {},
): Promise<string> {
  const pick = randomBelow(seed);
  const possible = takesBack ? [...acts, ...takeBacks] : acts;
  const flat = await rentedFlat(client, `House ${seed}`);
  const month = String(1 + pick(12)).padStart(2, "0");
  const { id } = await flat.lease({
    startsOn: `2025-${month}-${String(1 + pick(28)).padStart(2, "0")}`,
    trackFrom: `2025-${month}`,
    endsOn: pick(3) === 0 ? `2026-0${1 + pick(9)}-${String(1 + pick(28)).padStart(2, "0")}` : null,
    monthlyRent: amount(pick),
    charges: pick(2) === 0 ? "0" : amount(pick, 30_000),
    deposit: "1000.00",
    paymentDay: 1 + pick(31),
    proration: prorations[pick(prorations.length)] ?? "none",
  });
  if (pick(2) === 0) await client.leases.moveDeposit({ id, kind: "received", amount: amount(pick, 100_000) });
  for (let step = 0; step < steps; step += 1) {
    const act = possible[pick(possible.length)];
    if (act === undefined) continue;
    await act(client, await client.leases.get({ id }), pick).catch(unlessRefused);
  }
  return id;
}

function unlessRefused(error: unknown): void {
  const status = error instanceof Error && "status" in error ? error.status : 500;
  if (typeof status !== "number" || status >= 500) throw error;
}
