import type { CampaignQuery, CampaignTotalsQuery } from "@keystead/contract/ads";
import { campaignOrder } from "@keystead/domain/ads";
import { and, eq, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { isAnyOf, listedBy, pageFrom, rowsBefore, rowsFor } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import { campaign, expense, property } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type ListedCampaign = Awaited<ReturnType<typeof findListedCampaign>> & object;

/** The numbers of a campaign, with today's date at its property. */
export type CountedCampaign = Awaited<ReturnType<typeof findCounted>>[number];

export async function selectCampaigns(
  work: Work<WorkspaceScope>,
  { page, limit, after, sort, ...filters }: CampaignQuery,
): Promise<{ readonly items: readonly ListedCampaign[]; readonly total: number } & Onward> {
  const where = whereOf(work, filters);
  const paged = { page, limit, after };
  const { order, position, behind } = listedBy(sort ?? campaignOrder.defaultSort, sorts, {
    id: campaign.id,
    after,
  });
  const found = await selectListed(work, position)
    .where(and(where, behind))
    .orderBy(...order)
    .limit(rowsFor(paged))
    .offset(rowsBefore(paged));
  const { rows: items, onward } = pageFrom(found, paged);
  const known = after === undefined ? (items[0]?.total ?? (page === 1 ? 0 : undefined)) : undefined;
  return { items, total: known ?? (await countCampaigns(work.tx, where)), ...onward };
}

export async function findListedCampaign(work: Work<WorkspaceScope>, id: string) {
  const [item] = await selectListed(work).where(
    and(eq(campaign.workspaceId, work.scope.workspaceId), eq(campaign.id, id)),
  );
  return item;
}

/** All campaigns that the filters find, for their totals, which the domain calculates. */
export async function findCounted(work: Work<WorkspaceScope>, filters: CampaignTotalsQuery) {
  return work.tx
    .select({
      channel: campaign.channel,
      startsOn: campaign.startsOn,
      endsOn: campaign.endsOn,
      spendMinor: campaign.spendMinor,
      leads: campaign.leads,
      impressions: campaign.impressions,
      clicks: campaign.clicks,
      today: todayThere(work),
    })
    .from(campaign)
    .innerJoin(property, ofCampaign)
    .where(whereOf(work, filters));
}

const ofCampaign = and(eq(property.workspaceId, campaign.workspaceId), eq(property.id, campaign.propertyId));
const billOf = and(eq(expense.workspaceId, campaign.workspaceId), eq(expense.id, campaign.expenseId));

/** Includes the facts that decide whether the bill's amount follows the spend. */
function selectListed(work: Work<WorkspaceScope>, position: SQL<unknown> = sql`null`) {
  return work.tx
    .select({
      row: campaign,
      propertyName: property.name,
      today: todayThere(work),
      bill: {
        id: expense.id,
        date: expense.spentOn,
        amountMinor: expense.amountMinor,
        currency: expense.currency,
      },
      billSettled: sql<boolean>`${expense.splitId} is not null or exists (select 1 from expense r
        where r.workspace_id = ${expense.workspaceId} and r.reversal_of = ${expense.id})`,
      total: sql<number>`(count(*) over ())::int`,
      position,
    })
    .from(campaign)
    .innerJoin(property, ofCampaign)
    .leftJoin(expense, billOf);
}

const costPerLead = sql`${campaign.spendMinor}::numeric / nullif(${campaign.leads}, 0)`;
const clickRate = sql`${campaign.clicks}::numeric / nullif(${campaign.impressions}, 0)`;

const sorts = {
  period: [campaign.startsOn, campaign.createdAt],
  property: [inNameOrder(property.name), campaign.startsOn],
  channel: [campaign.channel, campaign.startsOn],
  spend: [campaign.spendMinor, campaign.startsOn],
  leads: [campaign.leads, campaign.startsOn],
  impressions: [campaign.impressions, campaign.startsOn],
  clicks: [campaign.clicks, campaign.startsOn],
  // Campaigns without a value come last in either direction.
  costPerLead: [costPerLead, campaign.startsOn],
  clickRate: [clickRate, campaign.startsOn],
};

function whereOf(
  work: Work<WorkspaceScope>,
  { q, propertyId, channel, active, from, to }: CampaignTotalsQuery,
): SQL | undefined {
  return and(
    eq(campaign.workspaceId, work.scope.workspaceId),
    foundIn(q, [property.name, campaign.notes]),
    propertyId === undefined ? undefined : eq(campaign.propertyId, propertyId),
    isAnyOf(campaign.channel, channel),
    active === undefined ? undefined : eq(campaign.active, active === "active"),
    to === undefined ? undefined : sql`${campaign.startsOn} <= ${to}::date`,
    // A campaign without an end runs through today (R-G03), or through its first day if it has not begun.
    from === undefined
      ? undefined
      : sql`coalesce(${campaign.endsOn}, greatest(${campaign.startsOn}, ${todayThere(work)}::date)) >= ${from}::date`,
  );
}

/** R-Z03: the day at the property. */
function todayThere({ now }: Work<WorkspaceScope>): SQL<string> {
  return sql<string>`${dayAt(sql`${property.timezone}`, now)}::text`;
}

async function countCampaigns(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(campaign)
    .innerJoin(property, ofCampaign)
    .where(where);
  return row?.total ?? 0;
}
