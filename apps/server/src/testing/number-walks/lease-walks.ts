import type { LeaseView } from "@keystead/contract/leases";

import { each, minorOf, textOf, sumOf, countOf, LIMIT, whole, counted, leasesOf, dueBy } from "./walking.ts";
import type { Walk, WalkedNumber } from "./walking.ts";

// oxlint-disable-next-line max-lines-per-function -- one table: each number of a lease beside the rows that it adds up
function leaseNumbers(lease: LeaseView): readonly WalkedNumber[] {
  const { id: of, today, months, openMonths, rows, untilToday, transfers, payments, depositAccount } = lease;
  const rowsOf = (refs: readonly string[]) => rows.filter(({ ref }) => refs.includes(ref));
  const billed = ({ amount, waived }: LeaseView["rows"][number]) => textOf(minorOf(amount) - minorOf(waived));
  const signed = depositAccount.movements.map(({ kind, amount }) =>
    textOf(kind === "received" ? minorOf(amount) : -minorOf(amount)),
  );
  const due = dueBy(lease, today);
  return [
    { at: "untilToday.billed", of, says: untilToday.billed, rows: sumOf(due, billed) },
    { at: "untilToday.settled", of, says: untilToday.settled, rows: sumOf(due, (row) => row.allocated) },
    { at: "untilToday.open", of, says: untilToday.open, rows: sumOf(due, (row) => row.outstanding) },
    {
      at: "untilToday.ahead",
      of,
      says: untilToday.ahead,
      rows: textOf(
        countOf(payments, (one) => minorOf(one.amount) - minorOf(one.refunded)) -
          countOf(due, (row) => minorOf(row.allocated)),
      ),
    },
    {
      at: "balance",
      of,
      says: lease.balance,
      rows: textOf(minorOf(untilToday.open) - minorOf(untilToday.ahead)),
    },
    {
      at: "overdue",
      of,
      says: lease.overdue,
      rows: sumOf(
        rows.filter(({ overdue }) => overdue),
        (row) => row.outstanding,
      ),
    },
    { at: "depositHeld", of, says: lease.depositHeld, rows: sumOf(signed, (amount) => amount) },
    { at: "depositAccount.held", of, says: depositAccount.held, rows: sumOf(signed, (amount) => amount) },
    ...months.flatMap((one) => [
      {
        at: "months[].amount",
        of: `${of} ${one.period}`,
        says: one.amount,
        rows: sumOf(rowsOf(one.rows), billed),
      },
      {
        at: "months[].settled",
        of: `${of} ${one.period}`,
        says: one.settled,
        rows: sumOf(rowsOf(one.rows), (row) => row.allocated),
      },
      {
        at: "months[].outstanding",
        of: `${of} ${one.period}`,
        says: one.outstanding,
        rows: sumOf(rowsOf(one.rows), (row) => row.outstanding),
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
          rows: sumOf(one.rows, (row) => row.outstanding),
        },
      ];
    }),
    ...transfers.flatMap((transfer) => {
      const parts = payments.filter(({ id }) => transfer.payments.includes(id));
      return [
        { at: "transfers[].amount", of, says: transfer.amount, rows: sumOf(parts, (part) => part.amount) },
        {
          at: "transfers[].refunded",
          of,
          says: transfer.refunded,
          rows: sumOf(parts, (part) => part.refunded),
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
      counted(list),
      ...list.items.flatMap(({ id, rent }) => {
        const rows = (leases.find((one) => one.id === id)?.rows ?? []).filter(
          ({ kind, dueOn }) => kind !== "opening" && dueOn.startsWith(RENT_OF),
        );
        const expected = countOf(rows, (row) => minorOf(row.amount) - minorOf(row.waived));
        return rent === null
          ? []
          : [
              { at: "items[].rent.expected", of: id, says: rent.expected, rows: textOf(expected) },
              {
                at: "items[].rent.settled",
                of: id,
                says: rent.settled,
                rows: sumOf(rows, ({ allocated }) => allocated),
              },
              {
                at: "items[].rent.open",
                of: id,
                says: rent.open,
                rows: sumOf(rows, ({ outstanding }) => outstanding),
              },
              {
                at: "items[].rent.overdue",
                of: id,
                says: rent.overdue,
                rows: sumOf(
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
        ): WalkedNumber => ({ at: `sums[].${at}`, of, says, rows: sumOf(rows, amount) });
        return [
          { at: "sums[].leases", of, says: sum.leases, rows: rows.length },
          part("monthlyRent", sum.monthlyRent, (row) => row.monthlyRent),
          part("owed", sum.owed, (row) => textOf(Math.max(0, minorOf(row.balance)))),
          part("credit", sum.credit, (row) => textOf(Math.max(0, -minorOf(row.balance)))),
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
      { at: "due", says: due, rows: sumOf(rows, ({ amount }) => amount) },
      { at: "waived", says: waived, rows: sumOf(rows, (row) => row.waived) },
      { at: "paid", says: paid, rows: sumOf(payments, ({ amount }) => amount) },
      { at: "refunded", says: refunded, rows: sumOf(payments, (one) => one.refunded) },
      {
        at: "balance",
        says: balance,
        rows: textOf(minorOf(due) - minorOf(waived) - minorOf(paid) + minorOf(refunded)),
      },
    ]);
  },
  "leases.rentChange": async (walker) => {
    const running = (await leasesOf(walker)).filter(({ status }) => status === "active");
    const changes = await each(running, ({ id, monthlyRent }) =>
      walker.client.leases.rentChange({
        id,
        effectiveOn: `${RENT_OF}-01`,
        amount: textOf(minorOf(monthlyRent) + 1_234),
      }),
    );
    return changes.map(({ months, together }) => ({
      at: "together",
      says: together,
      rows: sumOf(months, ({ difference }) => difference),
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
      rows: sumOf(months, ({ amount }) => amount),
    }));
  },
};
