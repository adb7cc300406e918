import type { ProfileView } from "@keystead/contract/accounts";
import type { LeaseView } from "@keystead/contract/leases";
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
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
/** They go and come back with what they hang on, and count against the plan. */
const files: readonly QueryKey[] = [documents.key(), accounts.subscription.key()];

/**
 * What a mutation changed, and which queries are no longer true since: a name and a sum stand on many screens. What no
 * screen shows at the moment costs nothing: it is read again when it is shown. Which procedure changes what: `changed-by.ts`.
 */
export const staleAfter = {
  property: countedBook,
  /** Its files name it, and are the property's when it goes. */
  unit: [...countedBook, documents.key()],
  bulk: countedBook,
  tenant: [...book, ...files, ownData.dataExport.key()],
  /** Terms and dates of a lease; rows follow from them. */
  lease: [...book, ...files],
  /** What is owed, was paid or is held. */
  money: countedBook,
  /** Every sum in the base currency. */
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
  /** It stands in the history of its lease. */
  letter: [history.key()],
  letterhead: [letters.key(), history.key()],
  /** In the books by hand: counted by the plan, and of an expense with its files. */
  record: [...book, ...files],
  /** What is proposed, and of which series a record says it is one. */
  recurring: [recurring.key(), income.key(), expenses.key(), exports.key(), history.key()],
  /** A stay with its money, in the books and on the calendar. */
  booking: [...countedBook, guests.key()],
  /** What is booked keeps its price. */
  season: [seasons.key(), bookings.key(), history.key()],
  /** Alone, without its bill; the expense says whose cost it is. */
  campaign: [ads.key(), expenses.key(), history.key(), properties.key()],
  block: [bookings.key(), analytics.key(), history.key()],
  task: taskScreens,
  taskGone: [...taskScreens, ...files],
  /** Its zone says which day it is on the portfolio and among the tasks, its currency what sums are converted into and begin with. */
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
  /** An uploaded file, counted by the plan, and said on the line of an expense. */
  file: [...files, history.key(), expenses.key()],
  plan: [accounts.subscription.key()],
  dataExport: [ownData.dataExport.key()],
  session: [accounts.sessions.key()],
  /** Assistants and invitations count against the plan; a cleaner who signs in belongs to a contact. */
  people: [people.key(), cleaners.key(), accounts.subscription.key()],
  /** Whoever looks at stays sees who cleans after them, and how far that is. */
  turnover: [checklists.key(), cleaners.key(), turnovers.key(), bookings.key(), history.key()],
  notice: [notices.list.key()],
  noticeSettings: [notices.settings.key()],
  /** Not the page itself: its editor reads it anew, and a fetch in the background must not change what is typed. */
  page: [seo.list.key()],
  /** Another one is shown: nothing of the one before may stay. */
  workspace: "everything",
} as const satisfies Readonly<Record<string, readonly QueryKey[] | "everything">>;

export type Change = keyof typeof staleAfter;

/** Records that mutations answer and that a query asks for too: what is known need not be asked for. */
type Answer = { readonly lease?: LeaseView; readonly profile?: ProfileView };

/** Resolves when what is on the screen is read again. */
export type SayChanged = (change: Change, answer?: Answer) => Promise<void>;

/** After every mutation: `await changed("tenant")`, or with what the server answered `await changed("money", { lease })`. */
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
        client.invalidateQueries({ queryKey, predicate: ({ queryHash }) => !known.has(queryHash) }),
      ),
    );
  };
}

function remember(client: QueryClient, { lease, profile }: Answer): ReadonlySet<string> {
  const known = new Set<string>();
  const set = (queryKey: QueryKey, record: LeaseView | ProfileView) => {
    client.setQueryData(queryKey, record);
    known.add(hashKey(queryKey));
  };
  if (lease !== undefined) set(leases.get.queryKey({ input: { id: lease.id } }), lease);
  if (profile !== undefined) set(accounts.profile.queryKey({ input: {} }), profile);
  return known;
}
