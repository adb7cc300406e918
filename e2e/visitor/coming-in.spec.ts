// Features: auth, geo
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, freshEmail, test } from "../support/journey.ts";
import { settled } from "../support/visit.ts";
import { field, linkOf, password, signInByForm, signUpNewcomer } from "../support/records/people.ts";

test(
  "[AUTH-01] /auth opens on sign-in, on the tab asked for, and keeps the typed address across tabs",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("tab", { name: "Sign in" })).toHaveAttribute("aria-selected", "true");
    await field(page, "Email").fill("kept@example.com");
    await page.getByRole("tab", { name: "Sign up" }).click();
    await expect(field(page, "Email")).toHaveValue("kept@example.com");
    await page.goto("/auth?tab=signup&promo=pro_trial");
    await expect(page.getByRole("tab", { name: "Sign up" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("Includes 30 days of Pro. No card needed.")).toBeVisible();
  },
);

test("[AUTH-02] [AUTH-05] bad credentials and bad input are said at once and nothing typed is lost", async ({
  page,
}) => {
  await page.goto("/auth");
  const email = field(page, "Email");
  await email.fill("nobody");
  await field(page, "Password").fill("something");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Invalid email address").first()).toBeVisible();
  await email.fill(freshEmail("nobody"));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  await expect(email).toHaveValue(/nobody-/);
});

test(
  "[AUTH-03] [AUTH-06] a new landlord signs up with a trial of Pro and cannot take the address twice",
  { tag: "@gate" },
  async ({ page, browser, product }) => {
    const email = await signUpNewcomer(page);
    const other = await (await browser.newContext({ baseURL: product.url })).newPage();
    await other.goto("/auth?tab=signup");
    await field(other, "Email").fill(email);
    await field(other, "Password").fill("short");
    await other.getByRole("button", { name: "Create account" }).click();
    await expect(other.getByText("Password must be at least 6 characters").first()).toBeVisible();
    await field(other, "Password").fill(password);
    await other.getByRole("button", { name: "Create account" }).click();
    await expect(other.getByText("A user with this email already exists").first()).toBeVisible();
    await other.context().close();
  },
);

test("[AUTH-04] a magic link signs in once, only when confirmed, and takes an unproven password", async ({
  page,
  browser,
  product,
}) => {
  const email = await signUpNewcomer(page);
  await product.mails.waitForMail(email);
  const context = await browser.newContext({ baseURL: product.url, locale: "en-GB" });
  const visitor = await context.newPage();
  await visitor.goto("/auth");
  await field(visitor, "Email").fill(email);
  await visitor.getByRole("button", { name: "Email me a link" }).filter({ visible: true }).click();
  await expect(visitor.getByText(`A link is on its way to ${email}`).first()).toBeVisible();
  const link = linkOf(await product.mails.waitForMail(email), "confirm");
  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/auth\/confirm$/);
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await expect(visitor.getByRole("heading", { name: "You are signed in" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Set a new password" })).toHaveAttribute(
    "href",
    "/en/auth/reset",
  );
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "Go to portfolio" }).click();
  await visitor.waitForURL("**/portfolio");
  await context.clearCookies();
  await visitor.goto("/auth");
  await visitor.goto(link);
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await expect(visitor.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  await context.close();
});

test("[AUTH-10] a forgotten password is set anew by mail, once, and the old one ends", async ({
  page,
  product,
}) => {
  const email = await signUpNewcomer(page);
  await product.mails.waitForMail(email);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await field(page, "Email").fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText(`If ${email} has an account`).first()).toBeVisible();
  const link = linkOf(await product.mails.waitForMail(email), "reset");
  await page.goto("/en");
  await page.goto(link);
  await field(page, "New password").fill("another good secret");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Password changed. Sign in with the new one.").first()).toBeVisible();
  await signInByForm(page, email);
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  await signInByForm(page, email, "another good secret");
  await page.waitForURL("**/portfolio");
});

test("[AUTH-03] a German landlord signs up in German and gets the mail in German", async ({
  page,
  product,
}) => {
  const email = await signUpNewcomer(page, { language: "de" });
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect((await product.mails.waitForMail(email)).text).toMatch(/\/auth\/verify#\S*lang=de/);
});

test(
  "[AUTH-09] [LAND-12] signed-out visitors leave the application, signed-in ones skip the entrance",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/portfolio");
    await expect(page).toHaveURL(/\/(en)?(\?.*)?$/);
    await signUpNewcomer(page);
    await page.goto("/auth");
    await expect(page).toHaveURL(/\/portfolio$/);
    await page.goto("/");
    await expect(page).toHaveURL(/\/portfolio$/);
  },
);

test("sign in again after signing out", async ({ page }) => {
  const email = await signUpNewcomer(page);
  await page.context().clearCookies();
  await signInByForm(page, email);
  await page.waitForURL("**/portfolio");
});

test.describe("from a blocked region", () => {
  // An address of a Russian network; the product under test trusts one proxy hop.
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "77.88.8.8" } });

  test("[GEO-03] [AUTH-07] sign-up is switched off and says why", { tag: "@gate" }, async ({ page }) => {
    await page.goto("/auth?tab=signup");
    await expect(page.getByRole("dialog", { name: "Service Not Available" })).toBeVisible();
    await expect(page.getByText("Registration is blocked in your region.")).toBeVisible();
    await page.getByRole("button", { name: "I understand" }).click();
    await expect(page.getByText("Registration is not available in your region").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Create account" })).toBeDisabled();
  });

  test("[GEO-05] the blocked page tells an existing user what to do", async ({ page }) => {
    await page.goto("/region-blocked");
    await expect(page.getByRole("heading", { name: "Service Not Available" })).toBeVisible();
    await expect(page.getByText(/sign out and write to/)).toBeVisible();
  });
});

test.describe("while a page is open", () => {
  test.use({ brokenOnPurpose: /status of 403/ });

  test("[GEO-05] a tab that is open when its address becomes one of a blocked region leads to the page of it", async ({
    page,
  }) => {
    await signUpNewcomer(page);
    // Any request now leads to the page of the blocked region, so none may be pending before the click.
    await settled(page);
    await page.context().setExtraHTTPHeaders({ "x-forwarded-for": "77.88.8.8" });
    await page.getByRole("link", { name: "Tenants" }).first().click();
    await expect(page).toHaveURL(/\/region-blocked$/);
    await expect(page.getByRole("heading", { name: "Service Not Available" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  });
});

test("[PUB-09] [ERR-01] an unknown address says so in each language, with its status", async ({ page }) => {
  for (const [language, words] of Object.entries({
    en: "Oops! Page not found",
    de: "Hoppla! Seite nicht gefunden",
    es: "¡Vaya! Página no encontrada",
    fr: "Oups ! Page introuvable",
    it: "Ops! Pagina non trovata",
  })) {
    const answer = await page.goto(`/${language}/no-such-page`);
    expect([language, answer?.status()]).toEqual([language, 404]);
    await expect(page.getByText(words)).toBeVisible();
  }
});

test("[PUB-09] an unknown address answers 404 with a way home", async ({ page }) => {
  const answer = await page.goto("/de/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Hoppla! Seite nicht gefunden")).toBeVisible();
  await page.locator("summary").click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/no-such-page$/);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/(en)?$/);
  await signUpNewcomer(page);
  await page.goto("/xx/auth");
  await page.getByRole("link", { name: "Go to portfolio" }).click();
  await page.waitForURL("**/portfolio");
});
