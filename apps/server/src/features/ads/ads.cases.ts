import { spendByMonth } from "@keystead/domain/ads";
import { addDays, plainDate } from "@keystead/domain/calendar";

import type { FeatureCases, NamedAnswer } from "#testing/cases/feature-cases.ts";
import {
  sumRowCounts,
  listTotal,
  each,
  LIMIT,
  centsOf,
  sumRowAmounts,
  centsText,
  whole,
} from "#testing/number-walks/walking.ts";
import type { Walk } from "#testing/number-walks/walking.ts";
import { rowAmount, rowDay } from "#testing/cases/paged-list.ts";
import { discarded, sendAs, undo } from "#testing/cases/racing.ts";
import { total } from "#testing/files/file-totals.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { findCounted, selectCampaigns } from "./list/campaign-list-store.ts";
import { findBegunLeases, findBegunBookings } from "./period/campaign-period-store.ts";
import { pickBills } from "./campaign-store.ts";

const walks: Readonly<Record<string, Walk>> = {
  "ads.list": async ({ client }) => [
    listTotal(await whole((page) => client.ads.list({ page, limit: LIMIT }))),
  ],
  "ads.totals": async ({ client, today }) => {
    const { items } = await whole((page) => client.ads.list({ page, limit: LIMIT }));
    const { base, ...totals } = await client.ads.totals({});
    const numbers = (
      at: string,
      says: typeof totals | (typeof totals.channels)[number],
      rows: typeof items,
    ) => [
      { at: `${at}campaigns`, says: says.campaigns, rows: rows.length },
      { at: `${at}spend`, says: says.spend, rows: sumRowAmounts(rows, ({ spend }) => spend) },
      { at: `${at}leads`, says: says.leads, rows: sumRowCounts(rows, ({ leads }) => leads) },
      {
        at: `${at}impressions`,
        says: says.impressions,
        rows: sumRowCounts(rows, ({ impressions }) => impressions),
      },
      { at: `${at}clicks`, says: says.clicks, rows: sumRowCounts(rows, ({ clicks }) => clicks) },
    ];
    // R-G03: only the days of each campaign that lie in the month.
    const shares = items.flatMap(({ spend, startsOn, endsOn }) =>
      spendByMonth(
        {
          spendMinor: centsOf(spend),
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
      rows: centsText(
        sumRowCounts(
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
        : [
            {
              at: "base.total",
              says: base.total,
              rows: sumRowAmounts(base.converted, ({ amount }) => amount),
            },
          ]),
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
};

const firstPage = { page: 1, limit: 25 };
const advert = { channel: "google", startsOn: "2026-02-01", spend: "45.00" } as const;

export const adsCases: FeatureCases = {
  walks,
  ofProperty: {
    campaigns: async (client, propertyId) => (await client.ads.list({ propertyId, limit: 1 })).total,
  },
  async beforeWalks(client, { letByTheMonth, letByTheNight }) {
    const days = { startsOn: "2026-02-20", endsOn: "2026-03-25" } as const;
    await client.ads.create({ ...days, propertyId: letByTheMonth, channel: "local", spend: "30.00" });
    await client.ads.create({
      ...days,
      propertyId: letByTheNight,
      channel: "google",
      spend: "120.00",
      leads: 6,
      impressions: 4_000,
      clicks: 90,
    });
  },
  deletions: {
    campaign: [
      async ({ client }) => {
        const { propertyId } = await rentedFlat(client, "Advertised house");
        const made = await client.ads.create({ ...advert, propertyId, expense: { date: "2026-02-01" } });
        return (await client.ads.delete({ id: made.id })).trashId;
      },
    ],
  },
  pagedLists: {
    "ads.list": async (app) => {
      const client = app.client(await app.signUp());
      const { propertyId } = await rentedFlat(client);
      return {
        list: (query) => client.ads.list(query),
        add: (at) =>
          client.ads.create({
            propertyId,
            channel: at % 2 === 0 ? "google" : "local",
            startsOn: rowDay(at),
            ...(at % 3 === 0 ? {} : { endsOn: addDays(plainDate(rowDay(at)), 9) }),
            spend: rowAmount(at),
            ...(at % 2 === 0 ? {} : { leads: at % 5, impressions: at * 10 + 10, clicks: at % 4 }),
          }),
        remove: (id) => client.ads.delete({ id }),
      };
    },
  },
  statements: {
    ready: async ({ client, propertyId }) =>
      (await client.ads.create({ ...advert, propertyId, expense: { date: "2026-03-02" } })).id,
    reads: [
      ["list of campaigns", ({ client }) => client.ads.list({ limit: 100 })],
      ["page of campaigns behind the last", ({ client }) => client.ads.list({ page: 9 })],
      ["what campaigns come to", ({ client }) => client.ads.totals({})],
      ["campaign", ({ client }, id) => client.ads.get({ id })],
      ["what happened meanwhile", ({ client }, id) => client.ads.period({ id })],
      ["history of a campaign", ({ client }, id) => client.history.campaign({ id })],
      ["bills of a property", ({ client, propertyId }) => client.ads.expenses({ propertyId })],
    ],
    async writes(write, { client, propertyId, create }) {
      await write("create a campaign", create("/ads", { ...advert, propertyId }));
      await write(
        "create a campaign with its bill",
        create("/ads", { ...advert, propertyId, spend: "46.00", expense: { date: "2026-02-02" } }),
      );
      const billed = (await client.ads.list({ propertyId, sort: "-spend" })).items[0]?.id ?? "";
      await write("change a campaign and its bill", () =>
        client.ads.update({ id: billed, version: 1, spend: "47.00" }),
      );
      let trashId = "";
      await write("delete a campaign", async () => ({ trashId } = await client.ads.delete({ id: billed })));
      await write("put the campaign back", () => client.trash.restore({ id: trashId }));
    },
  },
  plans: {
    tables: ["campaign"],
    rows: () => [
      `insert into campaign (workspace_id, id, property_id, channel, starts_on, ends_on, spend_minor, leads, expense_id)
        select e.workspace_id, e.id, e.property_id, 'google', e.spent_on, e.spent_on + 20, e.amount_minor, 3, e.id
        from (select *, row_number() over (partition by workspace_id order by id) as n from expense) e where e.n <= 100`,
    ],
    lists: [
      ["campaigns", (work) => selectCampaigns(work, firstPage)],
      ["campaigns by cost per lead", (work) => selectCampaigns(work, { ...firstPage, sort: "costPerLead" })],
      [
        "campaigns of a property with a day in a month",
        (work, { propertyId }) =>
          selectCampaigns(work, { ...firstPage, propertyId, from: "2026-03-01", to: "2026-03-31" }),
      ],
      ["what campaigns come to", (work) => findCounted(work, {})],
      [
        "bills that a campaign can be linked to",
        (work, { propertyId }) => pickBills(work, { propertyId, limit: 50, q: "95" }),
      ],
      [
        "stays that began meanwhile",
        (work, { propertyId }) =>
          findBegunBookings(work, { propertyId, from: "2026-02-01", to: "2026-02-28" }),
      ],
      [
        "leases that began meanwhile",
        (work, { propertyId }) => findBegunLeases(work, { propertyId, from: "2026-02-01", to: "2026-02-28" }),
      ],
    ],
  },
  inEachProperty: {
    "ads.list": {
      add: (client, { id: propertyId }) =>
        client.ads.create({ propertyId, channel: "google", startsOn: "2026-03-01", spend: "10.00" }),
      total: async (client) => (await client.ads.list({})).total,
    },
  },
  async sampleAnswers(client) {
    const { items } = await whole((page) => client.ads.list({ page, limit: 100 }));
    return [
      ["ads", () => client.ads.list({ limit: 100 })],
      ["ads in sum", () => client.ads.totals({})],
      ...items.map(({ id }): NamedAnswer => [
        `campaign ${id}`,
        async () => ({ empty: (await client.ads.period({ id })) === null }),
      ]),
    ];
  },
  async listTotals(client) {
    const { spend } = await client.ads.totals({});
    return [{ list: "campaigns", screen: [total("spend", ["EUR", spend])] }];
  },
  races: [
    {
      name: "make a campaign with its bill",
      run: (racer) =>
        sendAs(racer, "POST /ads", {
          propertyId: racer.stage.house,
          channel: "local",
          startsOn: "2026-03-01",
          spend: "31.00",
          expense: { date: "2026-03-09" },
        }),
    },
    {
      name: "link a campaign to a bill",
      strong: true,
      run: (racer) =>
        sendAs(racer, `PUT /ads/${racer.stage.campaign}`, {
          version: 1,
          leads: 3,
          expense: { id: racer.stage.expense },
        }),
    },
    {
      name: "undo the deletion of a campaign",
      prepare: discarded((racer) => sendAs(racer, `DELETE /ads/${racer.stage.campaign}`)),
      run: undo,
    },
  ],
};
