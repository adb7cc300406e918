import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { ListPage, useListState } from "../../ui/list/list-page.tsx";
import { useListQuery } from "./use-list-query.ts";

const labels = {
  list: "Names",
  search: "Search names",
  name: "Name",
  remove: "Delete",
  failed: "Not loaded",
};
const NoIcon = () => null;
const rules = { sorts: ["name"], defaultSort: "name", filters: {} } as const;

/** The names on the server, and its answers that are still on their way. */
const server = {
  names: ["Ada", "Ben"],
  isSlow: false,
  answers: [] as { readonly give: () => void; readonly fail: () => void }[],
};

beforeEach(() => {
  server.names = ["Ada", "Ben"];
  server.isSlow = false;
  server.answers = [];
});

async function find(q: string) {
  const items = server.names.filter((name) => name.startsWith(q));
  if (server.isSlow) {
    const held = Promise.withResolvers<void>();
    server.answers.push({
      give: held.resolve,
      fail: () => {
        held.reject(new Error("refused"));
      },
    });
    await held.promise;
  }
  return { items, total: items.length };
}

function Names() {
  const state = useListState(rules);
  const { q } = state;
  const result = useListQuery({ queryKey: ["names", q], queryFn: () => find(q) });
  return (
    <ListPage
      name="names"
      label={labels.list}
      state={state}
      result={result}
      columns={[{ key: "name", header: labels.name, cell: (name: string) => name }]}
      rowKey={(name) => name}
      rowName={(name) => name}
      card={(name) => name}
      rowActions={() => [{ label: labels.remove, onClick: vi.fn() }]}
      searchLabel={labels.search}
      countText={String}
      empty={<NoIcon />}
      errorMessage={labels.failed}
    />
  );
}

/** "A" was searched, the search was cleared, and then Anna came: the list of all names has her already. */
async function searchedBefore() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = await show(<Names />, client);
  await screen.findByText("Ben");
  const box = screen.getByRole("searchbox", { name: labels.search });
  await user.type(box, "A");
  await user.tab();
  await waitFor(() => expect(screen.queryByText("Ben")).toBeNull());
  await user.clear(box);
  await user.tab();
  await screen.findByText("Ben");
  server.names = ["Ada", "Anna", "Ben"];
  await client.invalidateQueries();
  await screen.findByText("Anna");
  server.isSlow = true;
  await user.type(box, "A");
  return user;
}

it("keeps a new row and its open menu where the cached answer to a search is from before it", async () => {
  const user = await searchedBefore();
  await user.click(screen.getByRole("button", { name: "Actions for Anna" }));
  const item = await screen.findByRole("menuitem", { name: labels.remove });
  expect(screen.getByText("Ben")).toBeTruthy();
  server.answers[0]?.give();
  await waitFor(() => expect(screen.queryByText("Ben")).toBeNull());
  expect(screen.getByText("Anna")).toBeTruthy();
  expect(item.isConnected).toBe(true);
});

it("shows the cached answer after all where a newer one fails", async () => {
  const user = await searchedBefore();
  await user.tab();
  expect(screen.getByText("Ben")).toBeTruthy();
  server.answers[0]?.fail();
  await waitFor(() => expect(screen.queryByText("Ben")).toBeNull());
  expect(screen.getByText("Ada")).toBeTruthy();
  expect(screen.queryByText("Anna")).toBeNull();
});
