// Features: shell
/// <reference lib="dom" />
import { journeyNow } from "../support/clock.ts";
import { expect, freshEmail, phone, test, type Page } from "../support/journey.ts";
import { field, password, signInByForm, signUpNewcomer } from "../support/records/people.ts";

test("[AUTH-06] a new account is greeted once: created, and the trial of Pro until when", async ({
  page,
}) => {
  await page.goto("/auth?tab=signup&promo=pro_trial");
  await field(page, "Email").fill(freshEmail("promoted"));
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await page.waitForURL("**/portfolio");
  await expect(page.getByText("Account created.")).toBeVisible();
  await expect(page.getByText(/^Pro trial activated until \d{1,2} \w+ \d{4}\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Account created.")).toHaveCount(0);
});

test(
  "[SHELL-02] the top bar says who is there, reports, changes the language and signs out",
  { tag: "@gate" },
  async ({ page }) => {
    const email = await signUpNewcomer(page);
    const bar = page.getByRole("banner");
    await expect(bar.getByText(email)).toBeVisible();
    await bar.getByRole("button", { name: "Report issue" }).click();
    await expect(page.getByRole("dialog", { name: "Report issue" })).toBeVisible();
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: "Language: English" }).click();
    // The texts change at once; the profile is saved when the server answers.
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith("/api/v1/profile") && answer.request().method() === "PUT",
    );
    await page.getByRole("menuitem", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await expect(bar.getByRole("button", { name: "Problem melden" })).toBeVisible();
    await bar.getByText(email).click();
    await page.getByRole("menuitem", { name: "Abmelden" }).click();
    await page.waitForURL((url) => url.pathname !== "/portfolio");
    await page.goto("/portfolio");
    await expect(page).not.toHaveURL(/\/portfolio$/);
  },
);

test("the palette leads to a screen and a record and closes, with Enter, a click or Esc", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await addProperty(page, "Kreuzstraße 3");
  await page.goto("/portfolio");
  const palette = page.getByRole("dialog", { name: "Search" });
  const open = page.getByRole("button", { name: "Search" });
  await open.click();
  await palette.getByRole("combobox").fill("Leases");
  await expect(palette.getByRole("option", { name: "Leases", exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/leases");
  await expect(palette).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await palette.getByRole("combobox").fill("kreuzstr");
  await palette.getByRole("option", { name: /^Kreuzstraße 3/ }).click();
  await page.waitForURL("**/properties/*");
  await expect(palette).toHaveCount(0);

  await open.click();
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await expect(open).toBeFocused();
});

test("the sidebar folds to icons and remembers it", async ({ page }) => {
  await signUpNewcomer(page);
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  const link = page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Leases" });
  expect((await link.boundingBox())?.width).toBeLessThanOrEqual(64);
  await link.click();
  await page.waitForURL("**/leases");
});

test(
  "[SHELL-04] the words come with a Loading text, a toast goes after four seconds, three at most",
  { tag: "@gate" },
  async ({ page }) => {
    await signUpNewcomer(page);
    await addProperty(page, "Kreuzstraße 3");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const words = "**/assets/messages-en-*.js";
    await page.route(words, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install({ time: journeyNow() });
    // Fails where the build calls the file something else: then nothing would be held back.
    await Promise.all([page.waitForRequest(words), page.goto("/properties")]);
    await expect(page.getByText("Loading", { exact: true })).toBeVisible();
    release();
    await expect(page.getByRole("link", { name: "Kreuzstraße 3", exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Add property" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Rua Nova 12");
    await page.clock.pauseAt(journeyNow().getTime() + 3_600_000);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const saved = page.getByText("Rua Nova 12 was saved.");
    await expect(saved).toBeVisible();
    await page.clock.runFor(3_500);
    await expect(saved).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(saved).toHaveCount(0);

    await page.clock.resume();
    await expect(page.getByRole("row", { name: /Rua Nova 12/ })).toBeVisible();
    for (const word of ["inactive", "active", "inactive", "active"]) {
      await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
      await page.getByRole("button", { name: `Set ${word}`, exact: true }).click();
      await expect(page.getByText(`2 properties are ${word} now.`).first()).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "Select all rows on this page" })).not.toBeChecked();
      // A change of lines that have not reloaded is refused as stale; no person presses that fast.
      await page.waitForLoadState("networkidle");
    }
    expect(await page.getByText(/properties are (in)?active now/).count()).toBeLessThanOrEqual(3);
  },
);

test.describe("a server that fails", () => {
  test.use({ brokenOnPurpose: /status of 503/ });

  test("[SHELL-04] what fails is asked three times more, then says so and can be reported", async ({
    page,
  }) => {
    await signUpNewcomer(page);
    await page.clock.install({ time: journeyNow() });
    let requests = 0;
    await page.route("**/api/v1/tenants?*", async (route) => {
      requests += 1;
      await route.fulfill({ status: 503, json: { code: "SERVICE_UNAVAILABLE" } });
    });
    await page.goto("/tenants");
    for (const wait of [1_000, 2_000, 4_000]) {
      const before = requests;
      await expect.poll(() => requests).toBeGreaterThan(0);
      await page.clock.runFor(wait + 50);
      await expect.poll(() => requests).toBeGreaterThanOrEqual(Math.min(4, before + 1));
    }
    await expect(page.getByRole("alert").getByText("The tenants could not be loaded")).toBeVisible();
    expect(requests).toBe(4);
    await page.getByRole("button", { name: "Report this problem" }).click();
    await expect(page.getByRole("dialog").getByLabel("Description")).toHaveValue(
      /The tenants could not be loaded/,
    );
  });
});

test.describe("an answer of a wrong shape", () => {
  test.use({ brokenOnPurpose: /TypeError/ });

  test("a screen that breaks leaves the frame standing and can be reported with its error", async ({
    page,
  }) => {
    await signUpNewcomer(page);
    await page.route("**/api/v1/tenants?*", (route) =>
      route.fulfill({ json: { items: [{ id: 1 }], total: 1 } }),
    );
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto("/tenants");
    await expect(page.getByText("This screen could not be shown")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
    await page.getByRole("button", { name: "Report this problem" }).click();
    await expect(page.getByRole("dialog").getByLabel("Description")).toHaveValue(/TypeError/);
  });
});

test("the report of an error page begins with its error id", async ({ page }) => {
  await signUpNewcomer(page);
  await page.goto("/settings?report=3f9c-1");
  const report = page.getByRole("dialog", { name: "Report issue" });
  await expect(report.getByLabel("Description")).toHaveValue(/^Error id: 3f9c-1/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/settings$/);
});

test.describe("a report", () => {
  test.use({ brokenOnPurpose: /net::ERR_FAILED/ });

  for (const { language, viewport } of [
    { language: "en", viewport: { width: 1280, height: 800 } },
    { language: "de", viewport: phone },
  ] as const) {
    test(`[SUP-01] [SUP-02] a problem is reported and answered with a ticket, ${language}`, async ({
      page,
    }) => {
      const german = language === "de";
      await page.setViewportSize(viewport);
      const email = await signUpNewcomer(page, { language });
      await openReport(page, german);
      const report = page.getByRole("dialog");
      await expect(report.getByLabel(german ? "E-Mail" : "Email")).toHaveValue(email);
      const send = report.getByRole("button", { name: german ? "Meldung senden" : "Send report" });
      const text = report.getByLabel(german ? "Beschreibung" : "Description");
      await text.fill("   ");
      await expect(send).toBeDisabled();
      await report.getByLabel(german ? "E-Mail" : "Email").fill("");
      await text.fill("The sum is wrong");
      await send.click();
      await expect(
        report.getByText(german ? /E-Mail-Adresse/ : "Please provide your email address").first(),
      ).toBeVisible();
      await report.getByLabel(german ? "E-Mail" : "Email").fill(email);
      await page.route("**/api/v1/reports", (route) => route.abort(), { times: 1 });
      await send.click();
      await expect(
        page.getByText(german ? /konnte nicht/ : "Failed to send report. Please try again.").first(),
      ).toBeVisible();
      await expect(text).toHaveValue("The sum is wrong");
      await send.click();
      if (!german)
        await expect(
          page.getByText(
            /^Report saved successfully! \(Telegram notification skipped\) Ticket [0-9a-f]{8}\.$/,
          ),
        ).toBeVisible();
      await expect(report).toBeHidden();
      await openReport(page, german);
      await expect(page.getByRole("dialog").getByLabel(german ? "Beschreibung" : "Description")).toHaveValue(
        "",
      );
    });
  }
});

test("[AUTH-10] the password is changed, other sessions are listed and ended", async ({
  page,
  browser,
  product,
}) => {
  const email = await signUpNewcomer(page);
  const elsewhere = await browser.newContext({
    baseURL: product.url,
    locale: "en-GB",
    extraHTTPHeaders: { "x-forwarded-for": "84.142.7.7" },
  });
  const other = await elsewhere.newPage();
  await signInByForm(other, email);
  await other.waitForURL("**/portfolio");

  await page.goto("/settings#privacy");
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: /^End session:/ }).click();
  await expect(page.getByText("1 session ended.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^End session:/ })).toHaveCount(0);
  await other.goto("/portfolio");
  await expect(other).not.toHaveURL(/\/portfolio$/);

  await signInByForm(other, email);
  await other.waitForURL("**/portfolio");
  await page.goto("/settings#profile");
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill("a newer secret");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The current password is not correct.")).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await other.goto("/portfolio");
  await expect(other).not.toHaveURL(/\/portfolio$/);
  await signInByForm(other, email);
  await expect(other.getByText("Invalid email or password").first()).toBeVisible();
  await field(other, "Password").fill("a newer secret");
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await other.waitForURL("**/portfolio");
  await elsewhere.close();
});

test.describe("a lost connection", () => {
  test.use({ brokenOnPurpose: /net::ERR_INTERNET_DISCONNECTED/ });

  test("a lost connection is said with the time of the last refresh", async ({ page, context }) => {
    await signUpNewcomer(page);
    // Parts still loading would show messages of their own; here all of them have loaded.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(
      page.getByRole("alert").getByText(/^You are offline\. .*Last refreshed: .+\./),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toHaveCount(0);
  });
});

async function openReport(page: Page, german: boolean): Promise<void> {
  if (german) {
    await page.getByRole("button", { name: "Mehr" }).click();
    await page.getByRole("menuitem", { name: "Problem melden" }).click();
  } else await page.getByRole("button", { name: "Report issue" }).click();
}

async function addProperty(page: Page, name: string): Promise<void> {
  await page.goto("/properties?new=1");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
}
