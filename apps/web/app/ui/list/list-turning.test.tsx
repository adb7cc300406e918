import { screen, within } from "@testing-library/react";
import { useMemo, useState } from "react";
import { beforeEach, expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { ListPage, useListState } from "./list-page.tsx";

const labels = { list: "Names", name: "Name", come: "Three come first", go: "Most go" };
const NoIcon = () => null;
const rules = { sorts: ["name"], defaultSort: "name", filters: {} } as const;
const LIMIT = 25;
const nameAt = (at: number) => `Name ${String(at).padStart(3, "0")}`;
const begun = Array.from({ length: 60 }, (_none, at) => nameAt(2 * at));

/** The server's response: what follows the given cursor, or the page with the number. */
function answer(
  names: readonly string[],
  { page, after }: { readonly page: number; readonly after?: string },
) {
  const rest = after === undefined ? names.slice((page - 1) * LIMIT) : names.filter((name) => name > after);
  const items = rest.slice(0, LIMIT);
  const last = items.at(-1);
  return {
    items,
    total: names.length,
    ...(rest.length > LIMIT && last !== undefined ? { next: last } : {}),
  };
}

/** The records on the server. */
const stored: { names: readonly string[] } = { names: begun };

function threeCome(): void {
  stored.names = [...stored.names, nameAt(1), nameAt(3), nameAt(5)].toSorted();
}

function mostGo(): void {
  stored.names = stored.names.slice(0, 30);
}

beforeEach(() => {
  stored.names = begun;
});

/**
 * Records change on the server; the list shows the change only when it is fetched again, such as on turning the page.
 */
function Names() {
  const [reads, setReads] = useState(0);
  const state = useListState(rules);
  const data = useMemo(() => ({ reads, ...answer(stored.names, state.query) }), [reads, state.query]);
  return (
    <>
      <button type="button" onClick={threeCome}>
        {labels.come}
      </button>
      <button
        type="button"
        onClick={() => {
          mostGo();
          setReads(reads + 1);
        }}
      >
        {labels.go}
      </button>
      <ListPage
        name="names"
        label={labels.list}
        state={state}
        result={{ data, isError: false, isFetching: false, refetch: () => {} }}
        columns={[{ key: "name", header: labels.name, cell: (name: string) => name }]}
        rowKey={(name) => name}
        rowName={(name) => name}
        card={(name) => name}
        countText={String}
        empty={<NoIcon />}
        errorMessage=""
      />
    </>
  );
}

const shown = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

it("shows each row once while one turns the pages and others come before them", async () => {
  const user = await show(<Names />);
  const seen = [...shown()];
  await user.click(button(labels.come));
  await user.click(button("Next page"));
  seen.push(...shown());
  expect(screen.getByText("2 of 3")).toBeTruthy();
  await user.click(button("Next page"));
  seen.push(...shown());
  expect(button("Next page").disabled).toBe(true);
  // Records added after the first page was read belong there, so later pages neither skip nor repeat any.
  expect(seen.filter((name) => begun.includes(name))).toEqual([...begun]);
  expect(new Set(seen).size).toBe(seen.length);
  await user.click(button("Previous page"));
  expect(screen.getByText("2 of 3")).toBeTruthy();
});

it("falls back to the last page where nothing is left behind the one before", async () => {
  const user = await show(<Names />);
  await user.click(button("Next page"));
  await user.click(button("Next page"));
  await user.click(button(labels.go));
  expect(shown()).toEqual(begun.slice(25, 30));
  expect(screen.getByText("2 of 2")).toBeTruthy();
});
