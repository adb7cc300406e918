import { QueryClient } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { staleAfter } from "../../../lib/changed.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { Sidebar } from "./sidebar.tsx";

const sidebar = () => screen.getByRole("complementary");
const open = () => show(<Sidebar appName="Keystead" admin={false} />);

function onNarrowWindow(): void {
  const anywhere = matchMedia;
  vi.stubGlobal("matchMedia", (media: string) => ({
    ...anywhere(media),
    matches: media.includes("max-width"),
  }));
}

it("stands open on a wide window and folds by its button", async () => {
  const user = await open();
  expect(sidebar().dataset["folded"]).toBe("false");
  await user.click(screen.getByRole("button", { name: "Collapse sidebar" }));
  expect(sidebar().dataset["folded"]).toBe("true");
});

it("leaves a narrow window to the screen, unless somebody unfolds it", async () => {
  onNarrowWindow();
  const user = await open();
  expect(sidebar().dataset["folded"]).toBe("true");
  expect(screen.getByRole("link", { name: "Portfolio" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Expand sidebar" }));
  expect(sidebar().dataset["folded"]).toBe("false");
});

it("says beside the tasks how many are late, beside the calendar how many stays overlap, and no longer when they are done", async () => {
  let overdue = 2;
  answerWith(({ path }) =>
    path === "/api/v1/tasks/counts"
      ? Response.json({ overdue, today: 0, week: 0, later: 0, done: 0, conflicts: 2 })
      : new Promise(() => {}),
  );
  const client = new QueryClient();
  await show(<Sidebar appName="Keystead" admin={false} />, client);
  expect(await screen.findByRole("link", { name: "Tasks 2 overdue" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Calendar 2 in conflict" })).toBeDefined();
  overdue = 0;
  await act(() =>
    Promise.all(staleAfter.task.map((name) => client.invalidateQueries({ queryKey: [[name]] }))),
  );
  expect(await screen.findByRole("link", { name: "Tasks" })).toBeDefined();
});
