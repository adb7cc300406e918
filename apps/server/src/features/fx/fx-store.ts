import type { RateChange } from "@keystead/contract/fx";
import { addToMonth, month, monthOf, plainDate } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import { pairKey } from "@keystead/domain/fx";
import type { FxRate } from "@keystead/domain/fx";
import type { Book } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import * as z from "zod/mini";

import { isReceived, isSpent } from "#kernel/db/queries/received.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { exchangeRate } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { rateTrash } from "./rate-trash.ts";

const Code = z.pipe(z.string(), z.transform(currency));
const MonthOf = z.pipe(z.string(), z.transform(month));
const StoredRate = z.object({
  id: z.string(),
  version: z.number(),
  period: MonthOf,
  base: Code,
  quote: Code,
  rate: z.string(),
});
export type StoredRate = z.infer<typeof StoredRate>;

const Setting = z.object({
  baseCurrency: Code,
  currentMonth: z.pipe(
    z.string(),
    z.transform((today) => monthOf(plainDate(today))),
  ),
  owner: z.string(),
});
/** The owner's base currency and current month, which are the same for everybody in the workspace. */
export type FxSetting = z.infer<typeof Setting>;

const Rates = z.extend(Setting, { rates: z.array(StoredRate) });
export type StoredRates = z.infer<typeof Rates>;

/**
 * R-B02: the rates of some months, with the base currency and current month. One statement, regardless of the months.
 */
export async function readRates(work: Work<WorkspaceScope>, periods: readonly Month[]): Promise<StoredRates> {
  const ofPeriods = sql`e.period = any(${`{${[...new Set(periods)].join(",")}}`}::text[])`;
  const row = firstRow(
    await work.tx.execute(sql`
      with ${settingOf(work)}
      select json_build_object(${settingFields}, 'rates', ${ratesWhere(work, ofPeriods)}) as answer from setting`),
  );
  return Rates.parse(row?.["answer"]);
}

const Grid = z.extend(Rates, {
  first: MonthOf,
  last: MonthOf,
  currencies: z.array(Code),
  everyPair: z.array(z.object({ base: Code, quote: Code })),
  records: z.array(z.object({ period: MonthOf, currency: Code, records: z.number() })),
});
export type StoredGrid = z.infer<typeof Grid>;

/** Everything that a grid of `months` months up to `last` shows. One statement. */
export async function readGrid(
  work: Work<WorkspaceScope>,
  { months, last }: { readonly months: number; readonly last: Month | null },
): Promise<StoredGrid> {
  const ws = workspaceOf(work);
  const row = firstRow(
    await work.tx.execute(sql`
      with ${settingOf(work)},
      span as materialized (
        select (last - make_interval(months => ${months - 1}))::date as first, last,
          (last + interval '1 month')::date as after
        from (select coalesce(${last === null ? null : `${last}-01`}::date, date_trunc('month', today)::date) as last from setting) l),
      counted as materialized (
        select to_char(r.day, 'YYYY-MM') as period, r.currency, sum(r.times)::int as records
        from ${recordsBetween(work, sql`(select first from span)`, sql`(select after from span)`)} r
        group by 1, 2)
      select json_build_object(${settingFields},
        'first', to_char(span.first, 'YYYY-MM'), 'last', to_char(span.last, 'YYYY-MM'),
        'rates', ${ratesWhere(work, sql`e.period between to_char(span.first, 'YYYY-MM') and to_char(span.last, 'YYYY-MM')`)},
        'everyPair', (select coalesce(json_agg(json_build_object('base', p.base, 'quote', p.quote)), '[]'::json)
          from (select distinct on (least(e.base, e.quote), greatest(e.base, e.quote)) e.base, e.quote from exchange_rate e
            where e.workspace_id = ${ws} order by least(e.base, e.quote), greatest(e.base, e.quote), e.period desc) p),
        'currencies', (select coalesce(json_agg(c.currency), '[]'::json) from (
          select currency from property where workspace_id = ${ws}
          union select currency from lease where workspace_id = ${ws}
          union select currency from counted) c),
        'records', (select coalesce(json_agg(json_build_object('period', period, 'currency', currency, 'records', records)), '[]'::json)
          from counted)) as answer
      from setting, span`),
  );
  return Grid.parse(row?.["answer"]);
}

export type RecordGroup = {
  readonly period: Month;
  readonly currency: Currency;
  readonly minor: number;
  readonly times: number;
};

/** What was recorded in some months in a currency other than the base; equal amounts of a month are one group. */
export async function readForeignRecords(
  work: Work<WorkspaceScope>,
  periods: readonly Month[],
  baseCurrency: Currency,
): Promise<readonly RecordGroup[]> {
  const [first] = periods.toSorted();
  const last = periods.toSorted().at(-1);
  if (first === undefined || last === undefined) return [];
  const result = await work.tx.execute(sql`
    select to_char(r.day, 'YYYY-MM') as period, r.currency, r.amount_minor as minor, sum(r.times)::int as times
    from ${recordsBetween(work, sql`${`${first}-01`}::date`, sql`${`${addToMonth(last, 1)}-01`}::date`)} r
    where r.currency <> ${baseCurrency} and to_char(r.day, 'YYYY-MM') = any(${`{${periods.join(",")}}`}::text[])
    group by 1, 2, 3`);
  return rowsOf(result).map(({ period, currency: code, minor, times }) => ({
    period: month(String(period)),
    currency: currency(String(code)),
    minor: Number(minor),
    times: Number(times),
  }));
}

export type MovedGroup = RecordGroup & { readonly propertyId: string; readonly book: Book };

/**
 * The income and expenses of a month (R-C11, R-F08), for one property or for each. Only equal amounts are grouped,
 * because each record is converted by itself (R-B06).
 */
export async function readMoved(
  { tx, scope }: Work<WorkspaceScope>,
  { period, propertyId }: { readonly period: Month; readonly propertyId: string | null },
): Promise<readonly MovedGroup[]> {
  const within = (alias: "i" | "e", day: "received_on" | "spent_on"): SQL => {
    const [record, on] = [sql.raw(alias), sql.raw(`${alias}.${day}`)];
    return sql`${record}.workspace_id = ${scope.workspaceId}::uuid
      and ${on} >= ${`${period}-01`}::date and ${on} < ${`${addToMonth(period, 1)}-01`}::date
      ${propertyId === null ? sql`` : sql`and ${record}.property_id = ${propertyId}::uuid`}`;
  };
  const result = await tx.execute(sql`
    select 'income' as book, i.property_id, i.currency, i.amount_minor as minor, count(*)::int as times from income i
    where ${within("i", "received_on")} and ${isReceived("i")} group by 2, 3, 4
    union all
    select 'expense', e.property_id, e.currency, e.amount_minor, count(*)::int from expense e
    where ${within("e", "spent_on")} and ${isSpent("e")} group by 2, 3, 4`);
  return rowsOf(result).map(({ book, property_id: id, currency: code, minor, times }) => ({
    book: book === "income" ? "income" : "expense",
    propertyId: String(id),
    period,
    currency: currency(String(code)),
    minor: Number(minor),
    times: Number(times),
  }));
}

/** The rates stored in these cells, locked until the transaction ends. */
export async function lockCells(
  { tx, scope }: Work<WorkspaceScope>,
  cells: readonly Pick<RateChange, "period" | "base" | "quote">[],
): Promise<readonly StoredRate[]> {
  const result = await tx.execute(sql`
    select e.id, e.version, e.period, e.base, e.quote, trim_scale(e.rate)::text as rate from exchange_rate e
    where e.workspace_id = ${scope.workspaceId} and (e.period, least(e.base, e.quote), greatest(e.base, e.quote)) in (
      select c.period, least(c.base, c.quote), greatest(c.base, c.quote)
      from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) c (period text, base text, quote text))
    order by e.id for update of e`);
  return z.array(StoredRate).parse(rowsOf(result));
}

/**
 * Returns the stored rates with their ids, without those that somebody else entered at the same moment. Inserts in a
 * fixed order, so that two requests cannot deadlock.
 */
export async function insertRates(
  { tx, scope, now }: Work<WorkspaceScope>,
  rates: readonly FxRate[],
): Promise<readonly (FxRate & { readonly id: string })[]> {
  if (rates.length === 0) return [];
  const keyOf = (rate: FxRate) => `${rate.period} ${pairKey(rate.base, rate.quote)}`;
  const inOrder = rates.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const made = await tx
    .insert(exchangeRate)
    .values(
      inOrder.map((rate) => ({ ...rate, workspaceId: scope.workspaceId, createdAt: now, updatedAt: now })),
    )
    .onConflictDoNothing()
    .returning({
      id: exchangeRate.id,
      period: exchangeRate.period,
      base: exchangeRate.base,
      quote: exchangeRate.quote,
    });
  return rates.flatMap((rate) => {
    const row = made.find(
      ({ period, base, quote }) => period === rate.period && base === rate.base && quote === rate.quote,
    );
    return row === undefined ? [] : [{ ...rate, id: row.id }];
  });
}

/** The caller must have locked the rows. */
export async function updateRates(
  { tx, scope, now }: Work<WorkspaceScope>,
  rates: readonly (FxRate & { readonly id: string })[],
): Promise<void> {
  if (rates.length === 0) return;
  await tx.execute(sql`
    update exchange_rate e set base = c.base, quote = c.quote, rate = c.rate, version = e.version + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) c (id uuid, base text, quote text, rate numeric)
    where e.workspace_id = ${scope.workspaceId} and e.id = c.id`);
}

/** The caller must have locked the rows. Returns the id for Undo. */
export async function discardRates(
  work: Work<ActorScope>,
  rates: readonly StoredRate[],
): Promise<string | null> {
  const [first] = rates;
  if (first === undefined) return null;
  const ids = `{${rates.map(({ id }) => id).join(",")}}`;
  return moveToTrash(work, {
    kind: rateTrash,
    entityId: first.id,
    parts: [{ table: exchangeRate, where: sql`${exchangeRate.id} = any(${ids}::uuid[])` }],
  });
}

const settingFields = sql`'baseCurrency', setting.base_currency, 'currentMonth', setting.today::text, 'owner', setting.owner`;

function settingOf(work: Work<WorkspaceScope>): SQL {
  return sql`setting as materialized (
    select u.base_currency, coalesce(nullif(u.name, ''), u.email) as owner, ${dayAt(sql`u.timezone`, work.now)} as today
    from workspace w join "user" u on u.id = w.owner_user_id where w.id = ${workspaceOf(work)})`;
}

/**
 * The rates from one month through another as a JSON column, so that one statement can read them along with other
 * data.
 */
export function ratesBetween(work: Work<WorkspaceScope>, first: Month, last: Month): SQL {
  return ratesWhere(work, sql`e.period between ${first}::text and ${last}::text`);
}

/** Parses the column of `ratesBetween`. */
export const StoredRateList = z.array(StoredRate);

function ratesWhere(work: Work<WorkspaceScope>, where: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', e.id, 'version', e.version, 'period', e.period,
      'base', e.base, 'quote', e.quote, 'rate', trim_scale(e.rate)::text) order by e.period, e.base, e.quote), '[]'::json)
    from exchange_rate e where e.workspace_id = ${workspaceOf(work)} and ${where})`;
}

/** The amounts that a rate converts, by month (R-B02), with how often each occurs; expenses are negative. */
function recordsBetween(work: Work<WorkspaceScope>, first: SQL, after: SQL): SQL {
  const of = (table: string, at: string, minor: SQL): SQL => {
    const day = sql`r.${sql.identifier(at)}`;
    return sql`select date_trunc('month', ${day})::date as day, r.currency, ${minor} as amount_minor, count(*) as times
      from ${sql.identifier(table)} r where r.workspace_id = ${workspaceOf(work)} and ${day} >= ${first} and ${day} < ${after}
      group by 1, 2, 3`;
  };
  return sql`(${of("income", "received_on", sql`r.amount_minor`)}
    union all ${of("expense", "spent_on", sql`-r.amount_minor`)})`;
}

function workspaceOf({ scope }: Work<WorkspaceScope>): SQL {
  return sql`${scope.workspaceId}::uuid`;
}
