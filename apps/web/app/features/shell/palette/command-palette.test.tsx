import { screen, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense, useEffect } from "react";
import { expect, it, vi } from "vitest";

import { chosenWorkspace } from "../../../lib/workspace-choice.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { inputAhead, useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { CommandPalette } from "./command-palette.tsx";

const rocha = { id: "t1", name: "Ana Rocha" };
const lease = {
  id: "l1",
  tenant: rocha,
  property: { id: "p1", name: "Rua Nova 12" },
  unit: null,
  startsOn: "2026-01-01",
  status: "active",
};

async function open(role = "owner", onReport: (() => void) | null = vi.fn()) {
  answerWith(({ path, query: { q = "" } }) => {
    if (path.endsWith("/workspaces"))
      return Response.json({
        current: "w",
        items: [
          { id: "w", kind: "own", role, ownerName: "Ada" },
          { id: "w2", kind: "own", role: "assistant", ownerName: "Marta Rocha" },
          { id: "w3", kind: "own", role: "assistant", ownerName: "Paula Paused", paused: true },
        ],
      });
    const fits = "ana rocha".includes(q.toLowerCase());
    const items =
      path.endsWith("/leases/names") && fits
        ? [lease]
        : path.endsWith("/tenants/names") && fits
          ? [{ ...rocha, property: lease.property }]
          : [];
    return Response.json({ items, more: false });
  });
  const verbs = { onClose: vi.fn(), onReport, onShortcuts: vi.fn(), onPay: vi.fn() };
  const user = await show(<CommandPalette {...verbs} />);
  const field = await screen.findByRole("combobox", { name: "Search screens, properties, tenants" });
  await user.click(field);
  return { user, field, verbs };
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

/** As the frame opens it: keys are captured from the first press on. */
function Opened({ children }: { readonly children: ReactNode }) {
  useShortcut("g l", () => {});
  useEffect(() => {
    inputAhead.keys = "";
  }, []);
  return <Suspense fallback={null}>{children}</Suspense>;
}

it("has what was typed while its part was on its way, and stops keeping it then", async () => {
  const onTheWay = Promise.withResolvers<undefined>();
  const Palette = lazyPart(async () => {
    await onTheWay.promise;
    return CommandPalette;
  });
  answerWith(({ path }) =>
    path.endsWith("/workspaces")
      ? Response.json({ current: "w", items: [{ id: "w", kind: "own", role: "owner", ownerName: "Ada" }] })
      : Response.json({ items: [], more: false }),
  );
  const verbs = { onClose: vi.fn(), onReport: vi.fn(), onShortcuts: vi.fn(), onPay: vi.fn() };
  const user = await show(
    <Opened>
      <Palette {...verbs} />
    </Opened>,
  );
  await user.keyboard("leas");
  onTheWay.resolve(undefined);
  const field = await screen.findByRole("combobox");
  await waitFor(() => {
    expect(document.activeElement).toBe(field);
  });
  await user.keyboard("es");
  expect(field).toHaveProperty("value", "leases");
});

it("names the active line, and the arrows move it", async () => {
  const { user, field } = await open();
  expect(active(field)).toBe("Portfolio");
  await user.keyboard("{ArrowDown}");
  expect(active(field)).toBe("Properties");
  expect(screen.getByRole("option", { name: "Properties" }).getAttribute("aria-selected")).toBe("true");
});

it.each(["rocha mark paid", "Rocha, mark paid", "paid ana rocha"])(
  "opens the payment of the one it says: %s",
  async (input) => {
    const { user, verbs } = await open();
    // Enter is pressed before the server answers.
    await user.keyboard(`${input}{Enter}`);
    await vi.waitFor(() => {
      expect(verbs.onPay).toHaveBeenCalledWith("l1");
    });
    expect(verbs.onClose).toHaveBeenCalled();
  },
);

it("puts a record before what can be done with it", async () => {
  const { user, field } = await open();
  await user.keyboard("rocha");
  await screen.findByRole("option", { name: /Mark as paid: Ana Rocha/ });
  expect(active(field)).toBe("Ana RochaTenant · Rua Nova 12");
});

it("begins a lease, for somebody too", async () => {
  const { user, field } = await open();
  await user.keyboard("add lease");
  await screen.findByRole("option", { name: "Add lease" });
  expect(active(field)).toBe("Add lease");
  await user.keyboard(" rocha");
  await screen.findByRole("option", { name: /Add lease for Ana Rocha/ });
  expect(active(field)).toBe("Add lease for Ana RochaRua Nova 12");
});

it("closes with Escape", async () => {
  const { user, verbs } = await open();
  await user.keyboard("{Escape}");
  expect(verbs.onClose).toHaveBeenCalledTimes(1);
});

it("works in another workspace from now on, in this tab alone, and offers none whose access is paused", async () => {
  const { user, verbs } = await open();
  await user.keyboard("properties of");
  const other = await screen.findByRole("option", { name: "Properties of Marta Rocha" });
  expect(screen.queryByRole("option", { name: /Paula Paused/ })).toBeNull();
  await user.click(other);
  expect(verbs.onClose).toHaveBeenCalled();
  expect(chosenWorkspace()).toBe("w2");
  // The browser's other tabs read local storage.
  expect(localStorage.getItem("ks-workspace")).toBeNull();
  await waitFor(() => {
    expect(sentBy("GET").filter(({ path }) => path.endsWith("/workspaces")).length).toBeGreaterThan(1);
  });
});

const everybodys = ["Report issue", "Keyboard shortcuts", "Open the sample portfolio"];
const bookkeeping = [
  "Portfolio",
  "Properties",
  "Calendar",
  "Leases",
  "Tenants",
  "Tasks",
  "Income",
  "Expenses",
  "Advertising",
  "Exports",
  "Settings",
  "Add tenant",
  "Add lease",
  "Add booking",
  "Add campaign",
  "Add task",
  "Analytics",
  "Bank statement: who paid?",
  "CSV import (coming soon)",
  "Market range",
  "Mortgage calculator",
  "Properties of Marta Rocha",
  ...everybodys,
];

it.each([
  ["owner", [...bookkeeping, "Activity", "Add property", "Bring your history"]],
  ["assistant", bookkeeping],
  ["cleaner", ["Tasks", "Jobs", "Settings", "Properties of Marta Rocha", ...everybodys]],
] as const)("[ROLE-01] offers the %s what the role may do, and nothing else", async (role, offered) => {
  await open(role);
  await waitFor(() => {
    const names = screen.getAllByRole("option").map(({ textContent }) => textContent ?? "");
    expect(names.toSorted()).toEqual([...offered].toSorted());
  });
});

it("offers no report to whoever may send none", async () => {
  await open("owner", null);
  expect(await screen.findByRole("option", { name: "Keyboard shortcuts" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "Report issue" })).toBeNull();
});

it.each([
  ["owner", ["Add lease for Ana RochaRua Nova 12", "Mark as paid: Ana RochaRua Nova 12"]],
  ["assistant", ["Add lease for Ana RochaRua Nova 12", "Mark as paid: Ana RochaRua Nova 12"]],
  ["cleaner", []],
] as const)("[ROLE-01] offers the %s what the role may do with a tenant", async (role, offered) => {
  const { user } = await open(role);
  await waitFor(() =>
    expect(screen.queryByRole("option", { name: "Jobs" }) !== null).toBe(role === "cleaner"),
  );
  await user.keyboard("ana rocha");
  if (offered.length === 0) await screen.findByText("Nothing found");
  else await screen.findByRole("option", { name: /^Mark as paid/ });
  const verbs = screen
    .queryAllByRole("option")
    .map(({ textContent }) => textContent ?? "")
    .filter((name) => !/Tenant|Lease ·/.test(name));
  expect(verbs.toSorted()).toEqual(offered);
});

it("asks nothing for a cleaner that is not a cleaner's, and offers nothing of it", async () => {
  const { user } = await open("cleaner");
  await user.keyboard("ana");
  await screen.findByText("Nothing found");
  await user.clear(screen.getByRole("combobox"));
  const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  await waitFor(() => {
    expect(options()).toEqual(expect.arrayContaining(["Tasks", "Jobs", "Settings"]));
  });
  expect(
    options().filter((option) => /^(Add|Portfolio|Properties$|Leases|Income|Activity)/.test(option ?? "")),
  ).toEqual([]);
  expect(sentBy("GET").filter(({ path }) => path.endsWith("/names"))).toEqual([]);
});
