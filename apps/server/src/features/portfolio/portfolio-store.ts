import { plainDate } from "@keystead/domain/calendar";
import { expenseCategories } from "@keystead/domain/ledger";
import { rentalModes } from "@keystead/domain/properties";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import * as z from "zod/mini";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { isReceived, isSpent } from "#kernel/db/queries/received.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { ActorScope, Work } from "#kernel/work.ts";

const sum = z.object({ currency: z.string(), minor: z.number() });

const PortfolioFigures = z.object({
  today: z.string(),
  /** The owner's base currency, for every member. */
  baseCurrency: z.string(),
  tasksOverdue: z.number(),
  /** The last six months, one by one, without deposits and money that is passed on to others (R-C11). */
  months: z.array(z.object({ month: z.string(), currency: z.string(), minor: z.number() })),
  /** Income of the whole current year. */
  receivedInYear: z.array(sum),
  /** Costs of that year, and of the running month within it; costs passed on to others are left out. */
  spent: z.array(
    z.object({
      category: z.enum(expenseCategories),
      currency: z.string(),
      minor: z.number(),
      yearMinor: z.number(),
    }),
  ),
  /** R-F01, for comparison: the previous month up to the same day as today, and the running month up to today. */
  before: z.object({
    to: z.string(),
    received: z.array(sum),
    spent: z.array(sum),
    receivedSoFar: z.array(sum),
    spentSoFar: z.array(sum),
  }),
  properties: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rentalMode: z.enum(rentalModes),
      /** At the property. */
      today: z.pipe(z.string(), z.transform(plainDate)),
      received: z.array(sum),
      receivedInYear: z.array(sum),
      spent: z.array(sum),
      spentInYear: z.array(sum),
      units: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          maintenance: z.boolean(),
          inServiceFrom: z.nullable(z.pipe(z.string(), z.transform(plainDate))),
        }),
      ),
    }),
  ),
});
export type PortfolioFigures = z.infer<typeof PortfolioFigures>;

const MONTHS = 6;

/** Everything of the portfolio that does not need the rent engine, summed where it lies, in one statement. */
// oxlint-disable-next-line max-lines-per-function -- one statement
export async function readFigures({ tx, scope, now }: Work<ActorScope>): Promise<PortfolioFigures> {
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  const row = firstRow(
    await tx.execute(sql`
      with day as materialized (
        select ${dayAt(sql`coalesce((select timezone from "user" where id = ${scope.userId}::uuid), 'UTC')`, now)} as today),
      span as materialized (
        select today, (date_trunc('month', today) - make_interval(months => ${MONTHS - 1}))::date as first,
          date_trunc('month', today)::date as month, (date_trunc('month', today) + interval '1 month')::date as next,
          date_trunc('year', today)::date as year,
          (date_trunc('year', today) + interval '1 year')::date as after,
          (date_trunc('month', today) - interval '1 month')::date as before,
          -- A month counts its months on to the last day that there is.
          (today - interval '1 month')::date as before_to from day),
      booked as materialized (
        -- By way of timestamp: on a date alone PostgreSQL reckons with the zone of the connection.
        select i.property_id, date_trunc('month', i.received_on::timestamp)::date as month, i.currency, sum(i.amount_minor)::bigint as minor,
          sum(i.amount_minor) filter (where i.received_on <= span.before_to)::bigint as early,
          sum(i.amount_minor) filter (where i.received_on <= span.today)::bigint as so_far
        from income i, span
        where i.workspace_id = ${workspaceId} and i.received_on >= least(span.first, span.year) and i.received_on < span.after
          and ${isReceived("i")}
        group by 1, 2, 3),
      received as materialized (
        select b.property_id, b.currency, sum(b.minor) filter (where b.month = span.month) as month,
          sum(b.minor) filter (where b.month >= span.year) as year, sum(b.early) filter (where b.month = span.before) as early,
          sum(b.so_far) filter (where b.month = span.month) as so_far
        from booked b, span group by 1, 2),
      spent as materialized (
        select e.property_id, e.category, e.currency,
          sum(e.amount_minor) filter (where e.spent_on >= span.month and e.spent_on < span.next) as month,
          sum(e.amount_minor) filter (where e.spent_on >= span.year) as year,
          sum(e.amount_minor) filter (where e.spent_on between span.before and span.before_to) as early,
          sum(e.amount_minor) filter (where e.spent_on between span.month and span.today) as so_far
        from expense e, span
        where e.workspace_id = ${workspaceId} and e.spent_on >= least(span.before, span.year) and e.spent_on < span.after and ${isSpent("e")}
        group by 1, 2, 3)
      select json_build_object(
        'today', (select today from day),
        'baseCurrency', (select u.base_currency from workspace w join "user" u on u.id = w.owner_user_id where w.id = ${workspaceId}),
        'tasksOverdue', (select count(*)::int from task k, day where k.workspace_id = ${workspaceId}
          and k.status in ('pending', 'in_progress') and k.due_on < day.today),
        'months', (select coalesce(json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'currency', currency, 'minor', minor)), '[]'::json)
          from (select b.month, currency, sum(minor) as minor from booked b, span
            where b.month between span.first and span.month group by 1, 2) m),
        'spent', (select coalesce(json_agg(json_build_object('category', category, 'currency', currency, 'minor', minor, 'yearMinor', year)
            order by year desc, category), '[]'::json)
          from (select category, currency, coalesce(sum(month), 0) as minor, sum(year) as year
            from spent where year is not null group by 1, 2) c),
        'before', (select json_build_object('to', before_to, 'received', ${sumsOf("received", "early")},
          'spent', ${sumsOf("spent", "early")}, 'receivedSoFar', ${sumsOf("received", "so_far")},
          'spentSoFar', ${sumsOf("spent", "so_far")}) from span),
        'receivedInYear', (select coalesce(json_agg(json_build_object('currency', currency, 'minor', minor)), '[]'::json)
          from (select currency, sum(year) as minor from received where year is not null group by 1) y),
        'properties', (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'rentalMode', p.rental_mode,
            'today', ${dayAt(sql`p.timezone`, now)}, 'received', coalesce(r.month, '[]'::json),
            'receivedInYear', coalesce(r.year, '[]'::json), 'spent', coalesce(s.month, '[]'::json),
            'spentInYear', coalesce(s.year, '[]'::json), 'units', coalesce(u.list, '[]'::json))
            order by ${inNameOrder(sql`p.name`)}, p.id), '[]'::json)
          from property p
          left join (${sumsOfProperty("received")}) r on r.property_id = p.id
          left join (${sumsOfProperty("spent")}) s on s.property_id = p.id
          left join (select property_id, json_agg(json_build_object('id', id, 'name', name,
              'maintenance', maintenance, 'inServiceFrom', in_service_from)) as list
            from unit where workspace_id = ${workspaceId} and archived_at is null group by property_id) u on u.property_id = p.id
          where p.workspace_id = ${workspaceId} and p.archived_at is null)) as figures`),
  );
  return PortfolioFigures.parse(row?.["figures"]);
}

type Book = "received" | "spent";

/** The sums of the previous month up to the same day, or of the running month up to today. */
function sumsOf(book: Book, part: "early" | "so_far"): SQL {
  return sql`(select coalesce(json_agg(json_build_object('currency', currency, 'minor', minor)), '[]'::json)
      from (select currency, sum(${sql.raw(part)}) as minor from ${sql.raw(book)} where ${sql.raw(part)} is not null group by 1) f)`;
}

/** The sums of each property for the running month and its year. */
function sumsOfProperty(book: Book): SQL {
  const listed = (sum: "month" | "year"): SQL =>
    sql.raw(
      `json_agg(json_build_object('currency', currency, 'minor', ${sum})) filter (where ${sum} is not null)`,
    );
  return sql`select property_id, ${listed("month")} as month, ${listed("year")} as year
    from (select property_id, currency, sum(month) as month, sum(year) as year from ${sql.raw(book)} group by 1, 2) sums
    group by property_id`;
}
