import type { LoanOfProperty } from "@keystead/domain/analytics";
import { addToMonth, month, plainDate } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import { rentalModes } from "@keystead/domain/properties";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import * as z from "zod/mini";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { ratesBetween, StoredRateList } from "../fx/index.ts";

const Day = z.pipe(z.string(), z.transform(plainDate));
const Code = z.pipe(z.string(), z.transform(currency));
const service = { from: z.nullable(Day), until: z.nullable(Day) };
const minor = z.nullable(z.number());

const StoredProperty = z.object({
  id: z.string(),
  name: z.string(),
  rentalMode: z.enum(rentalModes),
  currency: Code,
  archived: z.boolean(),
  /** At the property. */
  today: Day,
  ...service,
  firstRecord: z.nullable(z.pipe(z.string(), z.transform(month))),
  loan: z.object({
    purchasePriceMinor: minor,
    closingCostsMinor: minor,
    initialWorksMinor: minor,
    loanPrincipalMinor: minor,
    loanAnnualRate: z.nullable(z.string()),
    loanTermYears: z.nullable(z.number()),
    loanStartDate: z.nullable(Day),
    monthlyDebtServiceMinor: minor,
  } satisfies Record<keyof LoanOfProperty, z.ZodMiniType>),
  units: z.array(z.object({ id: z.string(), name: z.string(), ...service })),
});
export type StoredProperty = z.infer<typeof StoredProperty>;

const StoredScope = z.object({
  /** In the time zone of the person asking (R-Z03). */
  today: Day,
  /**
   * The owner's base currency, which everybody in the workspace shares, and the current month in the owner's time
   * zone.
   */
  baseCurrency: Code,
  currentMonth: z.pipe(z.string(), z.transform(month)),
  properties: z.array(StoredProperty),
  rates: StoredRateList,
});
export type StoredScope = z.infer<typeof StoredScope>;

/** How far a figure looks back from the first month of its period: the year before, and twelve complete months. */
const MONTHS_BACK = 24;

/**
 * The properties that are analysed (including archived ones), how their units can be let and since when (R-F16), and
 * the rates of all months that a figure of the period may need. One statement.
 */
export async function findScope(
  { tx, scope, now }: Work<ActorScope>,
  { propertyIds, around }: { readonly propertyIds: readonly string[]; readonly around: Month },
): Promise<StoredScope> {
  const ws = sql`${scope.workspaceId}::uuid`;
  const among = (column: SQL): SQL =>
    propertyIds.length === 0 ? sql`` : sql`and ${column} = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  const work = { tx, scope, now };
  const row = firstRow(
    await tx.execute(sql`
      with begun as materialized (
        select property_id, unit_id, min(day) as day from (
          select l.property_id, l.unit_id, l.starts_on as day from lease l where l.workspace_id = ${ws} ${among(sql`l.property_id`)}
          union all
          select b.property_id, b.unit_id, min(b.check_in)::date from booking b
          where b.workspace_id = ${ws} and b.status = 'confirmed' ${among(sql`b.property_id`)} group by 1, 2) d
        group by 1, 2),
      held_property as materialized (
        select p.*, ${dayAt(sql`p.timezone`, now)} as today,
          coalesce(p.purchase_date, (p.created_at at time zone p.timezone)::date) as since,
          (p.archived_at at time zone p.timezone)::date as until,
          (select min(g.day) from begun g where g.property_id = p.id) as begun
        from property p where p.workspace_id = ${ws} ${among(sql`p.id`)})
      select json_build_object(
        'today', ${dayAt(sql`coalesce((select timezone from "user" where id = ${scope.userId}::uuid), 'UTC')`, now)},
        'baseCurrency', (select u.base_currency from workspace w join "user" u on u.id = w.owner_user_id where w.id = ${ws}),
        'currentMonth', (select to_char(${dayAt(sql`u.timezone`, now)}, 'YYYY-MM') from workspace w join "user" u on u.id = w.owner_user_id where w.id = ${ws}),
        'rates', ${ratesBetween(work, addToMonth(around, -MONTHS_BACK), addToMonth(around, MONTHS_BACK))},
        'properties', (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'rentalMode', p.rental_mode,
            'currency', p.currency, 'archived', p.archived_at is not null, 'today', p.today,
            'from', least(p.since, p.begun), 'until', p.until,
            'firstRecord', to_char(least(
              (select min(i.received_on) from income i where i.workspace_id = ${ws} and i.property_id = p.id),
              (select min(e.spent_on) from expense e where e.workspace_id = ${ws} and e.property_id = p.id)), 'YYYY-MM'),
            'loan', json_build_object('purchasePriceMinor', p.purchase_price_minor, 'closingCostsMinor', p.closing_costs_minor,
              'initialWorksMinor', p.initial_works_minor, 'loanPrincipalMinor', p.loan_principal_minor,
              'loanAnnualRate', trim_scale(p.loan_annual_rate)::text, 'loanTermYears', p.loan_term_years,
              'loanStartDate', p.loan_start_date, 'monthlyDebtServiceMinor', p.monthly_debt_service_minor),
            'units', coalesce(u.list, '[]'::json)) order by ${inNameOrder(sql`p.name`)}, p.id), '[]'::json)
          from held_property p
          left join (select u.property_id, json_agg(json_build_object('id', u.id, 'name', u.name,
              'from', coalesce(u.in_service_from, least(coalesce(p.purchase_date, (u.created_at at time zone p.timezone)::date), g.day)),
              'until', (u.archived_at at time zone p.timezone)::date) order by ${inNameOrder(sql`u.name`)}, u.id) as list
            from unit u join held_property p on p.id = u.property_id
            left join begun g on g.property_id = u.property_id and g.unit_id = u.id
            where u.workspace_id = ${ws} group by u.property_id) u on u.property_id = p.id)) as answer`),
  );
  return StoredScope.parse(row?.["answer"]);
}
