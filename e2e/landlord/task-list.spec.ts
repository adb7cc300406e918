// Features: tasks
/// <reference lib="dom" />
import type { Locator } from "@playwright/test";

import { expectAccessible } from "../support/checks/axe.ts";
import { dayFromToday } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, post } from "../support/records/records.ts";

const table = (page: Page) => page.getByRole("table", { name: "Tasks" });

type Task = { readonly id: string; readonly version: number };
const addTask = (page: Page, description: string, more: object = {}): Promise<Task> =>
  post(page, "tasks", { description, ...more });

test("[TASK-01] a task is added with its date, priority and somebody, changed, and done with one key", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await addProperty(page, "Lindenstraße 14");
  await page.goto("/tasks");
  await expect(page.getByRole("heading", { name: "No open tasks." })).toBeVisible();
  await page.getByRole("button", { name: "Add task" }).click();
  const form = page.getByRole("dialog", { name: "Add task" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Describe the task")).toBeVisible();
  await form.getByLabel("Task", { exact: true }).fill("Read the meters");
  await form.getByLabel("Priority").selectOption("High");
  await form.getByRole("button", { name: "Today", exact: true }).click();
  await form.getByLabel("Repeats").selectOption("Every month");
  await form.getByLabel("Assigned to (optional)").fill("Paul, the plumber");
  await form.getByRole("combobox", { name: "Property (optional)" }).fill("linden");
  await page.getByRole("option", { name: "Lindenstraße 14" }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("“Read the meters” was saved.")).toBeVisible();
  const row = table(page).getByRole("row", { name: /Read the meters/ });
  await expect(row).toContainText("High");
  await expect(row).toContainText("Paul, the plumber");
  await expect(row).toContainText("Today");
  await expect(row.getByRole("link", { name: "Lindenstraße 14" })).toBeVisible();
  await expectAccessible(page);

  await row.getByRole("link", { name: "Read the meters" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/“Read the meters” is completed\. The next one is due on/)).toBeVisible();
  await expect(table(page).getByRole("rowheader", { name: /Later/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(table(page).getByRole("rowheader", { name: /Today/ })).toBeVisible();
  await expect(table(page).getByRole("row", { name: /Read the meters/ })).toHaveCount(1);
});

test("[TASK-01] several tasks are completed at once, and taken back with one Undo", async ({ page }) => {
  await signUpNewcomer(page);
  for (const name of ["Order paint", "Call the notary", "Check the tiles"]) await addTask(page, name);
  await page.goto("/tasks");
  await table(page).getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await page
    .getByRole("region", { name: "Actions for the selection" })
    .getByRole("button", { name: "Complete" })
    .click();
  await expect(page.getByText("3 tasks are completed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No open tasks." })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(table(page).getByRole("link", { name: "Order paint" })).toBeVisible();
});

test("[TASK-01] the board moves a task by its keys, by its menu and by dragging", async ({ page }) => {
  await signUpNewcomer(page);
  await addTask(page, "Order paint");
  await page.goto("/tasks?view=board");
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const card = (name: string) => column(name).getByRole("listitem").filter({ hasText: "Order paint" });
  await card("Pending").getByRole("link", { name: "Order paint" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(card("In progress")).toBeVisible();
  await expectAccessible(page);
  await card("In progress").getByRole("button", { name: "Actions for Order paint" }).click();
  await page.getByRole("menuitem", { name: "Complete" }).click();
  await expect(card("Completed")).toBeVisible();
  await card("Completed").dragTo(column("Pending"));
  await expect(card("Pending")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("[TASK-01] a task goes from overdue to done with a thumb", async ({ page }) => {
    await signUpNewcomer(page);
    await addTask(page, "Send the charge statement", { dueOn: dayFromToday(-6), priority: "urgent" });
    await addTask(page, "Water the plants", { dueOn: dayFromToday(20) });
    await page.goto("/tasks");
    const list = page.getByRole("region", { name: "Tasks", exact: true });
    await expect(list.getByText("Overdue")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const circle = list.getByRole("checkbox", { name: "Complete “Send the charge statement”" });
    await circle.locator("..").click();
    await expect(page.getByText("“Send the charge statement” is completed.")).toBeVisible();
    await expect(list.getByText("Overdue")).toBeHidden();
    await page.getByRole("button", { name: "Show 1 done" }).click();
    await expect(list.getByText("Send the charge statement")).toBeVisible();
    await expect(circle).toBeChecked();
  });
});

test.describe("with a finger", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("[TASK-01] a card drawn to the right goes from overdue to done, and comes back", async ({ page }) => {
    await signUpNewcomer(page);
    await addTask(page, "Send the charge statement", { dueOn: dayFromToday(-6), priority: "urgent" });
    await addTask(page, "Water the plants", { dueOn: dayFromToday(20) });
    await page.goto("/tasks");
    const list = page.getByRole("region", { name: "Tasks", exact: true });
    const overdue = list.getByRole("listitem").filter({ hasText: "Send the charge statement" });
    await drawFinger(overdue, { right: 60 });
    await expect(overdue).toBeVisible();
    await drawFinger(overdue, { right: 140 });
    await expect(page.getByText("“Send the charge statement” is completed.")).toBeVisible();
    await expect(list.getByText("Overdue")).toBeHidden();
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(list.getByText("Overdue")).toBeVisible();
  });

  test("[TASK-01] a finger that begins on a card and goes up scrolls the list, and completes nothing", async ({
    page,
  }) => {
    await signUpNewcomer(page);
    for (let number = 1; number <= 12; number += 1) await addTask(page, `Water plant ${number}`);
    await page.goto("/tasks");
    const cards = page
      .getByRole("region", { name: "Tasks", exact: true })
      .getByRole("listitem")
      .filter({ hasText: "Water plant" });
    await expect(cards).toHaveCount(12);
    const scrolled = () =>
      page.evaluate(() => window.scrollY + (document.querySelector("main")?.scrollTop ?? 0));
    expect(await scrolled()).toBe(0);
    // A thumb moves up in an arc, and so sideways as well.
    await drawFinger(cards.nth(2), { up: 240, right: 90 });
    await expect.poll(scrolled).toBeGreaterThan(100);
    await expect(cards.nth(2)).toHaveAttribute("data-drawn", "false");
    await expect(cards).toHaveCount(12);
    await expect(page.getByText("is completed")).toBeHidden();
  });
});

/** A finger as the browser sees it: the browser decides what is a scroll and what is a swipe of the card. */
async function drawFinger(
  card: Locator,
  by: { readonly right?: number; readonly up?: number },
): Promise<void> {
  const page = card.page();
  const box = await card.boundingBox();
  if (box === null) throw new Error("no card to draw");
  const { right = 0, up = 0 } = by;
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  const hand = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    hand.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + right * share, y: y - up * share }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= STEPS; step += 1) await touch("touchMove", step / STEPS);
  await touch("touchEnd", 1);
  await hand.detach();
}

const STEPS = 12;

test("[TASK-01] a task is typed in one line, given to somebody and put off with keys, and counted beside its way", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await addTask(page, "Call the notary", { dueOn: dayFromToday(-2) });
  await page.goto("/tasks");
  const way = page.getByRole("navigation", { name: "Main navigation" });
  await expect(way.getByRole("link", { name: "Tasks 1 overdue" })).toBeVisible();
  await expect(table(page).getByRole("link", { name: "Call the notary" })).toBeVisible();
  await addProperty(page, "Lindenstraße 14");
  await page.keyboard.press("n");
  await page.keyboard.type("Read the meters !high @Paul #linden tomorrow");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/“Read the meters” was added\. .* · High · Paul/)).toBeVisible();
  const added = table(page).getByRole("row", { name: /Read the meters/ });
  await expect(added).toContainText("Tomorrow");
  await expect(added).toContainText("Paul");
  await expect(added.getByRole("link", { name: "Lindenstraße 14" })).toBeVisible();

  await table(page).getByRole("link", { name: "Call the notary" }).focus();
  await page.keyboard.press("d");
  await expect(page.getByRole("menu", { name: "Due date" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("t");
  await page.keyboard.press("t");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/“Call the notary” is due on/)).toBeVisible();
  await expect(way.getByRole("link", { name: "Tasks", exact: true })).toBeVisible();
  await table(page).getByRole("link", { name: "Call the notary" }).focus();
  await page.keyboard.press("a");
  await page.getByRole("menuitemradio", { name: "You" }).click();
  await expect(page.getByText("“Call the notary” is given to you.")).toBeVisible();
  await expect(table(page).getByRole("row", { name: /Call the notary/ })).toContainText("You");
  await table(page).getByRole("link", { name: "Call the notary" }).focus();
  await page.keyboard.press("p");
  await expect(page.getByRole("menu", { name: "Priority" })).toBeVisible();
  await page.keyboard.press("u");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Priority of “Call the notary”: Urgent.")).toBeVisible();
});

test("[TASK-01] on the free plan tasks are read, and the button says which plan adds more", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await addTask(page, "From before");
  await page.evaluate(() =>
    fetch("/api/v1/subscription", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ plan: "free" }),
    }),
  );
  await page.goto("/tasks");
  await expect(table(page).getByRole("link", { name: "From before" })).toBeVisible();
  await page.getByRole("button", { name: "Add task" }).click();
  await expect(page.getByRole("dialog", { name: "Tasks come with Starter" })).toBeVisible();
});
