import { SEARCH_LIMIT } from "@keystead/domain/lists";
import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";

/** The input of every `names` procedure of the contract. */
export type NamesInput = { readonly q?: string; readonly limit?: number; readonly id?: string };
type Names<Name> = { readonly items: readonly Name[]; readonly more: boolean };
export type NameOption = { readonly value: string; readonly label: string };

type Picking<Name, Failure> = {
  /** The query, such as `(input) => query.tenants.names.queryOptions({ input })`. */
  readonly ask: (input: NamesInput) => UseQueryOptions<Names<Name>, Failure>;
  readonly optionOf: (name: Name) => NameOption;
  /** The id of the chosen record; empty for none. */
  readonly value: string;
  /** The label of the chosen record, if the screen already knows it. */
  readonly label?: string | undefined;
  /** False where the user's role may not read them: then no query is sent. */
  readonly enabled?: boolean;
};

export type Picked<Name> = {
  readonly found: readonly NameOption[];
  readonly names: readonly Name[];
  /** There are more matches than are listed; typing narrows them. */
  readonly more: boolean;
  readonly searching: boolean;
  /** The list shows only matches of what is typed. */
  readonly searched: boolean;
  /** The current search text. */
  readonly q: string;
  readonly onSearch: (text: string) => void;
  readonly chosen: NameOption | null;
  /** The chosen record does not exist, or no longer. */
  readonly isMissing: boolean;
};

/**
 * Names for a picker over any number of records: the server searches for what is typed, and looks up the chosen one by
 * id.
 */
export function useNames<Name, Failure>(picking: Picking<Name, Failure>): Picked<Name> {
  const { ask, optionOf, value, label, enabled = true } = picking;
  const [q, setQ] = useState("");
  const listed = useQuery({
    ...ask(q === "" ? {} : { q: q.slice(0, SEARCH_LIMIT) }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const names = listed.data?.items ?? [];
  const found = names.map(optionOf);
  // The last chosen record keeps its name while the user searches for another.
  const [known, setKnown] = useState<NameOption | null>(null);
  const offered = found.find((one) => one.value === value);
  if (offered !== undefined && (offered.value !== known?.value || offered.label !== known.label))
    setKnown(offered);
  const named = offered?.label ?? label ?? (known?.value === value ? known.label : undefined);
  const single = useQuery({
    ...ask({ id: value, limit: 1 }),
    enabled: value !== "" && named === undefined && listed.isSuccess,
  });
  const lookedUp = single.data?.items.map(optionOf).find((one) => one.value === value);
  const text = named ?? lookedUp?.label;
  return {
    found,
    names,
    more: listed.data?.more ?? false,
    searching: listed.isFetching,
    searched: q !== "",
    q,
    onSearch: setQ,
    chosen: value === "" || text === undefined ? null : { value, label: text },
    isMissing: value !== "" && named === undefined && single.isSuccess && lookedUp === undefined,
  };
}
