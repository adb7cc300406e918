import type { TaskView } from "@keystead/contract/tasks";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ben, refused, serveTasks, taskOf } from "../../../testing/records/tasks.ts";
import { speak } from "../../../lib/messages.ts";
import { show } from "../../../testing/show.tsx";
import { type Sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { TasksPage } from "../tasks-page.tsx";

const meters = taskOf(1, "Read the meters", {
  dueOn: "2026-11-16",
  group: "overdue",
  priority: "urgent",
  property: { id: "00000000-0000-4000-8000-0000000000ff", name: "Lindenhof" },
});
const paint = taskOf(2, "Order paint", { status: "in_progress" });
const cancelled = taskOf(3, "Sell the car", { status: "cancelled", group: "done" });

beforeEach(() => {
  vi.setSystemTime("2026-11-22T10:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {});
});

const open = (address = "/tasks") =>
  show(
    <>
      <TasksPage />
      <Toaster />
    </>,
    undefined,
    address,
  );

/** The sent request, applied to a task and answered as by the server. */
const done =
  (task: TaskView, more: Partial<TaskView> = {}) =>
  ({ path }: Sent): Response =>
    path.endsWith("/set-status")
      ? Response.json({ changed: [{ id: task.id, version: 2, was: task.status }], next: [] })
      : Response.json({ ...task, version: 2, ...more });

async function focusOn(name: string): Promise<void> {
  (await screen.findByRole("link", { name })).focus();
}

async function press(user: UserEvent, name: string, keys: string): Promise<void> {
  await focusOn(name);
  await user.keyboard(keys);
}

it("[TASK-01] divides what is to be done by its day, and says how much there is", async () => {
  serveTasks({ tasks: [meters, paint] });
  await open();
  const table = await screen.findByRole("table", { name: "Tasks" });
  const heads = within(table).getAllByRole("rowheader");
  await waitFor(() => expect(heads.map(({ textContent }) => textContent)).toEqual(["Overdue1", "Later1"]));
  const row = within(table).getByRole("row", { name: /Read the meters/ });
  expect(within(row).getByText("6 days late")).toBeTruthy();
  expect(within(row).getByText("Urgent")).toBeTruthy();
  expect(within(row).getByRole("link", { name: "Lindenhof" })).toBeTruthy();
});

it("names its keys as the keyboard labels them in the page's language", async () => {
  serveTasks({ tasks: [meters] });
  await open();
  await focusOn("Read the meters");
  await act(() => speak("fr"));
  const keys = [...document.querySelectorAll(".ks-tasks-keys kbd")].map(({ textContent }) => textContent);
  expect(keys).toEqual(["Espace", "A", "P", "D", "Entrée"]);
});

it("[TASK-01] completes the task in focus with Space, and takes it back", async () => {
  serveTasks({ tasks: [meters, paint], onChange: done(meters) });
  const user = await open();
  await press(user, "Read the meters", " ");
  expect(await screen.findByText("“Read the meters” is completed.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("POST")).toHaveLength(2));
  expect(sentBy("POST").map(({ body }) => body)).toMatchObject([
    { status: "completed", tasks: [{ id: meters.id, version: 1 }] },
    { status: "pending", tasks: [{ id: meters.id, version: 2 }] },
  ]);
});

it("[TASK-01] takes a second step before the list is read anew, on what the first was answered with", async () => {
  let version = 1;
  serveTasks({
    tasks: [meters],
    onChange: ({ path, body }) => {
      const [read] = (body as { readonly tasks?: readonly { readonly version: number }[] }).tasks ?? [];
      if (!path.endsWith("/set-status") || read?.version !== version)
        return refused("STALE", { version }, 409);
      version += 1;
      return Response.json({ changed: [{ id: meters.id, version, was: meters.status }], next: [] });
    },
  });
  const user = await open();
  await press(user, "Read the meters", "  ");
  await waitFor(() => expect(version).toBe(3));
  expect(screen.queryByText(/changed since/i)).toBeNull();
});

it("[TASK-01] sets the priority with p and a letter, and puts it back", async () => {
  serveTasks({ tasks: [meters], onChange: done(meters, { priority: "low" }) });
  const user = await open();
  await press(user, "Read the meters", "p");
  const urgent = await screen.findByRole("menuitemradio", { name: "Urgent" });
  expect(urgent.getAttribute("aria-checked")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(urgent));
  await user.keyboard("l{Enter}");
  expect(await screen.findByText("Priority of “Read the meters”: Low.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Read the meters");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("PUT")).toHaveLength(2));
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 1, priority: "low" },
    { version: 2, priority: "urgent" },
  ]);
});

it("[TASK-01] keeps for the menu what is pressed before it is there", async () => {
  serveTasks({ tasks: [meters], onChange: done(meters, { priority: "low" }) });
  const user = await open();
  await press(user, "Read the meters", "pl{Enter}");
  expect(await screen.findByText("Priority of “Read the meters”: Low.")).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "Edit task" })).toBeNull();
  expect(sentBy("PUT").map(({ body }) => body)).toMatchObject([{ priority: "low" }]);
});

it("[TASK-01] goes back to the task with Escape, also before the menu is there", async () => {
  serveTasks({ tasks: [meters] });
  const user = await open();
  await press(user, "Read the meters", "p{Escape}{Enter}");
  expect(await screen.findByRole("dialog", { name: "Edit task" })).toBeTruthy();
  expect(screen.queryByRole("menuitemradio", { name: "Urgent" })).toBeNull();
});

it("[TASK-01] gives the task to somebody with a, and sets its day with d", async () => {
  serveTasks({
    tasks: [meters],
    onChange: ({ body }) =>
      Response.json({
        ...meters,
        version: 2,
        ...(JSON.stringify(body).includes("assigneeId")
          ? { assignee: { id: ben.id, name: ben.name, me: false } }
          : { dueOn: "2026-11-29" }),
      }),
  });
  const user = await open();
  await press(user, "Read the meters", "a");
  await user.click(await screen.findByRole("menuitemradio", { name: "Ben Hart" }));
  expect(await screen.findByText("“Read the meters” is given to Ben Hart.")).toBeTruthy();
  await press(user, "Read the meters", "d");
  await user.click(await screen.findByRole("menuitemradio", { name: /^In a week/ }));
  expect(await screen.findByText(/“Read the meters” is due on .*29/)).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 1, assigneeId: ben.id },
    { version: 1, dueOn: "2026-11-29" },
  ]);
});

it("[TASK-01] sets the same from the menu of the line, which has the focus again afterwards", async () => {
  serveTasks({ tasks: [meters], onChange: done(meters, { priority: "low" }) });
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Actions for Read the meters" }));
  await user.click(await screen.findByRole("menuitem", { name: "Priority" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Low" }));
  expect(await screen.findByText("Priority of “Read the meters”: Low.")).toBeTruthy();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Actions for Read the meters");
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ version: 1, priority: "low" }]);
});

it("[TASK-01] merges a change with what the line has not heard of yet, and takes back its own alone", async () => {
  const changed = { ...meters, version: 4, dueOn: "2026-11-29" };
  serveTasks({
    tasks: [meters],
    onChange: ({ body }) =>
      /"version":1\b/.test(JSON.stringify(body))
        ? refused("STALE", { version: 4, current: changed }, 409)
        : Response.json({ ...changed, version: 5, priority: "low" }),
  });
  const user = await open();
  await press(user, "Read the meters", "p");
  await screen.findByRole("menu", { name: "Priority" });
  await user.keyboard("l{Enter}");
  expect(await screen.findByText("Priority of “Read the meters”: Low.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("PUT")).toHaveLength(3));
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 1, priority: "low" },
    { version: 4, priority: "low" },
    { version: 5, priority: "urgent" },
  ]);
});

it("[TASK-01] says what a change was refused with, and shows the menu again", async () => {
  serveTasks({
    tasks: [meters],
    onChange: () => refused("STALE", { version: 5, current: { ...meters, version: 5 } }, 409),
  });
  const user = await open();
  await press(user, "Read the meters", "d");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByRole("alert")).toBeTruthy();
  await press(user, "Read the meters", "d");
  expect(await screen.findByRole("menu", { name: "Due date" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Read the meters");
});

it("[TASK-01] sets the status of several at once, of those that can go there", async () => {
  serveTasks({
    tasks: [meters, paint, cancelled],
    onChange: () =>
      Response.json({
        changed: [meters, paint].map(({ id, status }) => ({ id, version: 2, was: status })),
        next: [],
      }),
  });
  const user = await open("/tasks?status=");
  await user.click(await screen.findByRole("checkbox", { name: "Select all rows on this page" }));
  const bar = await screen.findByRole("region", { name: "Actions for the selection" });
  await user.click(within(bar).getByRole("button", { name: "Complete" }));
  expect(await screen.findByText("2 tasks are completed.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("POST")).toHaveLength(3));
  expect(sentBy("POST").map(({ body }) => body)).toMatchObject([
    { status: "completed", tasks: [{ id: meters.id }, { id: paint.id }] },
    { status: "pending", tasks: [{ id: meters.id, version: 2 }] },
    { status: "in_progress", tasks: [{ id: paint.id, version: 2 }] },
  ]);
});

it("[TASK-01] adds what is typed in one line with Enter, ready for the next", async () => {
  serveTasks({ tasks: [meters], onChange: done(taskOf(7, "Buy bulbs")) });
  const user = await open("/tasks?propertyId=00000000-0000-4000-8000-0000000000ff");
  const line = await screen.findByRole("textbox", { name: "Add a task" });
  await screen.findByRole("link", { name: "Read the meters" });
  await user.keyboard("n");
  expect(document.activeElement).toBe(line);
  await user.keyboard("  Buy bulbs {Enter}");
  expect(await screen.findByText("“Buy bulbs” was added.")).toBeTruthy();
  expect(line).toHaveProperty("value", "");
  expect(document.activeElement).toBe(line);
  expect(sentBy("POST")[0]).toMatchObject({
    path: "/api/v1/tasks",
    body: { description: "Buy bulbs", propertyId: "00000000-0000-4000-8000-0000000000ff" },
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("DELETE")).toHaveLength(1));
  // The line was left empty, after a task: nothing is missing.
  expect(screen.queryByText("Describe the task")).toBeNull();
});

it("[TASK-01] understands a day, a priority and somebody in the line, and says so", async () => {
  const made = taskOf(7, "Buy bulbs", {
    dueOn: "2026-11-23",
    priority: "high",
    assignee: { id: ben.id, name: ben.name, me: false },
  });
  serveTasks({ tasks: [meters], onChange: done(made) });
  const user = await open();
  const line = await screen.findByRole("textbox", {
    name: "Add a task",
    description: "Also understands Mon, 6 Dec, !high, @name and #property.",
  });
  await user.type(line, "Buy bulbs @hart !h tomorrow{Enter}");
  expect(await screen.findByText(/“Buy bulbs” was added\. .*23.* · High · Ben Hart/)).toBeTruthy();
  expect(sentBy("POST")[0]).toMatchObject({
    path: "/api/v1/tasks",
    body: { description: "Buy bulbs", priority: "high", dueOn: "2026-11-23", assigneeId: ben.id },
  });
});

it("[TASK-01] reads a date in the line, and says of one that does not exist that it does not", async () => {
  serveTasks({ tasks: [meters], onChange: done(taskOf(7, "Buy bulbs", { dueOn: "2026-12-05" })) });
  const user = await open();
  const line = await screen.findByRole("textbox", { name: "Add a task" });
  await user.type(line, "Buy bulbs 30.2.{Enter}");
  expect(await screen.findByText("February 2027 has only 28 days.")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await user.clear(line);
  await user.type(line, "Buy bulbs 5 Dez{Enter}");
  await waitFor(() => expect(sentBy("POST")).toHaveLength(1));
  expect(sentBy("POST")[0]?.body).toMatchObject({ description: "Buy bulbs", dueOn: "2026-12-05" });
});

it("[TASK-01] gives the task to a name that nobody bears as it is typed, and leaves a property unknown in the text", async () => {
  serveTasks({ tasks: [meters], onChange: done(taskOf(7, "Mend the door")) });
  const user = await open();
  await user.type(
    await screen.findByRole("textbox", { name: "Add a task" }),
    "Mend the door @Paul #nowhere{Enter}",
  );
  await waitFor(() => expect(sentBy("POST")).toHaveLength(1));
  expect(sentBy("POST")[0]?.body).toMatchObject({
    description: "Mend the door #nowhere",
    assigneeName: "Paul",
    assigneeId: null,
    propertyId: null,
  });
});

it("[TASK-01] keeps what was typed in the line when it is refused, and says why", async () => {
  serveTasks({
    tasks: [meters],
    onChange: () => refused("BAD_REQUEST", { issues: [{ path: ["description"], code: "TOO_LONG" }] }, 400),
  });
  const user = await open();
  const line = await screen.findByRole("textbox", { name: "Add a task" });
  await user.type(line, "{Enter}");
  expect(await screen.findByText("Describe the task")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await user.type(line, "Buy bulbs{Enter}");
  expect(await screen.findByText("At most 500 characters")).toBeTruthy();
  expect(line).toHaveProperty("value", "Buy bulbs");
});

it("[TASK-01] on Free adds nothing and loses nothing: what was typed stays, and what is there is changed", async () => {
  serveTasks({
    tasks: [meters],
    plan: "free",
    onChange: (requested) =>
      requested.path === "/api/v1/tasks"
        ? refused("PLAN_FEATURE", { feature: "tasks", plan: "free", from: "starter" }, 403)
        : done(meters)(requested),
  });
  const user = await open();
  const line = await screen.findByRole("textbox", { name: "Add a task" });
  await user.type(line, "Buy bulbs{Enter}");
  const panel = await screen.findByRole("dialog", { name: "Tasks come with Starter" });
  expect(within(panel).getByText(/can still be completed, changed and deleted/)).toBeTruthy();
  await user.click(within(panel).getByRole("button", { name: "Not now" }));
  expect(line).toHaveProperty("value", "Buy bulbs");
  await user.click(screen.getByRole("button", { name: "Add task" }));
  expect(await screen.findByRole("dialog", { name: "Tasks come with Starter" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  await user.click(screen.getByRole("checkbox", { name: "Complete “Read the meters”" }));
  expect(await screen.findByText("“Read the meters” is completed.")).toBeTruthy();
});

it("[TASK-01] lets an assistant add, change and delete", async () => {
  serveTasks({ tasks: [meters], role: "assistant" });
  const user = await open();
  expect(await screen.findByRole("textbox", { name: "Add a task" })).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Actions for Read the meters" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(["Complete", "Edit task", "Delete task"]));
});

it("[TASK-01] lets a cleaner complete what is given to the cleaner, and shows nothing else to do with it", async () => {
  serveTasks({ tasks: [meters], role: "cleaner" });
  const user = await open();
  expect(await screen.findByText("Read the meters")).toBeTruthy();
  expect(await screen.findByRole("checkbox", { name: "Complete “Read the meters”" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Read the meters" })).toBeNull();
  // As text, without a link to a page that cleaners cannot open.
  expect(screen.getByText("Lindenhof")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Lindenhof" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add task" })).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Add a task" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Actions for Read the meters" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Start",
    "Complete",
    "Cancel task",
  ]);
});

it.each([
  ["cleaner", []],
  ["assistant", ["/api/v1/properties/names", "/api/v1/tasks/assignees"]],
] as const)("[ROLE-01] asks for the %s only what the role may read", async (role, narrowing) => {
  serveTasks({ tasks: [meters], role });
  await open();
  expect(await screen.findByText("Read the meters")).toBeTruthy();
  await screen.findByRole("button", { name: "Actions for Read the meters" });
  const requestedPaths = () => sentBy("GET").map(({ path }) => path);
  await waitFor(() =>
    expect(requestedPaths()).toEqual(expect.arrayContaining(["/api/v1/tasks/counts", ...narrowing])),
  );
  expect(
    requestedPaths()
      .filter((path) => /assignees|names/.test(path))
      .toSorted(),
  ).toEqual(narrowing);
});

describe("on a phone", () => {
  beforeEach(() => {
    const anywhere = matchMedia;
    vi.stubGlobal("matchMedia", (media: string) => ({
      ...anywhere(media),
      matches: media.includes("max-width"),
    }));
  });

  const touch = { pointerType: "touch", isPrimary: true, pointerId: 1 };
  const draw = (card: Element, to: { readonly right: number; readonly down: number }) => {
    fireEvent.pointerDown(card, { ...touch, clientX: 20, clientY: 100 });
    for (const part of [0.25, 0.5, 1])
      fireEvent.pointerMove(card, {
        ...touch,
        clientX: 20 + to.right * part,
        clientY: 100 + to.down * part,
      });
    fireEvent.pointerUp(card, touch);
  };
  const cardOf = async (name: string) => {
    const card = (await screen.findByRole("link", { name })).closest("li");
    if (card === null) throw new Error("a card that is no item");
    return card;
  };

  it("[TASK-01] completes a task whose card is drawn to the right, and no other way", async () => {
    serveTasks({ tasks: [meters, paint], onChange: done(meters) });
    await open();
    const card = await cardOf("Read the meters");
    draw(card, { right: 30, down: 200 });
    draw(card, { right: 60, down: 0 });
    draw(card, { right: -200, down: 0 });
    expect(sentBy("POST")).toEqual([]);
    draw(card, { right: 140, down: 20 });
    expect(await screen.findByText("“Read the meters” is completed.")).toBeTruthy();
    expect(sentBy("POST")).toHaveLength(1);
  });

  it("[TASK-01] draws no cancelled task, and none while tasks are chosen", async () => {
    serveTasks({ tasks: [meters, cancelled] });
    const user = await open("/tasks?status=");
    draw(await cardOf("Sell the car"), { right: 140, down: 0 });
    await user.click(screen.getByRole("button", { name: "Actions for Tasks" }));
    await user.click(screen.getByRole("button", { name: "Select" }));
    draw(await cardOf("Read the meters"), { right: 140, down: 0 });
    expect(sentBy("POST")).toEqual([]);
  });
});
