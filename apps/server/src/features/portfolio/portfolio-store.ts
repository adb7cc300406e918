import { plainDate } from "@keystead/domain/calendar";
import { rentalModes } from "@keystead/domain/properties";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";

import { firstRow } from "#kernel/db/rows.ts";
import { isReceived } from "#kernel/db/received.ts";
import { dayAt } from "#kernel/db/zone.ts";
import type { ActorScope, Work } from "#kernel/work.ts";

const sum = z.object({ currency: z.string(), minor: z.number() });

const PortfolioFigures = z.object({
  today: z.string(),
  /** The owner's, for everybody. */
  baseCurrency: z.string(),
  tasksOverdue: z.number(),
  /** Month by month, the last six; deposits and money collected for others left out (R-C11). */
  months: z.array(z.object({ month: z.string(), currency: z.string(), minor: z.number() })),
  properties: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rentalMode: z.enum(rentalModes),
      /** At the property. */
      today: z.pipe(z.string(), z.transform(plainDate)),
      received: z.array(sum),
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
export async function readFigures({ tx, scope, now }: Work<ActorScope>): Promise<PortfolioFigures> {
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  const row = firstRow(
    await tx.execute(sql`
      with day as materialized (
        select ${dayAt(sql`coalesce((select timezone from "user" where id = ${scope.userId}::uuid), 'UTC')`, now)} as today),
      span as materialized (
        select (date_trunc('month', today) - make_interval(months => ${MONTHS - 1}))::date as first,
          date_trunc('month', today)::date as month, (date_trunc('month', today) + interval '1 month')::date as after from day),
      booked as materialized (
        select i.property_id, date_trunc('month', i.received_on)::date as month, i.currency, sum(i.amount_minor)::bigint as minor
        from income i, span
        where i.workspace_id = ${workspaceId} and i.received_on >= span.first and i.received_on < span.after
          and ${isReceived("i")}
        group by 1, 2, 3)
      select jsonb_build_object(
        'today', (select today from day),
        'baseCurrency', (select u.base_currency from workspace w join "user" u on u.id = w.owner_user_id where w.id = ${workspaceId}),
        'tasksOverdue', (select count(*)::int from task k, day where k.workspace_id = ${workspaceId}
          and k.status in ('pending', 'in_progress') and k.due_on < day.today),
        'months', (select coalesce(jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'currency', currency, 'minor', minor)), '[]'::jsonb)
          from (select month, currency, sum(minor) as minor from booked group by month, currency) m),
        'properties', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'rentalMode', p.rental_mode,
            'today', ${dayAt(sql`p.timezone`, now)}, 'received', coalesce(r.list, '[]'::jsonb), 'units', coalesce(u.list, '[]'::jsonb))
            order by p.name collate "und-x-icu", p.id), '[]'::jsonb)
          from property p
          left join (select property_id, jsonb_agg(jsonb_build_object('currency', b.currency, 'minor', b.minor)) as list
            from booked b, span where b.month = span.month group by property_id) r on r.property_id = p.id
          left join (select property_id, jsonb_agg(jsonb_build_object('id', id, 'name', name,
              'maintenance', maintenance, 'inServiceFrom', in_service_from)) as list
            from unit where workspace_id = ${workspaceId} and archived_at is null group by property_id) u on u.property_id = p.id
          where p.workspace_id = ${workspaceId} and p.archived_at is null)) as figures`),
  );
  return PortfolioFigures.parse(row?.["figures"]);
}
