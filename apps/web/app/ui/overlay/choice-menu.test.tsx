import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { ChoiceMenu } from "./choice-menu.tsx";
import type { MenuEntry } from "./menu-choices.ts";

const open = async (entries: readonly MenuEntry[], staysOpen = false) => {
  const user = await show(
    <ChoiceMenu
      position="bottom-start"
      staysOpen={staysOpen}
      button={<button type="button">Status</button>}
      entries={entries}
    />,
  );
  const button = screen.getByRole("button", { name: "Status" });
  expect(button.getAttribute("aria-haspopup")).toBe("menu");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  await screen.findByRole("menu");
  return user;
};

it("opens with the press that loads it, and closes with the choice", async () => {
  const paid = vi.fn();
  const user = await open([
    { kind: "heading", label: "Rent" },
    { kind: "action", label: "Paid", onClick: paid },
    { kind: "action", label: "Overdue", onClick: vi.fn() },
  ]);
  expect(screen.getByText("Rent")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Status" }).getAttribute("aria-expanded")).toBe("true");
  await user.click(screen.getByRole("menuitem", { name: "Paid" }));
  expect(paid).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
});

it("opens by key, and gives the focus back to its button with Escape", async () => {
  const user = await show(
    <ChoiceMenu
      position="bottom-start"
      button={<button type="button">Status</button>}
      entries={[{ kind: "action", label: "Paid", onClick: vi.fn() }]}
    />,
  );
  await user.tab();
  await user.keyboard("{Enter}");
  await screen.findByRole("menu");
  await user.keyboard("{ArrowDown}{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Status" }));
});

it("stays open while several are ticked", async () => {
  const tick = vi.fn();
  const user = await open(
    [
      { kind: "tick", label: "North", checked: false, onChange: tick },
      { kind: "line" },
      { kind: "tick", label: "South", checked: true, onChange: tick },
    ],
    true,
  );
  await user.click(screen.getByRole("menuitemcheckbox", { name: "North" }));
  await user.click(screen.getByRole("menuitemcheckbox", { name: "South" }));
  expect(tick.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByRole("menu")).toBeTruthy();
});
