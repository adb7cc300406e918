// Features: tariffs, leads
/// <reference lib="dom" />
import type { Locator } from "@playwright/test";

import { expectAccessible } from "../support/checks/axe.ts";
import { expect, freshEmail, test, type Page } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

/** The card whose heading is the plan's name. */
function card(page: Page, plan: "free" | "starter" | "pro"): Locator {
  return page.locator(`[data-card=${plan}]`);
}

test(
  "[PUB-02] three plans, the popular one marked, and the table of limits and features",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/en/tariffs");
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Free", "Starter", "Pro"]);
    await expect(card(page, "starter").getByText("Popular")).toBeVisible();
    await expect(page.getByText("Popular")).toHaveCount(1);
    await expect(page.getByText("Current plan")).toHaveCount(0);
    const table = page.getByRole("table", { name: "All limits and features" });
    const row = async (name: RegExp) => table.getByRole("row", { name }).getByRole("cell").allTextContents();
    expect(await row(/^Properties/)).toEqual(["1", "5", "50"]);
    expect(await row(/^Units/)).toEqual(["1", "10", "100"]);
    expect(await row(/^Assistants/)).toEqual(["0", "1", "up to 3"]);
    expect(await row(/^Storage/)).toEqual(["200 MB", "1 GB", "3 GB"]);
    expect(await row(/^Transactions/)).toEqual(["200", "2,000", "10,000"]);
    for (const name of [/^CSV export/, /^Excel export/])
      expect(await row(name)).toEqual(["Yes", "Yes", "Yes"]);
    for (const name of [/^Booking calendar/, /^Seasonal rates/, /^Tasks and tickets/, /^Several currencies/])
      expect(await row(name)).toEqual(["No", "Yes", "Yes"]);
    for (const name of [/^Advanced analytics/, /^Advertising tracking/, /^PDF exports/])
      expect(await row(name)).toEqual(["No", "No", "Yes"]);
  },
);

test(
  "[PUB-03] prices by month and by year, without script, and what they are later",
  { tag: "@gate" },
  async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/en/tariffs");
    const prices = () => page.locator(".price b").filter({ visible: true }).allTextContents();
    expect(await prices()).toEqual(["$0", "$12", "$25"]);
    await page.getByText("Yearly", { exact: true }).click();
    expect(await prices()).toEqual(["$0", "$9", "$19"]);
    await expect(card(page, "pro")).toContainText("Introductory price");
    await expect(
      page.getByText("free for 1 property, $19 a month for up to 5, $39 a month for up to 50"),
    ).toBeVisible();
    await expect(page.getByText("Prices in US dollars, incl. VAT.")).toBeVisible();
    await context.close();
  },
);

test("[PUB-04] without script a form takes the address, says what is wrong with it and keeps it", async ({
  browser,
  product,
}, info) => {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    extraHTTPHeaders: { "x-forwarded-for": "84.141.7.1" },
  });
  const page = await context.newPage();
  await page.goto("/de/tariffs");
  await page.getByRole("link", { name: "Pro wählen" }).click();
  await expect(page).toHaveURL(/#lead-plain$/);
  await page.getByRole("radio", { name: "Pro" }).check();
  const field = page.getByRole("textbox", { name: "E-Mail" });
  await field.fill("anna@");
  const [refused] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    field.press("Enter"),
  ]);
  expect(refused.status()).toBe(422);
  await expect(field).toHaveAccessibleDescription(/Ungültige E-Mail-Adresse/);
  await expect(field).toHaveValue("anna@");
  await expect(field).toBeFocused();
  await expect(page.getByRole("radio", { name: "Pro" })).toBeChecked();
  const email = freshEmail(`plain-${info.retry}`);
  await field.fill(email);
  await page.getByRole("button", { name: "E-Mail speichern" }).click();
  await expect(page.getByRole("status")).toHaveText("E-Mail-Adresse erfolgreich gespeichert!");
  await expect(page).toHaveURL(/\/de\/tariffs\?lead=saved#lead-plain$/);
  await context.close();
  const leads = await product.operate("admin", ["leads"]);
  expect(leads.split("\n").filter((line) => line.includes(email) && line.includes('"pro"'))).toHaveLength(1);
});

test("arrow keys go from one plan to the next", async ({ page }) => {
  await page.goto("/en/tariffs");
  const choose = (plan: string) => page.getByRole("button", { name: `Choose ${plan}` });
  await choose("Free").focus();
  await page.keyboard.press("ArrowRight");
  await expect(choose("Starter")).toBeFocused();
  await page.keyboard.press("End");
  await expect(choose("Pro")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(choose("Free")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(choose("Pro")).toBeFocused();
});

test(
  "[GEN-05] says in every language that nothing is paid, and asks for no card",
  { tag: "@gate" },
  async ({ page }) => {
    const words = {
      en: "Payments are under maintenance. All plans are free for now.",
      es: "Los pagos están en mantenimiento. Por ahora, todos los planes son gratuitos.",
      de: "Bezahlen ist wegen Wartung derzeit nicht möglich. Alle Tarife sind vorerst kostenlos.",
      fr: "Le paiement est en maintenance. Toutes les formules sont gratuites pour le moment.",
      it: "I pagamenti sono in manutenzione. Per ora tutti i piani sono gratuiti.",
    };
    for (const language of languages) {
      const answer = await page.goto(`/${language}/tariffs`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByText(words[language]).first()).toBeVisible();
      await expect(page.locator("input[autocomplete^=cc-]")).toHaveCount(0);
    }
  },
);

test("the number of properties marks the plan that fits", async ({ page }) => {
  await page.goto("/en/tariffs");
  const fits = (plan: "free" | "starter" | "pro") => card(page, plan).getByText("Fits your number");
  await expect(fits("starter")).toBeVisible();
  await page.getByRole("spinbutton", { name: "How many properties?" }).fill("6");
  await expect(fits("pro")).toBeVisible();
  await expect(fits("starter")).toBeHidden();
  await page.getByRole("slider", { name: "How many properties?" }).press("Home");
  await expect(fits("free")).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "How many properties?" })).toHaveValue("1");
});

test.describe("a visitor", () => {
  test("[PUB-04] picking Free is told that it needs no payment", async ({ page }) => {
    await page.goto("/en/tariffs");
    await page.getByRole("button", { name: "Choose Free" }).click();
    const dialog = page.getByRole("dialog", { name: "Free" });
    await expect(dialog).toContainText("The Free plan needs no payment. Create an account to use it.");
    await expectAccessible(page);
    await dialog.getByRole("link", { name: "Create account" }).click();
    await expect(page).toHaveURL(/\/en\/auth\?tab=signup$/);
  });

  test(
    "[PUB-04] picking Starter leaves an address, is thanked, and told that payments are closed",
    { tag: "@gate" },
    async ({ page, product }) => {
      const email = freshEmail("waiting");
      await page.goto("/en/tariffs");
      await page.getByRole("button", { name: "Choose Starter" }).click();
      const dialog = page.getByRole("dialog", { name: "Hear from us when payments open" });
      await expect(dialog).toContainText("Leave your email for the Starter plan.");
      const field = dialog.getByLabel("Email");
      await expect(field).toBeFocused();
      await field.fill("nobody@");
      await dialog.getByRole("button", { name: "Save email" }).click();
      await expect(field).toHaveAccessibleDescription(/Invalid email address/);
      await expect(dialog.locator(".toast")).toContainText("Invalid email address");
      await expect(field).toHaveValue("nobody@");
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await field.fill(email);
      await field.press("Enter");
      await expect(dialog.getByRole("status")).toHaveText("Email saved successfully!");
      await expect(
        dialog.getByText("Payments are under maintenance. All plans are free for now."),
      ).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: "Choose Starter" })).toBeFocused();
      const leads = await product.operate("admin", ["leads"]);
      const mine = leads.split("\n").filter((line) => line.includes(email));
      expect(mine).toHaveLength(1);
      expect(JSON.parse(mine[0] ?? "{}")).toMatchObject({ email, plan: "starter", source: "tariffs_page" });
    },
  );

  test.describe("whose connection fails", () => {
    test.use({ brokenOnPurpose: /net::ERR_FAILED|status of 500/ });

    test("[PUB-04] a failure is a toast, and the address stays in its field", async ({ page }) => {
      await page.goto("/de/tariffs");
      await page.getByRole("button", { name: "Pro wählen" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("E-Mail").fill("anna@example.com");
      await page.route("**/api/v1/leads", (route) => route.abort());
      await dialog.getByRole("button", { name: "E-Mail speichern" }).click();
      await expect(dialog.locator(".toast")).toContainText("Keine Verbindung zum Server");
      await page.unroute("**/api/v1/leads");
      await page.route("**/api/v1/leads", (route) =>
        route.fulfill({ status: 500, json: { code: "INTERNAL_SERVER_ERROR" } }),
      );
      await dialog.getByRole("button", { name: "E-Mail speichern" }).click();
      await expect(dialog.locator(".toast").last()).toContainText("Ein Fehler ist aufgetreten");
      await expect(dialog.getByLabel("E-Mail")).toHaveValue("anna@example.com");
      await page.unroute("**/api/v1/leads");
      await dialog.getByRole("button", { name: "E-Mail speichern" }).click();
      await expect(dialog.getByRole("status")).toHaveText("E-Mail-Adresse erfolgreich gespeichert!");
    });
  });
});

/** Confirms the question that is asked before a change to a smaller plan. */
async function switchTo(page: Page, plan: string): Promise<void> {
  const question = page.getByRole("dialog", { name: `Switch to ${plan}?` });
  await question.getByRole("button", { name: `Switch to ${plan}` }).click();
}

test.describe("somebody with a plan", () => {
  test("[PUB-02] [PUB-05] sees the current one marked, changes it at once, and is told", async ({ page }) => {
    await signUpNewcomer(page);
    await page.getByRole("link", { name: "Plans", exact: true }).click();
    await expect(page).toHaveURL(/\/tariffs$/);
    await expect(card(page, "pro").locator("[data-current]")).toBeVisible();
    await expect(page.locator("[data-current]").filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(/Your Pro trial runs until/)).toBeVisible();
    await expectAccessible(page);
    // It is announced as disabled but still reacts, also to the keyboard.
    await card(page, "pro").getByRole("button", { name: "Current plan" }).press("Enter");
    await expect(page.locator(".toast")).toHaveText(/This is your current plan\./);
    const changed = page.waitForResponse("**/api/v1/subscription");
    await page.getByRole("button", { name: "Choose Starter" }).click();
    await switchTo(page, "Starter");
    const answer = await changed;
    expect(answer.request().postDataJSON()).toEqual({ plan: "starter" });
    const { subscription } = await answer.json();
    expect(subscription).toMatchObject({ plan: "starter", status: "active" });
    const days = Date.parse(subscription.currentPeriodEnd) - Date.parse(subscription.currentPeriodStart);
    expect(days).toBe(30 * 24 * 60 * 60 * 1000);
    await expect(page.locator(".toast").last()).toContainText("Plan changed to Starter.");
    await expect(card(page, "starter").getByRole("button", { name: "Current plan" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose Pro" })).toBeVisible();
    await page.reload();
    await expect(card(page, "starter").locator("[data-current]")).toBeVisible();
    await page.getByRole("link", { name: "Go to portfolio" }).click();
    await page.waitForURL("**/portfolio");
  });

  test.describe("and no connection", () => {
    test.use({ brokenOnPurpose: /net::ERR_FAILED/ });

    test("[PUB-05] a refusal is a toast and leaves the cards as they were", async ({ page }) => {
      await signUpNewcomer(page);
      await page.goto("/tariffs");
      await page.route("**/api/v1/subscription", (route) => route.abort());
      await page.getByRole("button", { name: "Choose Starter" }).click();
      await switchTo(page, "Starter");
      await expect(page.locator(".toast")).toContainText("No connection to the server");
      await expect(card(page, "pro").locator("[data-current]")).toBeVisible();
      await expect(page.getByRole("button", { name: "Choose Starter" })).toBeEnabled();
      await page.unroute("**/api/v1/subscription");
      await page.context().clearCookies();
      await page.getByRole("button", { name: "Choose Starter" }).click();
      await switchTo(page, "Starter");
      await expect(page.locator(".toast").last()).toContainText("Your session has ended.");
    });
  });

  test("[PUB-05] going down shows first what is given up and what would be over the limit", async ({
    page,
  }) => {
    await signUpNewcomer(page);
    for (const name of ["Canal house", "Harbour flat"]) {
      const made = await page.request.post("/api/v1/properties", {
        headers: { origin: new URL(page.url()).origin },
        data: { name, rentalMode: "monthly", country: null, currency: "EUR", timezone: "Europe/Berlin" },
      });
      expect(made.status()).toBe(200);
    }
    await page.goto("/tariffs");
    await page.getByRole("button", { name: "Choose Free" }).click();
    const dialog = page.getByRole("dialog", { name: "Switch to Free?" });
    await expect(dialog).toContainText(
      "You use 2 properties; Free allows 1. They stay visible, you cannot add more.",
    );
    await expect(dialog).toContainText("Transactions a month: 200 instead of 10,000.");
    await expect(dialog).toContainText(/No longer included: Booking calendar, Seasonal rates/);
    await expect(dialog).toContainText(/Advanced analytics, Advertising tracking, PDF exports/);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Keep Pro" }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, "pro").locator("[data-current]")).toBeVisible();
    await page.getByRole("button", { name: "Choose Free" }).click();
    await dialog.getByRole("button", { name: "Switch to Free" }).click();
    await expect(page.locator(".toast").last()).toContainText("Plan changed to Free.");
    await expect(card(page, "free").locator("[data-current]")).toBeVisible();
  });
});
