// Features: notices
/// <reference lib="dom" />
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, BrowserContext } from "@playwright/test";

import { expectAccessible } from "../support/checks/axe.ts";
import { dayFromToday, monthsAgo, journeyNow } from "../support/clock.ts";
import { expect, freshEmail, type Page, test } from "../support/journey.ts";
import { layoutFaults } from "../support/checks/layout.ts";
import { field, linkOf, password, signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant, post } from "../support/records/records.ts";
import { startTestProduct } from "../support/product/product.ts";
import { onPostgres } from "../support/product/run-postgres.ts";

// No notices are sent at night; where it is morning when the server starts, they are sent at once.
test.use({ timezoneId: zoneWhereItIs(2) });

test("notices of late rent and of a task are read, and silenced in the settings and by the mail's link", async ({
  page,
  browser,
}) => {
  // The product is started twice on one data folder.
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-journey-"));
  const settings = { TRUST_PROXY: "1", DATA_DIR: dataDir, ...(await onPostgres()) };
  let product = await startTestProduct(settings);
  try {
    const owner = await signUpNewcomer(page, { at: product.url });
    await owesRent(page, "Duarte Meireles");
    const helper = await somebodyWhoHelps(page, browser, product);
    await helper.giveTask(page, "Check the boiler");
    await page.reload();
    // Immediate notices: who joined, and what was assigned.
    await expect(bell(page, "Notices, 2 unread")).toBeVisible();

    await setZone(page, zoneWhereItIs(10));
    await page.goto("about:blank");
    await product.stop();
    product = await startTestProduct(settings);
    const mail = await product.mails.waitForMail(owner);
    await page.goto(`${product.url}/portfolio`);
    await bell(page, "Notices, 3 unread").click();
    const panel = page.getByRole("dialog", { name: /^Notices/ });
    await expect(panel.getByText("Given to you: Check the boiler")).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole("link", { name: /^Open: Duarte Meireles is \d+ days late$/ }).click();
    await page.waitForURL("**/leases/*");
    await expect(page.getByRole("heading", { level: 1, name: /Duarte Meireles/ })).toBeVisible();
    await bell(page, "Notices, 2 unread").click();
    await panel.getByRole("button", { name: "Mark all as read" }).click();
    await expect(panel.getByText("unread")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(bell(page, "Notices")).toBeVisible();

    await page.goto(`${product.url}/settings#notifications`);
    await page.getByRole("checkbox", { name: "Task given to you: In the app" }).uncheck();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Notifications saved.")).toBeVisible();
    await helper.giveTask(page, "Order paint");
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Task given to you: In the app" })).not.toBeChecked();
    await bell(page, "Notices").click();
    await expect(panel.getByRole("listitem")).toHaveCount(3);
    await expect(panel.getByText("Order paint")).toHaveCount(0);

    expect(mail.subject).toContain("Rent overdue, Tasks given to you, New in your workspace");
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const link = /^<(http.+\/u\/.+)>$/.exec(mail.headers["list-unsubscribe"] ?? "")?.[1];
    if (link === undefined) throw new Error("the mail cannot be got rid of");
    const before = await mailed(page);
    expect(before).toEqual([
      "rent_overdue",
      "lease_ending",
      "task_due",
      "task_given",
      "booking_conflict",
      "turnover_unconfirmed",
      "turnover_done",
      "turnover_problem",
      "invitation_accepted",
      "address_renewed",
      "weekly_summary",
    ]);

    const context = await browser.newContext();
    const signedOut = await context.newPage();
    await signedOut.goto(link);
    await expect(signedOut.getByRole("heading", { name: "Stop these emails?" })).toBeVisible();
    await expect(signedOut.getByRole("main").getByRole("listitem")).toHaveText([
      "Rent overdue",
      "Tasks given to you",
      "Invitations accepted",
    ]);
    await expectAccessible(signedOut);
    expect(await mailed(page)).toEqual(before);
    await signedOut.getByRole("button", { name: "Stop these emails" }).click();
    await expect(signedOut.getByRole("heading", { name: "These emails are stopped" })).toBeVisible();
    await expectAccessible(signedOut);
    expect(await mailed(page)).toEqual([
      "lease_ending",
      "task_due",
      "booking_conflict",
      "turnover_unconfirmed",
      "turnover_done",
      "turnover_problem",
      "address_renewed",
      "weekly_summary",
    ]);
    await reads(signedOut, link);
    await signedOut.goto(`${product.url}/u/nonsense`);
    await expect(signedOut.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
    await expectAccessible(signedOut);
    await context.close();

    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Rent overdue: Email" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Rent overdue: In the app" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Lease ending: Email" })).toBeChecked();
    await helper.leave();
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** In each language, on the narrowest phone and on a desktop, light and dark. */
async function reads(page: Page, link: string): Promise<void> {
  for (const language of ["en", "es", "de", "fr", "it"]) {
    await page.goto(link.replace("/u/", `/${language}/u/`));
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(layoutFaults), `${language} at ${width}`).toEqual([]);
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
}

const bell = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Past months are late and the next is not due for days: on any day, this lease has exactly one notice. */
async function owesRent(page: Page, tenant: string): Promise<void> {
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
  const { id: tenantId } = await addTenant(page, propertyId, tenant);
  const paymentDay = Math.min(28, Number(dayFromToday(14).slice(-2)));
  await postLease(page, { propertyId, tenantId, paymentDay, trackFrom: monthsAgo(2) });
}

type Served = { readonly url: string; readonly mails: Awaited<ReturnType<typeof startTestProduct>>["mails"] };

/** An invited assistant who assigns tasks to the owner. */
async function somebodyWhoHelps(page: Page, browser: Browser, { url, mails }: Served) {
  const email = freshEmail("assistant");
  await post(page, "members/invitations", { email, role: "assistant", language: "en" });
  const context: BrowserContext = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": "84.141.7.8" },
  });
  const theirs = await context.newPage();
  await theirs.goto(linkOf(await mails.waitForMail(email), "invitation"));
  await theirs.getByLabel("Your name").fill("Jana Vogt");
  await field(theirs, "Password").fill(password);
  await theirs.getByRole("button", { name: "Accept and create account" }).click();
  await theirs.waitForURL(`${url}/portfolio`);
  const workspace = await theirs.evaluate(() => sessionStorage.getItem("ks-workspace") ?? "");
  return {
    async giveTask(toOwner: Page, description: string): Promise<void> {
      const origin = new URL(toOwner.url()).origin;
      const members = await toOwner.request.get(`${origin}/api/v1/members`);
      const { people }: { readonly people: readonly { readonly userId: string; readonly role: string }[] } =
        await members.json();
      const answer = await context.request.post(`${origin}/api/v1/tasks`, {
        headers: { origin, "x-workspace-id": workspace },
        data: { description, assigneeId: people.find(({ role }) => role === "owner")?.userId },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    leave: () => context.close(),
  };
}

async function setZone(page: Page, timezone: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  const { version }: { readonly version: number } = await (
    await page.request.get(`${origin}/api/v1/profile`)
  ).json();
  const answer = await page.request.put(`${origin}/api/v1/profile`, {
    headers: { origin },
    data: { version, timezone },
  });
  expect(answer.status()).toBe(200);
}

/** The kinds that are mailed, according to the settings. */
async function mailed(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/v1/notice-settings`);
  const { choices }: { readonly choices: readonly { readonly kind: string; readonly email: boolean }[] } =
    await answer.json();
  return choices.filter(({ email }) => email).map(({ kind }) => kind);
}

function zoneWhereItIs(hour: number): string {
  const ahead = hour - journeyNow().getUTCHours();
  const hours = ahead < -12 ? ahead + 24 : ahead;
  return hours === 0 ? "Etc/GMT" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}
