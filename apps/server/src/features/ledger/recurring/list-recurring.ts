import type { ProposalsQuery, ProposalView, RecurringQuery, RecurringView } from "@keystead/contract/ledger";

import { permit, refusal } from "#kernel/api/index.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { selectProposals, selectRecurring } from "./recurring-store.ts";
import { proposalView, recurringView } from "./recurring-view.ts";

export async function listRecurring(
  work: Work,
  query: RecurringQuery,
): Promise<{ items: RecurringView[]; total: number } & Onward> {
  permit(work.scope, `${query.book}.read`);
  const { items, total, ...onward } = await selectRecurring(work, query);
  return { items: items.map(recurringView), total, ...onward };
}

export async function listProposals(
  work: Work,
  query: ProposalsQuery,
): Promise<{ items: ProposalView[]; total: number } & Onward> {
  permit(work.scope, `${query.book}.read`);
  const { items, total, ...onward } = await selectProposals(work, query);
  return { items: items.map(proposalView), total, ...onward };
}

export async function getRecurring(work: Work, id: string): Promise<RecurringView> {
  const [series] = (await selectRecurring(work, { ids: [id], page: 1, limit: 1 })).items;
  if (series === undefined) throw refusal("NOT_FOUND");
  return recurringView(series);
}
