import { lastDayOf, monthOf, plainDate } from "@keystead/domain/calendar";

import { incomeRecords } from "./book-walks.ts";
import { listTotal, sumRowCounts, each, properties, whole } from "./walking.ts";
import type { Walk } from "./walking.ts";

/** The rest of a workspace: the plan, people, files, notices. */
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
      { at: "used.storage", says: used.storage, rows: sumRowCounts(files, ({ bytes }) => bytes) },
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
  "documents.list": async (walker) => {
    const lists = await each(await properties(walker), ({ id }) =>
      walker.client.documents.list({ on: "property", onId: id }),
    );
    return lists.flatMap((list) => [
      listTotal(list),
      { at: "bytes", says: list.bytes, rows: sumRowCounts(list.items, ({ bytes }) => bytes) },
      ...list.units.map(({ id, total }) => ({
        at: "units[].total",
        says: total,
        rows: list.items.filter(({ unit }) => unit?.id === id).length,
      })),
    ]);
  },
  "history.activity": async ({ client }) => [
    listTotal(await whole((page) => client.history.activity({ page, limit: 50 }))),
  ],
  "notices.list": async ({ client }) => {
    const list = await client.notices.list({ limit: 100 });
    return [
      listTotal(list),
      { at: "unread", says: list.unread, rows: list.items.filter(({ read }) => !read).length },
    ];
  },
};
