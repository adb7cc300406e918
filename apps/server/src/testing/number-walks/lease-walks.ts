import type { LeaseView } from "@keystead/contract/leases";

import {
  each,
  centsOf,
  centsText,
  sumRowAmounts,
  sumRowCounts,
  LIMIT,
  whole,
  listTotal,
  leasesOf,
  dueBy,
} from "./walking.ts";
import type { Walk, WalkedNumber } from "./walking.ts";

// oxlint-disable-next-line max-lines-per-function -- one table: each number of a lease beside the rows that it adds up
function leaseNumbers(lease: LeaseView): readonly WalkedNumber[] {
  const { id: of, today, months, openMonths, rows, untilToday, transfers, payments, depositAccount } = lease;
  const rowsOf = (refs: readonly string[]) => rows.filter(({ ref }) => refs.includes(ref));
  const billed = ({ amount, waived }: LeaseView["rows"][number]) =>
    centsText(centsOf(amount) - centsOf(waived));
  const signed = depositAccount.movements.map(({ kind, amount }) =>
    centsText(kind === "received" ? centsOf(amount) : -centsOf(amount)),
  );
  const due = dueBy(lease, today);
  return [
    { at: "untilToday.billed", of, says: untilToday.billed, rows: sumRowAmounts(due, billed) },
    {
      at: "untilToday.settled",
      of,
      says: untilToday.settled,
      rows: sumRowAmounts(due, (row) => row.allocated),
    },
    { at: "untilToday.open", of, says: untilToday.open, rows: sumRowAmounts(due, (row) => row.outstanding) },
    {
      at: "untilToday.ahead",
      of,
      says: untilToday.ahead,
      rows: centsText(
        sumRowCounts(payments, (one) => centsOf(one.amount) - centsOf(one.refunded)) -
          sumRowCounts(due, (row) => centsOf(row.allocated)),
      ),
    },
    {
      at: "balance",
      of,
      says: lease.balance,
      rows: centsText(centsOf(untilToday.open) - centsOf(untilToday.ahead)),
    },
    {
      at: "overdue",
      of,
      says: lease.overdue,
      rows: sumRowAmounts(
        rows.filter(({ overdue }) => overdue),
        (row) => row.outstanding,
      ),
    },
    { at: "depositHeld", of, says: lease.depositHeld, rows: sumRowAmounts(signed, (amount) => amount) },
    {
      at: "depositAccount.held",
      of,
      says: depositAccount.held,
      rows: sumRowAmounts(signed, (amount) => amount),
    },
    ...months.flatMap((one) => [
      {
        at: "months[].amount",
        of: `${of} ${one.period}`,
        says: one.amount,
        rows: sumRowAmounts(rowsOf(one.rows), billed),
      },
      {
        at: "months[].settled",
        of: `${of} ${one.period}`,
        says: one.settled,
        rows: sumRowAmounts(rowsOf(one.rows), (row) => row.allocated),
      },
      {
        at: "months[].outstanding",
        of: `${of} ${one.period}`,
        says: one.outstanding,
        rows: sumRowAmounts(rowsOf(one.rows), (row) => row.outstanding),
      },
    ]),
    ...openMonths.flatMap((one) => {
      const month = months.find(({ period }) => period === one.period);
      return [
        { at: "openMonths[].amount", of: `${of} ${one.period}`, says: one.amount, rows: month?.amount },
        { at: "openMonths[].settled", of: `${of} ${one.period}`, says: one.settled, rows: month?.settled },
        {
          at: "openMonths[].outstanding",
          of: `${of} ${one.period}`,
          says: one.outstanding,
          rows: sumRowAmounts(one.rows, (row) => row.outstanding),
        },
      ];
    }),
    ...transfers.flatMap((transfer) => {
      const parts = payments.filter(({ id }) => transfer.payments.includes(id));
      return [
        {
          at: "transfers[].amount",
          of,
          says: transfer.amount,
          rows: sumRowAmounts(parts, (part) => part.amount),
        },
        {
          at: "transfers[].refunded",
          of,
          says: transfer.refunded,
          rows: sumRowAmounts(parts, (part) => part.refunded),
        },
      ];
    }),
  ];
}

const RENT_OF = "2026-03";

/** Leases: their lists, their months, their balance. */
export const leaseWalks: Readonly<Record<string, Walk>> = {
  // oxlint-disable-next-line max-lines-per-function -- one table: each number of the list beside the rows that it adds up
  "leases.list": async (walker) => {
    const { client } = walker;
    const list = await whole((page) => client.leases.list({ due: RENT_OF, page, limit: LIMIT }));
    const { sums } = await client.leases.list({ due: RENT_OF, limit: 1 });
    const leases = await leasesOf(walker);
    return [
      listTotal(list),
      ...list.items.flatMap(({ id, rent }) => {
        const rows = (leases.find((one) => one.id === id)?.rows ?? []).filter(
          ({ kind, dueOn }) => kind !== "opening" && dueOn.startsWith(RENT_OF),
        );
        const expected = sumRowCounts(rows, (row) => centsOf(row.amount) - centsOf(row.waived));
        return rent === null
          ? []
          : [
              { at: "items[].rent.expected", of: id, says: rent.expected, rows: centsText(expected) },
              {
                at: "items[].rent.settled",
                of: id,
                says: rent.settled,
                rows: sumRowAmounts(rows, ({ allocated }) => allocated),
              },
              {
                at: "items[].rent.open",
                of: id,
                says: rent.open,
                rows: sumRowAmounts(rows, ({ outstanding }) => outstanding),
              },
              {
                at: "items[].rent.overdue",
                of: id,
                says: rent.overdue,
                rows: sumRowAmounts(
                  rows.filter(({ overdue }) => overdue),
                  ({ outstanding }) => outstanding,
                ),
              },
            ];
      }),
      ...sums.flatMap((sum) => {
        const of = sum.currency;
        const rows = list.items.filter(({ currency }) => currency === of);
        const part = (
          at: string,
          says: string,
          amount: (row: (typeof rows)[number]) => string,
        ): WalkedNumber => ({ at: `sums[].${at}`, of, says, rows: sumRowAmounts(rows, amount) });
        return [
          { at: "sums[].leases", of, says: sum.leases, rows: rows.length },
          part("monthlyRent", sum.monthlyRent, (row) => row.monthlyRent),
          part("owed", sum.owed, (row) => centsText(Math.max(0, centsOf(row.balance)))),
          part("credit", sum.credit, (row) => centsText(Math.max(0, -centsOf(row.balance)))),
          part("depositHeld", sum.depositHeld, (row) => row.depositHeld),
          part("overdue", sum.overdue, (row) => row.overdue),
          part("soon", sum.soon, (row) => row.soon),
          ...(sum.rent === null
            ? []
            : (["expected", "settled", "open", "overdue"] as const).map((name) =>
                part(`rent.${name}`, sum.rent?.[name] ?? "", (row) => row.rent?.[name] ?? "0.00"),
              )),
        ];
      }),
    ];
  },
  "leases.get": async (walker) => (await leasesOf(walker)).flatMap(leaseNumbers),
  "leases.balance": async (walker) => {
    const balances = await each(await leasesOf(walker), ({ id }) => walker.client.leases.balance({ id }));
    return balances.flatMap(({ balance, due, waived, paid, refunded, rows, payments }) => [
      { at: "due", says: due, rows: sumRowAmounts(rows, ({ amount }) => amount) },
      { at: "waived", says: waived, rows: sumRowAmounts(rows, (row) => row.waived) },
      { at: "paid", says: paid, rows: sumRowAmounts(payments, ({ amount }) => amount) },
      { at: "refunded", says: refunded, rows: sumRowAmounts(payments, (one) => one.refunded) },
      {
        at: "balance",
        says: balance,
        rows: centsText(centsOf(due) - centsOf(waived) - centsOf(paid) + centsOf(refunded)),
      },
    ]);
  },
  "leases.rentChange": async (walker) => {
    const running = (await leasesOf(walker)).filter(({ status }) => status === "active");
    const changes = await each(running, ({ id, monthlyRent }) =>
      walker.client.leases.rentChange({
        id,
        effectiveOn: `${RENT_OF}-01`,
        amount: centsText(centsOf(monthlyRent) + 1_234),
      }),
    );
    return changes.map(({ months, together }) => ({
      at: "together",
      says: together,
      rows: sumRowAmounts(months, ({ difference }) => difference),
    }));
  },
  "leases.tracking": async (walker) => {
    const tracked = (await leasesOf(walker)).filter(
      ({ trackFrom, startsOn }) => trackFrom !== null && startsOn < `${trackFrom}-01`,
    );
    const views = await each(tracked, ({ id, startsOn }) =>
      walker.client.leases.tracking({ id, from: startsOn.slice(0, 7) }),
    );
    return views.map(({ months, together }) => ({
      at: "together",
      says: together,
      rows: sumRowAmounts(months, ({ amount }) => amount),
    }));
  },
};
