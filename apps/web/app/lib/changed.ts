import type { contract } from "@keystead/contract";
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
import type { ProcedureOf } from "./feature.ts";

/** An area of the contract, or one of its procedures; "books": every area outside `besideTheBooks`. */
type Stale = Area | ProcedureOf<Area> | "books";
type Area = keyof typeof contract;

/**
 * A change of the books does not touch these areas. Every other area shows names or sums of the books; a new area
 * counts as one of those until it is listed here.
 */
const besideTheBooks: readonly string[] = [
  "accessNotes",
  "accounts",
  "bookingLines",
  "bulk",
  "checklists",
  "documents",
  "guests",
  "handovers",
  "letters",
  "notices",
  "ownData",
  "people",
  "seasons",
  "seo",
] satisfies readonly Area[];

/** Whether a query shows the books. */
export function isOfBooks([path]: QueryKey): boolean {
  return Array.isArray(path) && !besideTheBooks.includes(path[0]);
}

const countedBooks = ["books", "accounts.subscription"] as const satisfies readonly Stale[];
const taskScreens = ["tasks", "portfolio", "history"] as const satisfies readonly Stale[];
/** Files are deleted and restored with the record they belong to, and count against the plan. */
const files = ["documents", "accounts.subscription"] as const satisfies readonly Stale[];

/**
 * For each kind of change, the queries that become stale: a name or a sum is shown on many screens. Queries of screens
 * that are not shown cost nothing: they are refetched when shown. Which procedure causes which change: `changed-by.ts`.
 */
export const staleAfter = {
  property: countedBooks,
  /** Files show the unit's name, and pass to the property when the unit is deleted. */
  unit: [...countedBooks, "documents"],
  bulk: countedBooks,
  tenant: ["books", ...files, "ownData.dataExport"],
  /** Terms and dates of a lease; its charges follow from them. */
  lease: ["books", ...files],
  /** What is owed, paid or held. */
  money: countedBooks,
  /** Every sum that is converted into the base currency. */
  rates: ["fx", "portfolio", "properties", "income", "expenses", "exports", "analytics", "history"],
  /** Letters appear in the history of their lease. */
  letter: ["history"],
  /** What letters say: the letterhead; the notes and keys that the record of a handover shows. */
  letterText: ["letters", "history"],
  /** Recorded by hand: counts against the plan; an expense may have files. */
  record: ["books", ...files],
  /** Proposals, and the series that a record belongs to. */
  recurring: ["recurring", "income", "expenses", "exports", "history"],
  /** A booking with its guests, lines and money, in the books and on the calendar. */
  booking: [...countedBooks, "guests", "bookingLines"],
  /** Existing bookings keep their price. */
  season: ["seasons", "bookings", "history"],
  block: ["bookings", "analytics", "history"],
  task: taskScreens,
  taskDeleted: [...taskScreens, ...files],
  /**
   * The time zone decides which day it is for portfolio and tasks, the currency what sums are converted into and forms
   * start with.
   */
  profile: [
    "accounts.profile",
    "accounts.workspaces",
    "portfolio",
    "exports",
    "tasks",
    "fx",
    "properties",
    "income",
    "expenses",
    "analytics",
  ],
  /** An uploaded file: counts against the plan, and shows on its expense. */
  file: [...files, "history", "expenses"],
  plan: ["accounts.subscription"],
  dataExport: ["ownData.dataExport"],
  session: ["accounts.sessions"],
  /** Assistants and invitations count against the plan; a cleaner who signs in is linked to a contact. */
  people: ["people", "cleaners", "accounts.subscription"],
  /** Bookings show who cleans after them, and how far the cleaning is. */
  turnover: ["checklists", "cleaners", "turnovers", "bookings", "history"],
  notice: ["notices.list"],
  noticeSettings: ["notices.settings"],
  /** Not the page itself: its editor fetches it anew, and a background refetch must not change what is typed. */
  page: ["seo.list", "seo.starters"],
  /** After switching the workspace, no data of the previous one may stay. */
  workspace: "everything",
} as const satisfies Readonly<Record<string, readonly Stale[] | "everything">>;

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
    const stale: readonly Stale[] | "everything" = staleAfter[change];
    if (stale === "everything") {
      client.clear();
      return;
    }
    const known = remember(client, answer);
    await Promise.all(
      stale.map((name) =>
        invalidate(client, {
          queryKey: name === "books" ? [] : [name.split(".")],
          predicate: ({ queryHash, queryKey }) =>
            !known.has(queryHash) && (name !== "books" || isOfBooks(queryKey)),
        }),
      ),
    );
  };
}

/**
 * Refetches the queries on screen. The library does not restart a query whose first fetch is still running, although
 * its response may predate the change; such a query is refetched after that response.
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
    // A response that is still on its way may predate the change, and would replace the record.
    if (!isFetched) known.add(hashKey(queryKey));
  };
  if (lease !== undefined) set(query.leases.get.queryKey({ input: { id: lease.id } }), lease);
  if (profile !== undefined) set(query.accounts.profile.queryKey({ input: {} }), profile);
  return known;
}
