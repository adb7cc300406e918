import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { ben, refused, serveTasks, taskOf } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { collisionsIn } from "../../../testing/merge-question.ts";
import { sentBy } from "../../../testing/wire.ts";
// Loaded on demand by the form, with the first collision.
import "../../../ui/form/merge/merge-dialog.tsx";
import { TaskForm } from "./task-form.tsx";

const boiler = taskOf(1, "Boiler", {
  version: 4,
  status: "completed",
  group: "done",
  dueOn: "2026-12-01",
  repeat: { every: 5, unit: "day" },
  assignee: { id: null, name: "Paul, the plumber", me: false },
});

const openNew = () => show(<TaskForm task={null} presets={{}} onClose={() => {}} />);

it("[TASK-01] says all that is missing at once, keeps what was chosen and sends nothing", async () => {
  serveTasks({ tasks: [] });
  const user = await openNew();
  const form = await screen.findByRole("dialog", { name: "Add task" });
  await user.selectOptions(within(form).getByLabelText("Repeats"), "Every month");
  await user.selectOptions(within(form).getByLabelText("Priority"), "High");
  await user.click(within(form).getByRole("button", { name: "Save" }));
  expect(within(form).getAllByText("Describe the task").length).toBeGreaterThan(0);
  expect(within(form).getAllByText("A repeating task needs a due date").length).toBeGreaterThan(0);
  expect(within(form).getByLabelText("Priority")).toHaveProperty("value", "high");
  expect(document.activeElement).toBe(within(form).getByLabelText("Task"));
  expect(sentBy("POST")).toEqual([]);
});

it("[TASK-01] gives a task to a person of the workspace by name, and to anybody else as typed", async () => {
  serveTasks({ tasks: [], onChange: () => Response.json(taskOf(9, "Meters")) });
  const user = await openNew();
  await enter(user, await screen.findByLabelText("Task"), "Meters");
  const whom = screen.getByRole("combobox", { name: "Assigned to (optional)" });
  await waitFor(async () => {
    await user.clear(whom);
    await enter(user, whom, "ben hart");
    expect(screen.getByRole("option", { name: "Ben Hart" })).toBeTruthy();
  });
  await user.click(screen.getByRole("button", { name: "Tomorrow" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sentBy("POST")).toHaveLength(1));
  expect(sentBy("POST")[0]).toMatchObject({
    path: "/api/v1/tasks",
    body: { description: "Meters", assigneeId: ben.id, assigneeName: "" },
  });
});

it("[TASK-01] shows a refusal at its field and keeps all that was typed", async () => {
  serveTasks({
    tasks: [],
    onChange: () => refused("BAD_REQUEST", { issues: [{ path: ["assigneeId"], code: "NOT_A_MEMBER" }] }, 400),
  });
  const user = await openNew();
  await enter(user, await screen.findByLabelText("Task"), "Meters");
  await enter(user, screen.getByRole("combobox", { name: "Assigned to (optional)" }), "Paul");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("This person is no longer in the workspace")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Task")).toHaveProperty("value", "Meters");
  expect(screen.getByRole("combobox", { name: "Assigned to (optional)" })).toHaveProperty("value", "Paul");
});

it("[TASK-01] offers only where a task can go, names a distance of its own, and sends what changed", async () => {
  serveTasks({ tasks: [boiler], onChange: () => Response.json({ ...boiler, version: 5 }) });
  const user = await show(<TaskForm task={boiler} presets={{}} onClose={() => {}} />);
  const form = await screen.findByRole("dialog", { name: "Edit task" });
  const offered = (label: string) =>
    within(within(form).getByLabelText(label))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(offered("Status")).toEqual(["Pending", "In progress", "Completed"]);
  expect(offered("Repeats")).toContain("Every 5 days");
  await user.selectOptions(within(form).getByLabelText("Priority"), "Low");
  await user.click(within(form).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sentBy("PUT")).toHaveLength(1));
  expect(sentBy("PUT")[0]?.body).toEqual({ version: 4, priority: "low" });
});

it("[TASK-01] on a full plan shows which one adds tasks, and keeps the form", async () => {
  serveTasks({
    tasks: [],
    plan: "free",
    onChange: () => refused("PLAN_FEATURE", { feature: "tasks", plan: "free", from: "starter" }, 403),
  });
  const user = await openNew();
  await enter(user, await screen.findByLabelText("Task"), "Meters");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const panel = await screen.findByRole("dialog", { name: "Tasks come with Starter" });
  await user.click(within(panel).getByRole("button", { name: "Not now" }));
  expect(await screen.findByLabelText("Task")).toHaveProperty("value", "Meters");
});

it("asks in words which of two states, urgencies and people stays", async () => {
  const open = taskOf(1, "Boiler", { version: 4 });
  serveTasks({
    tasks: [open],
    onChange: () => {
      const current = { ...open, version: 5, status: "in_progress", priority: "urgent", dueOn: "2026-12-24" };
      return refused("STALE", { version: 5, current }, 409);
    },
  });
  const user = await show(<TaskForm task={open} presets={{}} onClose={() => {}} />);
  const form = await screen.findByRole("dialog", { name: "Edit task" });
  await user.selectOptions(within(form).getByLabelText("Status"), "Completed");
  await user.selectOptions(within(form).getByLabelText("Priority"), "Low");
  await enter(user, within(form).getByLabelText("Due date (optional)"), "1 Dec 2026");
  await user.click(within(form).getByRole("button", { name: "Save" }));
  expect(collisionsIn(await screen.findByRole("dialog", { name: "Changed meanwhile" }))).toEqual([
    ["Status", "Completed", "In progress"],
    ["Priority", "Low", "Urgent"],
    ["Due date", "1 Dec 2026", "24 Dec 2026"],
  ]);
});
