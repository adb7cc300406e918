import type { LeaseView } from "@keystead/contract/leases";

import type { TestClient } from "../test-app.ts";
import {
  each,
  centsOf,
  centsText,
  sumRowAmounts,
  LIMIT,
  whole,
  listTotal,
  leasesOf,
  byCurrency,
  dueBy,
} from "./walking.ts";
import type { Walk, WalkedNumber } from "./walking.ts";

/** Tenants, over all their leases. */
export const tenantWalks: Readonly<Record<string, Walk>> = {
  "tenants.list": async ({ client }) => {
    const list = await whole((page) => client.tenants.list({ page, limit: LIMIT }));
    const own = await each(list.items, ({ id }) => client.tenants.get({ id }));
    return [listTotal(list), ...list.items.map((says, at) => ({ at: "items[]", says, rows: own[at] }))];
  },
  "tenants.get": async ({ client }) => {
    const { items } = await whole((page) => client.tenants.list({ page, limit: LIMIT }));
    const walked = await each(items, async ({ id }) => {
      const tenant = await client.tenants.get({ id });
      const { items: leases } = await whole((page) =>
        client.leases.list({ tenantId: id, page, limit: LIMIT }),
      );
      return [
        {
          at: "activeLeases",
          of: id,
          says: tenant.activeLeases,
          rows: leases.filter(({ status }) => status === "active").length,
        },
        ...byCurrency("balances[].amount", tenant.balances, { rows: leases, of: ({ balance }) => balance }),
      ];
    });
    return walked.flat();
  },
  "tenants.overview": async (walker) => {
    const { client } = walker;
    const all = await leasesOf(walker);
    const { items } = await whole((page) => client.tenants.list({ page, limit: LIMIT }));
    const walked = await each(items, async ({ id }) => {
      const { tenant, leases, year, timeline } = await client.tenants.overview({ id });
      const own = all.filter((lease) => leases.some((one) => one.id === lease.id));
      const periods = year.months.map(({ period }) => period);
      const months = own.flatMap((lease) =>
        lease.months
          .filter(({ period }) => periods.includes(period))
          .map((month) => ({ ...month, currency: lease.currency })),
      );
      return [
        { at: "tenant", of: id, says: tenant, rows: await client.tenants.get({ id }) },
        {
          at: "timeline.earlier",
          of: id,
          says: timeline.earlier,
          rows: await earlierOf(client, id, timeline),
        },
        ...byCurrency("year.settled[].amount", year.settled, { rows: months, of: ({ settled }) => settled }),
        ...byCurrency("year.billed[].amount", year.billed, { rows: months, of: ({ amount }) => amount }),
        ...leases.flatMap((one) =>
          tenantLease(
            one,
            own.find((lease) => lease.id === one.id),
          ),
        ),
      ];
    });
    return walked.flat();
  },
  "tenants.timeline": async ({ client }) => {
    const { items } = await whole((page) => client.tenants.list({ page, limit: LIMIT }));
    return each(items, async ({ id }) => {
      const timeline = await client.tenants.timeline({ id });
      return { at: "earlier", of: id, says: timeline.earlier, rows: await earlierOf(client, id, timeline) };
    });
  },
};

type TenantLease = Awaited<ReturnType<TestClient["tenants"]["overview"]>>["leases"][number];

function tenantLease(one: TenantLease, lease: LeaseView | undefined): readonly WalkedNumber[] {
  if (lease === undefined)
    return [{ at: "leases[].balance", of: one.id, says: one.balance, rows: undefined }];
  const { movements, held } = lease.depositAccount;
  const moved = (kind: string) =>
    sumRowAmounts(
      movements.filter((movement) => movement.kind === kind),
      ({ amount }) => amount,
    );
  const of = one.id;
  return [
    { at: "leases[].balance", of, says: one.balance, rows: lease.balance },
    {
      at: "leases[].due",
      of,
      says: one.due,
      rows: sumRowAmounts(dueBy(lease, one.today), ({ outstanding }) => outstanding),
    },
    {
      at: "leases[].monthly",
      of,
      says: one.monthly,
      rows: centsText(centsOf(lease.monthlyRent) + centsOf(lease.charges)),
    },
    ...one.openMonths.map((month) => ({
      at: "leases[].openMonths[]",
      of,
      says: month,
      rows: lease.openMonths.find(({ period }) => period === month.period),
    })),
    { at: "leases[].deposit.held", of, says: one.deposit.held, rows: held },
    { at: "leases[].deposit.returned", of, says: one.deposit.returned, rows: moved("returned") },
    { at: "leases[].deposit.retained", of, says: one.deposit.retained, rows: moved("retained") },
  ];
}

type Timeline = Awaited<ReturnType<TestClient["tenants"]["timeline"]>>;

/** How many entries come before those shown, read page by page. */
async function earlierOf(client: TestClient, id: string, shown: Timeline): Promise<number> {
  let [earlier, last] = [0, shown.entries.at(-1)];
  for (let left = shown.earlier; left > 0 && last !== undefined;) {
    const page = await client.tenants.timeline({ id, before: last.id });
    earlier += page.entries.length;
    left = page.earlier;
    last = page.entries.at(-1);
  }
  return earlier;
}
