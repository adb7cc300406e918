import type { ReceivedMail } from "@keystead/testkit/mail-server";
import type { Locator } from "@playwright/test";

import { expect, freshEmail, type Page, productUrl } from "../journey.ts";

export const password = "correct horse battery";

export type PageLanguage = keyof typeof entrance;

const entrance = {
  en: { email: "Email", password: "Password", create: "Create account" },
  es: { email: "Correo electrónico", password: "Contraseña", create: "Crear cuenta" },
  de: { email: "E-Mail", password: "Passwort", create: "Konto erstellen" },
  fr: { email: "E-mail", password: "Mot de passe", create: "Créer un compte" },
  it: { email: "E-mail", password: "Password", create: "Crea account" },
} as const;

type Newcomer = { email?: string; language?: PageLanguage; at?: string };

/**
 * A new landlord; ends on the portfolio. Signs up through the API, or by the form if a language or an address is given.
 */
export async function signUpNewcomer(page: Page, options: Newcomer = {}): Promise<string> {
  const { email = freshEmail("landlord"), language, at } = options;
  if (language !== undefined || at !== undefined) return signUpByForm(page, options);
  const answer = await page.request.post("/api/auth/sign-up/email", {
    data: { email, password, language: "en", ...(await page.evaluate(hints)) },
    headers: { origin: productUrl() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto("/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return email;
}

/** Signs up by filling in the form. */
export async function signUpByForm(page: Page, options: Newcomer = {}): Promise<string> {
  // `at` is another base address than the journey's own, such as that of a proxy.
  const { email = freshEmail("landlord"), language = "en", at = "" } = options;
  const say = entrance[language];
  await page.goto(`${at}${language === "en" ? "" : `/${language}`}/auth?tab=signup`);
  await field(page, say.email).fill(email);
  await field(page, say.password).fill(password);
  await page.getByRole("button", { name: say.create, exact: true }).click();
  await page.waitForURL("**/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return email;
}

/** The browser's zone and locale, which the form also sends. */
function hints() {
  return { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: navigator.language };
}

/** A new landlord who opens the sample portfolio first; ends on its portfolio. */
export async function signUpToSample(page: Page): Promise<void> {
  await signUpNewcomer(page);
  await page.getByRole("button", { name: "Look around first" }).click();
  await expect(page.getByRole("region", { name: "Sample data" })).toBeVisible();
}

export async function signInByForm(page: Page, email: string, secret: string = password): Promise<void> {
  await page.goto("/auth");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(secret);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Both tabs of the sign-in page have a field of the same name; only one is visible. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).filter({ visible: true });
}

/** The link in a mail to this page, with its token in the fragment. */
export function linkOf(
  mail: ReceivedMail,
  page: "confirm" | "verify" | "reset" | "invitation" | "undo",
): string {
  const link = new RegExp(`http://\\S+/auth/${page}#\\S+`).exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`No link to /auth/${page} in the mail "${mail.subject}"`);
  return link;
}
