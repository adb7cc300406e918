import type { ProfileView } from "@keystead/contract/accounts";
import type { LeaseView } from "@keystead/contract/leases";
import {
  hashKey,
  type InvalidateQueryFilters,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";

import { query } from "./api.ts";

const {
  accounts,
  ads,
  analytics,
  checklists,
  cleaners,
  exports,
  fx,
  history,
  notices,
  documents,
  ownData,
  people,
  properties,
  units,
  tenants,
  leases,
  letters,
  income,
  expenses,
  recurring,
  portfolio,
  seo,
  statements,
  tasks,
  bookings,
  guests,
  bookingLines,
  seasons,
  turnovers,
} = query;

const book: readonly QueryKey[] = [
  properties,
  units,
  tenants,
  leases,
  income,
  expenses,
  recurring,
  portfolio,
  exports,
  tasks,
  history,
  fx,
  statements,
  bookings,
  cleaners,
  turnovers,
  ads,
  analytics,
].map((area) => area.key());
const countedBook: readonly QueryKey[] = [...book, accounts.subscription.key()];
const taskScreens: readonly QueryKey[] = [tasks.key(), portfolio.key(), history.key()];
/** Files are deleted and restored with the record they belong to, and count against the plan. */
const files: readonly QueryKey[] = [documents.key(), accounts.subscription.key()];

/**
 * For each kind of change, the queries that become stale: a name or a sum is shown on many screens. Queries of screens
 * that are not shown cost nothing: they are refetched when shown. Which procedure causes which change: `changed-by.ts`.
 */
export const staleAfter = {
  property: countedBook,
  /** Files show the unit's name, and pass to the property when the unit is deleted. */
  unit: [...countedBook, documents.key()],
  bulk: countedBook,
  tenant: [...book, ...files, ownData.dataExport.key()],
  /** Terms and dates of a lease; its charges follow from them. */
  lease: [...book, ...files],
  /** What is owed, paid or held. */
  money: countedBook,
  /** Every sum that is converted into the base currency. */
  rates: [
    fx.key(),
    portfolio.key(),
    properties.key(),
    income.key(),
    expenses.key(),
    exports.key(),
    analytics.key(),
    history.key(),
  ],
  /** Letters appear in the history of their lease. */
  letter: [history.key()],
  letterhead: [letters.key(), history.key()],
  /** Recorded by hand: counts against the plan; an expense may have files. */
  record: [...book, ...files],
  /** Proposals, and the series that a record belongs to. */
  recurring: [recurring.key(), income.key(), expenses.key(), exports.key(), history.key()],
  /** A booking with its guests, lines and money, in the books and on the calendar. */
  booking: [...countedBook, guests.key(), bookingLines.key()],
  /** Existing bookings keep their price. */
  season: [seasons.key(), bookings.key(), history.key()],
  /** The campaign only, without its bill; the expense shows what the cost is for. */
  campaign: [ads.key(), expenses.key(), history.key(), properties.key()],
  block: [bookings.key(), analytics.key(), history.key()],
  task: taskScreens,
  taskGone: [...taskScreens, ...files],
  /**
   * The time zone decides which day it is for portfolio and tasks, the currency what sums are converted into and forms
   * start with.
   */
  profile: [
    accounts.profile.key(),
    accounts.workspaces.key(),
    portfolio.key(),
    exports.key(),
    tasks.key(),
    fx.key(),
    properties.key(),
    income.key(),
    expenses.key(),
    analytics.key(),
  ],
  /** An uploaded file: counts against the plan, and shows on its expense. */
  file: [...files, history.key(), expenses.key()],
  plan: [accounts.subscription.key()],
  dataExport: [ownData.dataExport.key()],
  session: [accounts.sessions.key()],
  /** Assistants and invitations count against the plan; a cleaner who signs in is linked to a contact. */
  people: [people.key(), cleaners.key(), accounts.subscription.key()],
  /** Bookings show who cleans after the stay, and how far the cleaning is. */
  turnover: [checklists.key(), cleaners.key(), turnovers.key(), bookings.key(), history.key()],
  notice: [notices.list.key()],
  noticeSettings: [notices.settings.key()],
  /** Not the page itself: its editor fetches it anew, and a background refetch must not change what is typed. */
  page: [seo.list.key()],
  /** After switching the workspace, no data of the previous one may stay. */
  workspace: "everything",
} as const satisfies Readonly<Record<string, readonly QueryKey[] | "everything">>;

export type Change = keyof typeof staleAfter;

/** Records in a mutation's response that are also a query's result: they need not be fetched again. */
type Answer = { readonly lease?: LeaseView; readonly profile?: ProfileView };

/** Resolves when the queries of the current screen are refetched. */
export type SayChanged = (change: Change, answer?: Answer) => Promise<void>;

/**
 * After every mutation: `await changed("tenant")`, or with the record from the response: `await changed("money", {
 * lease })`.
 */
export function useChanged(): SayChanged {
  const client = useQueryClient();
  return useMemo(() => sayChanged(client), [client]);
}

function sayChanged(client: QueryClient): SayChanged {
  return async (change, answer = {}) => {
    const stale: readonly QueryKey[] | "everything" = staleAfter[change];
    if (stale === "everything") {
      client.clear();
      return;
    }
    const known = remember(client, answer);
    await Promise.all(
      stale.map((queryKey) =>
        invalidate(client, { queryKey, predicate: ({ queryHash }) => !known.has(queryHash) }),
      ),
    );
  };
}

/**
 * Fetches again what is shown. A query whose first fetch is still under way is kept by the library as it is, although
 * its answer may be from before the change: it is fetched once more when that answer is there.
 */
async function invalidate(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const begun = client.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
  for (const first of begun.filter(({ state }) => state.data === undefined)) {
    const again = () => client.invalidateQueries({ queryKey: first.queryKey, exact: true });
    first.promise?.then(again, again);
  }
  await client.invalidateQueries(filters);
}

function remember(client: QueryClient, { lease, profile }: Answer): ReadonlySet<string> {
  const known = new Set<string>();
  const set = (queryKey: QueryKey, record: LeaseView | ProfileView) => {
    const isFetched = client.isFetching({ queryKey, exact: true }) > 0;
    client.setQueryData(queryKey, record);
    // An answer on its way may be from before the change, and would replace the record.
    if (!isFetched) known.add(hashKey(queryKey));
  };
  if (lease !== undefined) set(leases.get.queryKey({ input: { id: lease.id } }), lease);
  if (profile !== undefined) set(accounts.profile.queryKey({ input: {} }), profile);
  return known;
}
