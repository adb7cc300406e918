import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../../testing/show.tsx";
import type { FrameUser } from "../frame-user.ts";
import { TopBar } from "./top-bar.tsx";

const ada: FrameUser = { email: "ada@example.org", fullName: "Ada", admin: false };

const open = (onShortcuts = () => {}) =>
  show(
    <TopBar
      user={ada}
      titleRef={() => {}}
      onMenu={() => {}}
      onSearch={() => {}}
      onReport={() => {}}
      onShortcuts={onShortcuts}
    />,
  );

const account = () => screen.getByRole("button", { name: /ada@example\.org/ });

it("opens the account menu with the first click and gives the focus back", async () => {
  const user = await open();
  await user.click(account());
  expect(await screen.findByRole("menuitem", { name: "Settings" })).toBeDefined();
  expect(account().getAttribute("aria-expanded")).toBe("true");
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(screen.queryByRole("menuitem")).toBeNull();
    expect(document.activeElement).toBe(account());
  });
});

it("opens by key, runs what was chosen and opens a second time", async () => {
  const onShortcuts = vi.fn<() => void>();
  const user = await open(onShortcuts);
  account().focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" }));
  expect(onShortcuts).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(screen.queryByRole("menuitem")).toBeNull();
  });
  await user.click(account());
  expect(await screen.findByRole("menuitem", { name: "Settings" })).toBeDefined();
});

it.each([
  ["Ada", "Ada"],
  ["", "More"],
])(
  "calls whoever has no address by the name %j: %s, and offers no report to whoever may send none",
  async (fullName, called) => {
    await show(
      <TopBar
        user={{ ...ada, email: "", fullName }}
        titleRef={() => {}}
        onMenu={() => {}}
        onSearch={() => {}}
        onReport={null}
        onShortcuts={() => {}}
      />,
    );
    expect(screen.getByRole("button", { name: called })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Report issue" })).toBeNull();
  },
);
