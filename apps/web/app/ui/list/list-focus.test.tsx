import { screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, it } from "vitest";

import { useDeleteWithUndo } from "../../lib/records/use-undo.ts";
import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { EmptyState } from "../loading/empty-state.tsx";
import { keepFocus } from "../focus/keep-focus.ts";
import { ListPage, useListState } from "./list-page.tsx";
import { Toaster } from "../toast/toaster.tsx";

const labels = { empty: "No tenants yet", add: "Add tenant", name: "Name", list: "Tenants" };
const add = { label: labels.add, onClick: () => {} };
const NoIcon = () => null;
const rules = { sorts: ["name"], defaultSort: "name", filters: {} } as const;

/** A list of names like any list screen: rows with a menu and selection, deleted with Undo. */
function Names({ names }: { readonly names: readonly string[] }) {
  useEffect(() => keepFocus(document), []);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const state = useListState(rules);
  const deleteWithUndo = useDeleteWithUndo("tenant");
  const rows = names.filter((name) => !deleted.includes(name));
  const remove = (...ones: readonly string[]) =>
    deleteWithUndo({
      remove: async () => {
        setDeleted((before) => [...before, ...ones]);
        return { trashId: "t" };
      },
      message: `${ones.join(", ")} deleted`,
      restore: async () => {
        setDeleted((before) => before.filter((name) => !ones.includes(name)));
      },
    });
  return (
    <>
      <main id="content" tabIndex={-1}>
        <ListPage
          name="names"
          label={labels.list}
          state={state}
          result={{
            data: { items: rows, total: rows.length },
            isError: false,
            isFetching: false,
            refetch: () => {},
          }}
          columns={[
            { key: "name", header: labels.name, cell: (name: string) => <a href={`#${name}`}>{name}</a> },
          ]}
          rowKey={(name) => name}
          rowName={(name) => name}
          card={(name) => name}
          rowActions={(name) => [{ label: "Delete", onClick: () => void remove(name) }]}
          bulk={[{ label: "Delete these", icon: NoIcon, run: (ones) => void remove(...ones) }]}
          countText={String}
          primary={add}
          empty={<EmptyState icon={NoIcon} title={labels.empty} action={add} />}
          errorMessage=""
        />
      </main>
      <Toaster />
    </>
  );
}

const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

async function open(...names: readonly string[]) {
  answerWith(() => Response.json({}));
  const user = await show(<Names names={names} />);
  return {
    user,
    remove: async (name: string) => {
      await user.click(screen.getByRole("button", { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    },
  };
}

it.each([
  ["next", "Ada", "Actions for Ben"],
  ["one before, where it was the last,", "Cleo", "Actions for Ben"],
])("leads from a deleted line to the %s and by Undo back to it", async (_to, name, expected) => {
  const { user, remove } = await open("Ada", "Ben", "Cleo");
  await remove(name);
  await waitFor(() => {
    expect(focused()).toBe(expected);
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => {
    expect(focused()).toBe(name);
  });
});

it("leads from the only line to the button that adds another", async () => {
  const { remove } = await open("Ada");
  await remove("Ada");
  expect(await screen.findByText(labels.empty)).toBeTruthy();
  await waitFor(() => {
    expect(focused()).toBe(labels.add);
  });
});

it("leads from several that are deleted at once to the line that follows", async () => {
  const { user } = await open("Ada", "Ben", "Cleo");
  for (const name of ["Ada", "Ben"])
    await user.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
  await user.click(screen.getByRole("button", { name: "Delete these" }));
  await waitFor(() => {
    expect(focused()).toBe("Select Cleo");
  });
});

it("leaves the arrows to the menu of a line while it is open, and walks the lines with them otherwise", async () => {
  const { user } = await open("Ada", "Ben", "Cleo");
  screen.getByRole("button", { name: "Actions for Ben" }).focus();
  await user.keyboard("{Enter}");
  const item = await screen.findByRole("menuitem", { name: "Delete" });
  await waitFor(() => {
    expect(item.closest("[role=menu]")?.contains(document.activeElement)).toBe(true);
  });
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(item);
  await user.keyboard("{Escape}{ArrowDown}");
  await waitFor(() => {
    expect(screen.queryByRole("menu")).toBeNull();
  });
  expect(focused()).toBe("Cleo");
});
