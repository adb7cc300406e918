import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { taskOf } from "../../testing/records/tasks.ts";
import { answerWith } from "../../testing/wire.ts";
import { OpenedTask } from "./opened-task.tsx";

const task = taskOf(1, "Boiler");

it("opens the history of a task by its address", async () => {
  answerWith(({ path }) =>
    path === `/api/v1/tasks/${task.id}/history`
      ? Response.json({
          entries: [
            {
              id: "00000000-0000-4000-8000-000000000002",
              at: "2026-11-01T09:00:00.000Z",
              who: { id: "00000000-0000-4000-8000-000000000003", name: "Ana Kovač" },
              action: "create",
              entity: "task",
              record: { kind: "task", id: task.id, name: "Boiler", propertyId: null },
              changes: [],
            },
          ],
          more: false,
        })
      : new Promise(() => {}),
  );
  await show(<OpenedTask opened={{ kind: "history", id: task.id }} rows={[task]} onClose={() => {}} />);
  expect(await screen.findByRole("dialog", { name: "History: Boiler" })).toBeTruthy();
  expect(await screen.findByText("Task added")).toBeTruthy();
});
