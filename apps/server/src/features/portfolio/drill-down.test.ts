import type { RecordSums } from "@keystead/contract/ledger";
import type { LeaseSums, LeaseView } from "@keystead/contract/leases";
import type { CollectLine, PortfolioView } from "@keystead/contract/portfolio";
import type { Occupancy, PropertyListItem } from "@keystead/contract/properties";
import { propertyInputs } from "@keystead/domain/analytics";
import {
  drillDownAddress,
  drillDownQuery,
  monthBeforeDrillDowns,
  portfolioDrillDowns,
  propertyDrillDowns,
} from "@keystead/domain/drill-down";
import type { DrillDown } from "@keystead/domain/drill-down";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { randomPortfolio } from "../../testing/records/random-portfolio.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

/** The totals in the foot of a list, for any list. */
type Footer = {
  readonly total: number;
  readonly leases: LeaseSums;
  readonly income: RecordSums["sums"];
  readonly expenses: RecordSums["sums"];
  readonly bookings: BookingSums;
  readonly occupancy: Occupancy | null;
};
type BookingSums = readonly { readonly currency: string; readonly outstanding: string }[];

/** Amounts by currency; a zero amount counts as absent. */
type Sums = Readonly<Record<string, string>>;

const sums = (list: readonly { readonly currency: string; readonly amount: string }[]): Sums =>
  Object.fromEntries(
    list.filter(({ amount }) => Number(amount) !== 0).map(({ currency, amount }) => [currency, amount]),
  );

const ofRent = ({ leases }: Footer) =>
  leases.flatMap(({ currency, rent }) => (rent === null ? [] : [{ currency, ...rent }]));
const ofReceived = ({ income }: Footer) => sums(income);
const ofSpent = ({ expenses }: Footer) => sums(expenses);
/** From two lists: what was received less what was spent (R-F08). */
const ofNet = ({ income, expenses }: Footer) => {
  const spent = expenses.map(({ currency, amount }) => ({ currency, amount: textOf(-minorOf(amount)) }));
  const net = Map.groupBy([...income, ...spent], ({ currency }) => currency);
  return sums(
    [...net].map(([currency, parts]) => ({
      currency,
      amount: textOf(parts.reduce((sum, { amount }) => sum + minorOf(amount), 0)),
    })),
  );
};
const ofGuests = ({ bookings }: Footer) =>
  sums(bookings.map(({ currency, outstanding }) => ({ currency, amount: outstanding })));
const ofLeases = (part: "overdue" | "soon" | "depositHeld") => (footer: Footer) =>
  sums(footer.leases.map((sum) => ({ currency: sum.currency, amount: sum[part] })));

/**
 * For each figure of the portfolio, what the foot of its list says. A link added without a line here does not compile.
 */
const portfolioFooters = {
  rent: ofRent,
  received: ofReceived,
  occupancy: ({ occupancy }) => occupancy,
  vacancy: ({ occupancy, total }) => ({ vacant: total, rentables: occupancy?.rentables }),
  held: (footer) => ({
    held: ofLeases("depositHeld")(footer),
    leases: Object.fromEntries(footer.leases.map(({ currency, leases }) => [currency, leases])),
  }),
  overdue: (footer) => ({ sums: ofLeases("overdue")(footer), leases: footer.total }),
  upcoming: (footer) => ({ sums: ofLeases("soon")(footer), leases: footer.total }),
  ending: ({ total }) => total,
  overdueTasks: ({ total }) => total,
  conflicts: ({ total }) => total,
  unpaidBookings: (footer) => ({ bookings: footer.total, outstanding: ofGuests(footer) }),
  activeLeases: ({ total }) => total,
  settledLeases: ({ total }) => total,
  receivedIn: ofReceived,
  receivedOf: ofReceived,
  costs: ofSpent,
  costsOf: ofSpent,
  rentablesOf: ({ occupancy }) => occupancy,
} satisfies Readonly<
  Record<Exclude<keyof typeof portfolioDrillDowns, "costsFor">, (footer: Footer) => unknown>
>;

const beforeFooters = {
  received: ofReceived,
  costs: ofSpent,
} satisfies Readonly<Record<keyof typeof monthBeforeDrillDowns, (footer: Footer) => unknown>>;

const propertyFooters = {
  received: ofReceived,
  costs: ofSpent,
  rent: ofRent,
  overdue: ofLeases("overdue"),
  owedByGuests: ofGuests,
  held: ofLeases("depositHeld"),
  occupancy: ({ occupancy }) => occupancy,
  activeLeases: ({ total }) => total,
} satisfies Readonly<Record<keyof typeof propertyDrillDowns, (footer: Footer) => unknown>>;

/** A figure as a screen shows it: its place in the answer, its link, and what the foot of the list must say. */
type Figure = {
  readonly at: string;
  readonly says: unknown;
  readonly drillDown: DrillDown;
  /** A second list, when a figure is the difference of two. */
  readonly less?: DrillDown;
  readonly footer: (footer: Footer) => unknown;
};

function figuresOf(view: PortfolioView): readonly Figure[] {
  const { month, overdue, upcoming, occupancy } = view;
  const figure = (
    name: keyof typeof portfolioFooters,
    at: string,
    says: unknown,
    of = { month, propertyId: "" },
  ) => ({
    at,
    says,
    drillDown: portfolioDrillDowns[name](of),
    footer: portfolioFooters[name],
  });
  return [
    figure("rent", "rent", view.rent),
    figure("received", "income", sums(view.income)),
    ...(["month", "year"] as const).flatMap((span) => {
      const of = { month: span === "month" ? month : month.slice(0, 4), propertyId: "" };
      const { received, costs, net } = view.result[span];
      const less = portfolioDrillDowns.costs(of);
      return [
        figure("received", `result.${span}.received`, sums(received), of),
        figure("costs", `result.${span}.costs`, sums(costs), of),
        { ...figure("received", `result.${span}.net`, sums(net), of), less, footer: ofNet },
        ...view.categories.map((one, at) => ({
          at: `categories.${at}.${span}`,
          says: sums([{ currency: one.currency, amount: one[span] }]),
          drillDown: portfolioDrillDowns.costsFor({ ...of, category: one.category }),
          footer: ({ expenses }: Footer) =>
            sums(expenses.filter(({ currency }) => currency === one.currency)),
        })),
      ];
    }),
    ...figuresBefore(view),
    figure("occupancy", "occupancy", occupancy),
    figure("vacancy", "occupancy", { vacant: occupancy.vacant, rentables: occupancy.rentables }),
    figure("held", "deposits", {
      held: sums(view.deposits.map(({ currency, held }) => ({ currency, amount: held }))),
      leases: Object.fromEntries(view.deposits.map(({ currency, leases }) => [currency, leases])),
    }),
    figure("overdue", "overdue.sums", { sums: sums(overdue.sums), leases: overdue.lines.length }),
    figure("upcoming", "upcoming.sums", { sums: sums(upcoming.sums), leases: upcoming.lines.length }),
    figure("ending", "leasesEnding.within60Days", view.leasesEnding.within60Days),
    figure("overdueTasks", "tasksOverdue", view.tasksOverdue),
    figure("conflicts", "conflicts", view.conflicts),
    figure("activeLeases", "leases.active", view.leases.active),
    figure("settledLeases", "leases.settled", view.leases.settled),
    ...view.months.map((one, at) =>
      figure("receivedIn", `months.${at}.income`, sums(one.income), { month: one.month, propertyId: "" }),
    ),
    ...view.properties.flatMap(({ id, received, result, occupancy: own }, at) => [
      figure("receivedOf", `properties.${at}.received`, sums(received), { month, propertyId: id }),
      figure("rentablesOf", `properties.${at}.occupancy`, own, { month, propertyId: id }),
      ...(["month", "year"] as const).flatMap((span) => {
        const of = { month: span === "month" ? month : month.slice(0, 4), propertyId: id };
        const name = `properties.${at}.result.${span}`;
        const less = portfolioDrillDowns.costsOf(of);
        return [
          figure("receivedOf", `${name}.received`, sums(result[span].received), of),
          figure("costsOf", `${name}.costs`, sums(result[span].costs), of),
          { ...figure("receivedOf", `${name}.net`, sums(result[span].net), of), less, footer: ofNet },
        ];
      }),
    ]),
  ];
}

/** The first days of the previous month, and as many of the running one for comparison. */
function figuresBefore({ before, month, today }: PortfolioView): readonly Figure[] {
  const figure = (name: keyof typeof beforeFooters, at: string, says: Sums) => ({
    at: `before.${at}`,
    says,
    drillDown: monthBeforeDrillDowns[name](before),
    footer: beforeFooters[name],
  });
  return [
    figure("received", "received", sums(before.received)),
    figure("costs", "costs", sums(before.costs)),
    {
      ...figure("received", "net", sums(before.net)),
      less: monthBeforeDrillDowns.costs(before),
      footer: ofNet,
    },
    {
      at: "before.soFar",
      says: sums(before.soFar),
      drillDown: monthBeforeDrillDowns.received({ month, to: today }),
      less: monthBeforeDrillDowns.costs({ month, to: today }),
      footer: ofNet,
    },
  ];
}

function figuresOfProperty(item: PropertyListItem): readonly Figure[] {
  const figure = (name: keyof typeof propertyDrillDowns, at: string, says: unknown) => ({
    at,
    says,
    drillDown: propertyDrillDowns[name](item),
    footer: propertyFooters[name],
  });
  return [
    figure("received", "receivedThisMonth", sums(item.receivedThisMonth)),
    figure("costs", "costsThisMonth", sums(item.costsThisMonth)),
    {
      ...figure("received", "netThisMonth", sums(item.netThisMonth)),
      less: propertyDrillDowns.costs(item),
      footer: ofNet,
    },
    figure("rent", "rent", item.rent),
    figure("overdue", "overdue", sums(item.overdue)),
    figure("owedByGuests", "owedByGuests", sums(item.owedByGuests)),
    figure("held", "held", sums(item.held)),
    figure("occupancy", "occupancy", item.occupancy),
    figure("activeLeases", "activeLeases", item.activeLeases),
  ];
}

/** The places (`a.b.0.c`) of all numbers and amounts in an answer. */
function numbersIn(value: unknown, at: readonly string[] = []): readonly string[] {
  if (typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value)))
    return [at.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, [...at, key]));
}

/**
 * A line leads to its lease, which is checked by itself; the number of units has no link. Amounts in the base currency
 * are beside a figure that has its link, and open into their rates in place.
 */
const elsewhere = [/^(overdue|upcoming)\.lines\./, /^properties\.\d+\.units$/, /^base\./];
/** The next rent leads to its lease; the rest describes the property as typed and sums up nothing. */
const describing = [
  /^nextDue\./,
  /^version$/,
  /^units$/,
  /^month$/,
  /Minutes$/,
  new RegExp(`^(${propertyInputs.join("|")})$`),
];

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
});
afterAll(() => app.close());

type Visitor = { readonly client: TestClient; readonly ask: (path: string) => Promise<unknown> };

function visitor(session: TestSession, workspaceId?: string): Visitor {
  const headers = workspaceId === undefined ? {} : { "x-workspace-id": workspaceId };
  return {
    client: app.client(session, workspaceId === undefined ? {} : { workspaceId }),
    ask: async (path) => {
      const answer = await app.call(path, { session, headers });
      expect(answer.status, path).toBe(200);
      return answer.json();
    },
  };
}

/** The foot of the list behind a link, requested over HTTP as its page does. */
async function footerOf({ ask }: Visitor, drillDown: DrillDown): Promise<Footer> {
  const paths = {
    income: "/api/v1/income/sums",
    expenses: "/api/v1/expenses/sums",
    leases: "/api/v1/leases",
    rentables: "/api/v1/rentables",
    tasks: "/api/v1/tasks",
    bookings: "/api/v1/bookings",
  };
  const query = new URLSearchParams(drillDownQuery(drillDown)).toString();
  const answer = (await ask(`${paths[drillDown.list]}?${query}`)) as Partial<{
    total: number;
    sums: unknown;
    occupancy: Occupancy;
  }>;
  return {
    total: answer.total ?? 0,
    leases: drillDown.list === "leases" ? (answer.sums as LeaseSums) : [],
    income: drillDown.list === "income" ? (answer.sums as RecordSums["sums"]) : [],
    bookings: drillDown.list === "bookings" ? (answer.sums as BookingSums) : [],
    expenses: drillDown.list === "expenses" ? (answer.sums as RecordSums["sums"]) : [],
    occupancy: answer.occupancy ?? null,
  };
}

/** Opens every figure; returns how many there were. */
async function walk(who: Visitor): Promise<number> {
  const view = await who.client.portfolio.get({});
  const figures = figuresOf(view);
  expectEachNumberDrillsDown(view, figures, elsewhere);
  await open(who, figures);
  await openLines(who, [...view.overdue.lines, ...view.upcoming.lines]);
  await openInBase(who, view);
  const { unpaid } = await who.client.bookings.outlook({});
  await open(who, [
    {
      at: "unpaid",
      says: { bookings: unpaid.bookings, outstanding: sums(unpaid.outstanding) },
      drillDown: portfolioDrillDowns.unpaidBookings(),
      footer: portfolioFooters.unpaidBookings,
    },
  ]);
  let walked = 1 + figures.length + view.overdue.lines.length + view.upcoming.lines.length;
  for (const { id } of (await who.client.properties.list({ limit: 100 })).items) {
    const item = await who.client.properties.get({ id });
    const own = figuresOfProperty(item);
    expectEachNumberDrillsDown(item, own, describing);
    await open(who, own);
    walked += own.length;
  }
  return walked;
}

/** The figures opened so far, and whether one of each was more than nothing: two empty lists agree about anything. */
const opened = new Map<string, boolean>();

async function open(who: Visitor, figures: readonly Figure[]): Promise<void> {
  const footers = new Map<string, Promise<Footer>>();
  /** Several figures open one list. */
  const foot = (drillDown: DrillDown): Promise<Footer> => {
    const known = footers.get(drillDownAddress(drillDown)) ?? footerOf(who, drillDown);
    footers.set(drillDownAddress(drillDown), known);
    return known;
  };
  for (const { at, says, drillDown, less, footer } of figures) {
    const own = await foot(drillDown);
    const both = less === undefined ? own : { ...own, expenses: (await foot(less)).expenses };
    expect({ at, footer: footer(both) }).toEqual({ at, footer: says });
    const name = at.replaceAll(/\.\d+/g, "");
    opened.set(name, opened.get(name) === true || /[1-9]/.test(JSON.stringify(says)));
  }
}

function expectEachNumberDrillsDown(
  view: object,
  figures: readonly Figure[],
  except: readonly RegExp[],
): void {
  const without = numbersIn(view).filter(
    (at) =>
      !figures.some((figure) => at === figure.at || at.startsWith(`${figure.at}.`)) &&
      !except.some((pattern) => pattern.test(at)),
  );
  expect(without).toEqual([]);
}

/** In the base currency the books agree with the portfolio, and the net is the difference. */
async function openInBase({ client }: Visitor, { base, month }: PortfolioView): Promise<void> {
  if (base === null) return;
  const [income, expenses] = [
    (await client.income.sums(drillDownQuery(portfolioDrillDowns.received({ month })))).base,
    (await client.expenses.sums(drillDownQuery(portfolioDrillDowns.costs({ month })))).base,
  ];
  if (base.received !== null) expect(base.received.total).toBe(income?.total ?? null);
  if (base.spent !== null) expect(base.spent.total).toBe(expenses?.total ?? null);
  const parts = [base.received, base.spent, base.net];
  if (parts.some((part) => part === null || part.total === null)) return;
  const [received, spent, net] = parts.map((part) => minorOf(part?.total ?? "0"));
  expect(net).toBe((received ?? 0) - (spent ?? 0));
}

/** A line opens its lease, which has the same months and the same sum. */
async function openLines({ client }: Visitor, lines: readonly CollectLine[]): Promise<void> {
  for (const line of lines) {
    const lease = await client.leases.get({ id: line.leaseId });
    const isOverdue = line.daysOverdue > 0;
    expect(line.sum).toBe(isOverdue ? lease.overdue : lease.soon);
    expect(minorOf(line.sum)).toBe(line.months.reduce((sum, month) => sum + minorOf(month.outstanding), 0));
    for (const { period, amount, settled, state, rows, outstanding } of line.months) {
      expect(lease.months).toContainEqual(expect.objectContaining({ period, amount, settled, state }));
      expect(minorOf(outstanding)).toBe(rows.reduce((sum, row) => sum + minorOf(row.outstanding), 0));
      expect(rows.every(({ ref }) => isRowOf(lease, ref, period))).toBe(true);
    }
  }
}

function isRowOf({ months }: LeaseView, ref: string, period: string): boolean {
  return months.some((month) => month.period === period && month.rows.includes(ref));
}

function textOf(minor: number): string {
  return (minor / 100).toFixed(2);
}

function minorOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Today and five days on: a sample lasts a week. */
async function walkSample(): Promise<number> {
  const session = await app.signUp();
  const { id } = await app.client(session).accounts.openSample({});
  const who = visitor(session, id);
  const walked = await walk(who);
  app.clock.set("2026-03-15T09:00:00Z");
  const later = await walk(who);
  app.clock.set("2026-03-10T09:00:00Z");
  return walked + later;
}

describe("every figure opens the list that makes it up, and the list's foot says the figure", () => {
  it("on the sample portfolio, today and five days on", async () => {
    expect(await walkSample()).toBeGreaterThan(80);
  });

  it.each([1, 2, 3])(
    "on leases, deposits and income by chance (%i)",
    { tags: ["extended"] },
    async (seed) => {
      const session = await app.signUp();
      const who = visitor(session);
      const pick = await randomPortfolio(app, who.client, seed);
      let walked = await walk(who);
      app.clock.advance(pick(40) * 86_400_000);
      walked += await walk(who);
      app.clock.set("2026-03-10T09:00:00Z");
      expect(walked).toBeGreaterThan(60);
    },
  );

  it("is more than nothing at least once", { tags: ["extended"] }, async () => {
    await walkSample();
    expect(opened.size).toBeGreaterThan(15);
    expect([...opened].filter(([, isMore]) => !isMore).map(([name]) => name)).toEqual([]);
  });
});
