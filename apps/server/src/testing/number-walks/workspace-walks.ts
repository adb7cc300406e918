import { taskGroups } from "@keystead/domain/tasks";
import { spendByMonth } from "@keystead/domain/ads";
import { lastDayOf, monthOf, plainDate } from "@keystead/domain/calendar";

import { incomeRecords } from "./book-walks.ts";
import { each, sumOf, countOf, LIMIT, whole, counted, properties, minorOf, textOf } from "./walking.ts";
import type { Walk } from "./walking.ts";

/** The rest of a workspace: the plan, people, campaigns, files, notices, tasks. */
export const workspaceWalks: Readonly<Record<string, Walk>> = {
  "accounts.subscription": async (walker) => {
    const { client, today } = walker;
    if (!walker.isOwn) return [];
    const { used } = await client.accounts.subscription({});
    const { people, invitations } = await client.people.list({});
    const month = { from: `${today.slice(0, 7)}-01`, to: String(lastDayOf(monthOf(plainDate(today)))) };
    const files = await each(await properties(walker), ({ id }) =>
      client.documents.list({ on: "property", onId: id }),
    );
    const parts = (await incomeRecords(walker)).filter(({ date }) => date >= month.from && date <= month.to);
    const { total: spent } = await client.expenses.list({ ...month, limit: 1 });
    return [
      { at: "used.properties", says: used.properties, rows: (await properties(walker)).length },
      { at: "used.units", says: used.units, rows: (await client.units.list({ limit: 1 })).total },
      {
        at: "used.assistants",
        says: used.assistants,
        rows: [...people, ...invitations.filter(({ state }) => state === "open")].filter(
          ({ role }) => role === "assistant",
        ).length,
      },
      { at: "used.storage", says: used.storage, rows: countOf(files, ({ bytes }) => bytes) },
      { at: "used.transactions", says: used.transactions, rows: parts.length + spent },
    ];
  },
  "people.list": async ({ client, isOwn: own }) => {
    if (!own) return [];
    const { people, invitations, assistants } = await client.people.list({});
    const all = [...people, ...invitations.filter(({ state }) => state === "open")];
    return [
      {
        at: "assistants.used",
        says: assistants.used,
        rows: all.filter(({ role }) => role === "assistant").length,
      },
    ];
  },
  "ads.list": async ({ client }) => [counted(await whole((page) => client.ads.list({ page, limit: LIMIT })))],
  "ads.totals": async ({ client, today }) => {
    const { items } = await whole((page) => client.ads.list({ page, limit: LIMIT }));
    const { base, ...totals } = await client.ads.totals({});
    const numbers = (
      at: string,
      says: typeof totals | (typeof totals.channels)[number],
      rows: typeof items,
    ) => [
      { at: `${at}campaigns`, says: says.campaigns, rows: rows.length },
      { at: `${at}spend`, says: says.spend, rows: sumOf(rows, ({ spend }) => spend) },
      { at: `${at}leads`, says: says.leads, rows: countOf(rows, ({ leads }) => leads) },
      {
        at: `${at}impressions`,
        says: says.impressions,
        rows: countOf(rows, ({ impressions }) => impressions),
      },
      { at: `${at}clicks`, says: says.clicks, rows: countOf(rows, ({ clicks }) => clicks) },
    ];
    // R-G03: of each campaign the days that lie in the month.
    const shares = items.flatMap(({ spend, startsOn, endsOn }) =>
      spendByMonth(
        {
          spendMinor: minorOf(spend),
          startsOn: plainDate(startsOn),
          endsOn: endsOn === null ? null : plainDate(endsOn),
          today: plainDate(today),
        },
        { from: null, to: null },
      ),
    );
    const months = totals.months.map(({ month, spend }) => ({
      at: "months[].spend",
      of: month,
      says: spend,
      rows: textOf(
        countOf(
          shares.filter((share) => share.month === month),
          ({ spendMinor }) => spendMinor,
        ),
      ),
    }));
    return [
      ...numbers("", totals, items),
      ...totals.channels.flatMap((channel) =>
        numbers(
          "channels[].",
          channel,
          items.filter((item) => item.channel === channel.channel),
        ),
      ),
      ...months,
      ...(base === null || base.total === null
        ? []
        : [{ at: "base.total", says: base.total, rows: sumOf(base.converted, ({ amount }) => amount) }]),
    ];
  },
  "ads.period": async ({ client }) => {
    const { items } = await whole((page) => client.ads.list({ page, limit: LIMIT }));
    const walked = await each(items, async ({ id, property: { id: propertyId } }) => {
      const { days, bookings, leases } = await client.ads.period({ id });
      const stays = await whole((page) => client.bookings.list({ propertyId, page, limit: LIMIT }));
      const terms = await whole((page) => client.leases.list({ propertyId, page, limit: LIMIT }));
      const begins = (day: string) => days !== null && day >= days.from && day <= days.to;
      return [
        {
          at: "bookings.total",
          says: bookings.total,
          rows: stays.items.filter(
            ({ status, checkIn }) => status === "confirmed" && begins(checkIn.slice(0, 10)),
          ).length,
        },
        {
          at: "leases.total",
          says: leases.total,
          rows: terms.items.filter(({ startsOn }) => begins(startsOn)).length,
        },
      ];
    });
    return walked.flat();
  },
  "documents.list": async (walker) => {
    const lists = await each(await properties(walker), ({ id }) =>
      walker.client.documents.list({ on: "property", onId: id }),
    );
    return lists.flatMap((list) => [
      counted(list),
      { at: "bytes", says: list.bytes, rows: countOf(list.items, ({ bytes }) => bytes) },
      ...list.units.map(({ id, total }) => ({
        at: "units[].total",
        says: total,
        rows: list.items.filter(({ unit }) => unit?.id === id).length,
      })),
    ]);
  },
  "history.activity": async ({ client }) => [
    counted(await whole((page) => client.history.activity({ page, limit: 50 }))),
  ],
  "notices.list": async ({ client }) => {
    const list = await client.notices.list({ limit: 100 });
    return [
      counted(list),
      { at: "unread", says: list.unread, rows: list.items.filter(({ read }) => !read).length },
    ];
  },
  "tasks.list": async ({ client }) => [
    counted(await whole((page) => client.tasks.list({ page, limit: LIMIT }))),
  ],
  "tasks.counts": async ({ client }) => {
    const counts = await client.tasks.counts({});
    const { items } = await whole((page) => client.tasks.list({ page, limit: LIMIT }));
    const clashes = await client.bookings.list({ state: "upcoming,in_house", conflict: "true", limit: 1 });
    return [
      ...taskGroups.map((group) => ({
        at: group,
        says: counts[group],
        rows: items.filter((item) => item.group === group).length,
      })),
      { at: "conflicts", says: counts.conflicts, rows: clashes.total },
    ];
  },
};
