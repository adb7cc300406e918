import type { RecordInTheWay } from "@keystead/contract";
import type { CampaignExpensesQuery } from "@keystead/contract/ads";
import { and, asc, desc, eq, isNull, sql } from "#kernel/db/drizzle.ts";
import { unionAll } from "#kernel/db/pg-core.ts";

import { foundIn } from "#kernel/db/queries/fold.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { byRank, pickedFrom, rankIn, rankOfChosen } from "#kernel/db/queries/picked-names.ts";
import { campaign, expense } from "#kernel/db/schema/index.ts";
import type { RecordNames } from "#kernel/registry/record-names.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type CampaignRow = typeof campaign.$inferSelect;
export type NewCampaignRow = Omit<
  typeof campaign.$inferInsert,
  "workspaceId" | "id" | "createdAt" | "updatedAt" | "version"
>;

/** Locks bills, so that nobody else links or changes them. */
export async function lockBills(work: Work<WorkspaceScope>, ids: readonly string[]): Promise<void> {
  await lockInOrder(work, [{ table: "expense", ids, strength: "no key update" }]);
}

/** Locks the campaign until the transaction ends. If its property and bill are locked too, lock them first. */
export async function lockCampaign(work: Work<WorkspaceScope>, id: string): Promise<CampaignRow | undefined> {
  const { tx, scope } = work;
  await lockInOrder(work, [{ table: "campaign", ids: [id], strength: "update" }]);
  const [row] = await tx
    .select()
    .from(campaign)
    .where(and(eq(campaign.workspaceId, scope.workspaceId), eq(campaign.id, id)));
  return row;
}

export async function insertCampaign(
  { tx, scope, now }: Work<WorkspaceScope>,
  row: NewCampaignRow,
): Promise<string> {
  const [made] = await tx
    .insert(campaign)
    .values({ ...row, workspaceId: scope.workspaceId, createdAt: now, updatedAt: now })
    .returning({ id: campaign.id });
  if (made === undefined) throw new Error("an insert that gave no row");
  return made.id;
}

/** The caller must have locked the campaign. */
export async function writeCampaign(
  { tx, scope, now }: Work<WorkspaceScope>,
  id: string,
  row: Partial<NewCampaignRow>,
): Promise<void> {
  await tx
    .update(campaign)
    .set({ ...row, version: sql`${campaign.version} + 1`, updatedAt: now })
    .where(and(eq(campaign.workspaceId, scope.workspaceId), eq(campaign.id, id)));
}

/** A bill as it is now, and whether the campaign may refer to it. */
export type BillFound = {
  readonly propertyId: string;
  readonly version: number;
  /** True if the bill reverses another record, was paid to a cleaner, or is the cost of another campaign. */
  readonly taken: boolean;
};

export async function findBill(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
  campaignId: string | null,
): Promise<BillFound | undefined> {
  const [found] = await tx
    .select({
      propertyId: expense.propertyId,
      version: expense.version,
      taken: sql<boolean>`not (${linkable(campaignId)})`,
    })
    .from(expense)
    .where(and(eq(expense.workspaceId, scope.workspaceId), eq(expense.id, id)));
  return found;
}

/** The campaign of which the bill is the cost, as a refusal names it. */
export async function namedCampaigns(
  { tx, scope }: Work<WorkspaceScope>,
  expenseId: string,
): Promise<RecordInTheWay[]> {
  const found = await tx
    .select({
      id: campaign.id,
      channel: campaign.channel,
      startsOn: campaign.startsOn,
      endsOn: campaign.endsOn,
    })
    .from(campaign)
    .where(and(eq(campaign.workspaceId, scope.workspaceId), eq(campaign.expenseId, expenseId)));
  return found.map(({ id, startsOn, endsOn }) => ({
    kind: "campaign",
    id,
    name: "",
    from: startsOn,
    to: endsOn,
  }));
}

/** Bills of the property that can be linked, the latest first, and the one requested by its id. */
export async function pickBills(
  { tx, scope }: Work<WorkspaceScope>,
  { propertyId, campaignId, q, id, limit }: CampaignExpensesQuery,
) {
  const bill = {
    id: expense.id,
    date: expense.spentOn,
    category: expense.category,
    amountMinor: expense.amountMinor,
    currency: expense.currency,
    notes: expense.notes,
  };
  const order = [desc(expense.spentOn), asc(expense.id)];
  const inWorkspace = eq(expense.workspaceId, scope.workspaceId);
  const amount = sql`trim_scale(${expense.amountMinor} / 100.0)::text`;
  const found = tx
    .select({ ...bill, rank: rankIn(...order) })
    .from(expense)
    .where(
      and(
        inWorkspace,
        eq(expense.propertyId, propertyId),
        linkable(campaignId ?? null),
        foundIn(q, [expense.notes, sql`${expense.spentOn}::text`, amount]),
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  if (id === undefined) return pickedFrom(await found, limit);
  const chosen = tx
    .select({ ...bill, rank: rankOfChosen() })
    .from(expense)
    .where(and(inWorkspace, eq(expense.id, id)));
  return pickedFrom(await unionAll(chosen, found).orderBy(byRank), limit);
}

function linkable(campaignId: string | null) {
  return and(
    isNull(expense.reversalOf),
    sql`not exists (select 1 from turnover j where j.workspace_id = ${expense.workspaceId} and j.expense_id = ${expense.id})`,
    sql`not exists (select 1 from campaign c where c.workspace_id = ${expense.workspaceId} and c.expense_id = ${expense.id}
      and c.id is distinct from ${campaignId}::uuid)`,
  );
}

/** A campaign has no name of its own, so it is named after its property. */
export const campaignNames: RecordNames = {
  kind: "campaign",
  select: ({ workspaceId, ids }) => sql`select c.id, p.name, c.property_id from campaign c
    join property p on p.workspace_id = c.workspace_id and p.id = c.property_id
    where c.workspace_id = ${workspaceId}::uuid and c.id in ${ids}`,
};

/** For the trash: the campaign alone. Its bill stays in the books, because the money was spent. */
export function campaignParts(id: string): readonly TrashPart<"campaign">[] {
  return [{ table: campaign, where: eq(campaign.id, id) }];
}
