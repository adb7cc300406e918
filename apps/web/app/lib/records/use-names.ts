import { SEARCH_LIMIT } from "@keystead/domain/lists";
import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";

/** What every `names` of the contract is asked. */
export type NamesInput = { readonly q?: string; readonly limit?: number; readonly id?: string };
type Names<Name> = { readonly items: readonly Name[]; readonly more: boolean };
export type NameOption = { readonly value: string; readonly label: string };

type Picking<Name, Failure> = {
  /** Such as `(input) => query.tenants.names.queryOptions({ input })`. */
  readonly ask: (input: NamesInput) => UseQueryOptions<Names<Name>, Failure>;
  readonly optionOf: (name: Name) => NameOption;
  /** The chosen record; empty while none is. */
  readonly value: string;
  /** Its label where the screen knows it already. */
  readonly label?: string | undefined;
  /** False where the person's role may not read them: nothing is asked then. */
  readonly enabled?: boolean;
};

export type Picked<Name> = {
  readonly found: readonly NameOption[];
  readonly names: readonly Name[];
  /** More are found than are offered: whoever misses one has to type. */
  readonly more: boolean;
  readonly searching: boolean;
  /** Only what is typed is found. */
  readonly searched: boolean;
  /** What is looked for, or was found. */
  readonly q: string;
  readonly onSearch: (text: string) => void;
  readonly chosen: NameOption | null;
  /** The chosen record is not there, or no longer. */
  readonly gone: boolean;
};

/** Names for a picker, however many records there are: the server looks for what is typed, and knows the chosen one anyway. */
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
  // What was chosen a moment ago keeps its name while something else is looked for.
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
    gone: value !== "" && named === undefined && single.isSuccess && lookedUp === undefined,
  };
}
