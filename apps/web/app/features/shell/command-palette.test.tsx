import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
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

async function open() {
  answerWith(({ path, query: { q = "" } }) => {
    if (path.endsWith("/workspaces"))
      return Response.json({ current: "w", items: [{ id: "w", kind: "real", role: "owner" }] });
    const fits = "ana rocha".includes(q.toLowerCase());
    const items =
      path.endsWith("/leases/names") && fits
        ? [lease]
        : path.endsWith("/tenants/names") && fits
          ? [{ ...rocha, property: lease.property }]
          : [];
    return Response.json({ items, more: false });
  });
  const doors = { onClose: vi.fn(), onReport: vi.fn(), onShortcuts: vi.fn(), onPay: vi.fn() };
  const user = await show(<CommandPalette {...doors} />);
  const field = await screen.findByRole("combobox", { name: "Search screens, properties, tenants" });
  await user.click(field);
  return { user, field, doors };
}

const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;

it("names the active line, and the arrows move it", async () => {
  const { user, field } = await open();
  expect(active(field)).toBe("Portfolio");
  await user.keyboard("{ArrowDown}");
  expect(active(field)).toBe("Properties");
  expect(screen.getByRole("option", { name: "Properties" }).getAttribute("aria-selected")).toBe("true");
});

it.each(["rocha mark paid", "Rocha, mark paid", "paid ana rocha"])(
  "opens the payment of the one it says: %s",
  async (typed) => {
    const { user, doors } = await open();
    // Enter comes before the server's answer.
    await user.keyboard(`${typed}{Enter}`);
    await vi.waitFor(() => {
      expect(doors.onPay).toHaveBeenCalledWith("l1");
    });
    expect(doors.onClose).toHaveBeenCalled();
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
  const { user, doors } = await open();
  await user.keyboard("{Escape}");
  expect(doors.onClose).toHaveBeenCalledTimes(1);
});
