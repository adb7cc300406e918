import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { refused, serveTasks, taskOf } from "../../../testing/records/tasks.ts";
import { show } from "../../../testing/show.tsx";
import { sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { TasksPage } from "../tasks-page.tsx";

const paint = taskOf(1, "Order paint");
const sold = taskOf(2, "Sell the car", { status: "completed", group: "done" });
const boiler = taskOf(3, "Boiler", {
  status: "in_progress",
  dueOn: "2026-12-01",
  repeat: { every: 1, unit: "year" },
});

afterEach(() => {
  act(() => {});
});

const open = () =>
  show(
    <>
      <TasksPage />
      <Toaster />
    </>,
    undefined,
    "/tasks?view=board",
  );
const column = (name: string) => screen.findByRole("region", { name });
const cardIn = async (name: string, task: string) => {
  const card = (await within(await column(name)).findByRole("link", { name: task })).closest("li");
  if (card === null) throw new Error("a card that is no item");
  return card;
};
const statuses = () => sentBy("POST").map(({ body }) => body);

it("[TASK-01] stands by status and says how many there are", async () => {
  serveTasks({ tasks: [paint, sold, boiler] });
  await open();
  await cardIn("Pending", "Order paint");
  await cardIn("In progress", "Boiler");
  await cardIn("Completed", "Sell the car");
  expect(within(await column("Cancelled")).getByText("No tasks.")).toBeTruthy();
  expect(within(await column("Pending")).getByRole("heading").textContent).toBe("Pending 1");
});

it("[TASK-01] moves a card by dragging, by its menu and by its keys, to where it may go", async () => {
  serveTasks({
    tasks: [paint, sold],
    onChange: () => Response.json({ changed: [{ id: paint.id, version: 2, was: "pending" }], next: [] }),
  });
  const user = await open();
  const card = await cardIn("Pending", "Order paint");
  const dataTransfer = { setData() {}, effectAllowed: "" };
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.drop(await column("In progress"), { dataTransfer });
  await waitFor(() => expect(statuses()).toMatchObject([{ status: "in_progress" }]));
  await user.click(screen.getByRole("button", { name: "Actions for Order paint" }));
  await user.click(await screen.findByRole("menuitem", { name: "Complete" }));
  await waitFor(() => expect(statuses()).toHaveLength(2));
  (await screen.findByRole("link", { name: "Sell the car" })).focus();
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(statuses()).toHaveLength(2);
  await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  await waitFor(() => expect(statuses()).toHaveLength(3));
  expect(statuses()[2]).toMatchObject({ status: "in_progress", tasks: [{ id: sold.id }] });
  const completed = await cardIn("Completed", "Sell the car");
  fireEvent.dragStart(completed, { dataTransfer });
  fireEvent.drop(await column("Cancelled"), { dataTransfer });
  expect(statuses()).toHaveLength(3);
});

it("[TASK-01] asks what becomes of a repeating task before it is cancelled", async () => {
  serveTasks({ tasks: [boiler] });
  const user = await open();
  await cardIn("In progress", "Boiler");
  await user.click(screen.getByRole("button", { name: "Actions for Boiler" }));
  await user.click(await screen.findByRole("menuitem", { name: "Cancel task" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel “Boiler”?" });
  await user.click(within(dialog).getByRole("radio", { name: /The series/ }));
  await user.click(within(dialog).getByRole("button", { name: "Cancel task" }));
  await waitFor(() => expect(statuses()).toMatchObject([{ status: "cancelled", series: "ends" }]));
});

it("[TASK-01] says why a card did not move", async () => {
  serveTasks({ tasks: [paint], onChange: () => refused("TASK_TRANSITION_NOT_ALLOWED", {}, 409) });
  const user = await open();
  (await screen.findByRole("link", { name: "Order paint" })).focus();
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect((await screen.findByRole("alert")).textContent).toContain("This task cannot be set to that status.");
});
