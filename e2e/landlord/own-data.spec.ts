// Features: own-data
/// <reference lib="dom" />
import { readFileSync } from "node:fs";

import { readZip } from "@keystead/testkit/read-zip";

import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { linkOf, password, signInByForm, signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant } from "../support/records/records.ts";

const paper = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");

/** A house with a tenant, whose passport is among the files. */
async function landlord(page: Page) {
  const email = await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14", { city: "Leipzig" });
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  await postLease(page, { tenantId, propertyId });
  const answer = await page.request.post(`/api/documents/tenant/${tenantId}`, {
    headers: {
      origin: new URL(page.url()).origin,
      "content-type": "application/octet-stream",
      "x-file-name": "passport.pdf",
    },
    data: paper,
  });
  expect(answer.status()).toBe(201);
  return { email, tenantId };
}

/** Downloads the archive, and opens it. */
async function downloaded(page: Page, within: ReturnType<Page["locator"]>) {
  const link = within.getByRole("link", { name: /^Download archive \(/ });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const zip = readZip(readFileSync(await download.path()));
  return { name: download.suggestedFilename(), zip, text: (path: string) => zip.get(path)?.toString() ?? "" };
}

test("[GEN-06] an account is exported, deleted and brought back", async ({
  page,
  browser,
  product,
  baseURL,
}) => {
  const { email } = await landlord(page);

  await page.goto("/settings#privacy");
  await page.getByRole("button", { name: "Download my data" }).click();
  const { name, zip, text } = await downloaded(page, page.getByRole("main"));
  expect(name).toMatch(/^keystead-\d{4}-\d\d-\d\d\.zip$/);
  expect(JSON.parse(text("json/tenant.json"))).toMatchObject([{ name: "Katrin Oelmann" }]);
  expect(JSON.parse(text("json/you.json"))).toMatchObject({ email });
  expect(text("csv/property.csv")).toContain("Lindenstraße 14,");
  expect(text("index.html")).toContain("<h1>Your data</h1>");
  const [file] = [...zip.keys()].filter((path) => path.startsWith("files/"));
  expect(file).toMatch(/\/passport\.pdf$/);
  expect(zip.get(file ?? "")?.equals(paper)).toBe(true);

  // Another device of the same person, signed in before.
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { "x-forwarded-for": "84.141.9.9" },
  });
  const elsewhere = await context.newPage();
  await signInByForm(elsewhere, email);
  await elsewhere.waitForURL("**/portfolio");

  const ask = () => page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await ask();
  for (const line of ["1 property", "1 tenant", "1 lease", "1 file"])
    await expect(dialog.getByText(line, { exact: true })).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Download archive/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep account" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("link", { name: /^Download archive/ })).toBeVisible();

  await page.setViewportSize(phone);
  await ask();
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("The password is not correct.")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.waitForURL("**/auth**");
  await expect(page.getByText("Your account is locked. A mail brings it back for 7 days.")).toBeVisible();

  await elsewhere.goto("/properties");
  await expect(elsewhere.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await signInByForm(elsewhere, email);
  const refused = "This account is being deleted. The link in your mail brings it back.";
  await expect(elsewhere.getByText(refused)).toBeVisible();
  await context.close();

  let mail = await product.mails.waitForMail(email);
  // The welcome mail comes first.
  while (!mail.text.includes("/auth/undo#")) mail = await product.mails.waitForMail(email);
  await page.goto(linkOf(mail, "undo"));
  await expect(page.getByRole("heading", { name: "Keep your account?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo the deletion" }).click();
  await expect(page.getByRole("heading", { name: "Your account is back." })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).last().click();
  await signInByForm(page, email);
  await page.waitForURL("**/portfolio");
  await page.goto("/tenants");
  await expect(page.getByText("Katrin Oelmann").first()).toBeVisible();
});

test("[GEN-06] what is held about one tenant is given out, and offered before it is removed", async ({
  page,
}) => {
  const { tenantId } = await landlord(page);
  await page.goto(`/tenants/${tenantId}`);
  const choose = async (item: string) => {
    await page.getByRole("button", { name: "Actions for Katrin Oelmann" }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page.getByRole("menu")).toBeHidden();
  };
  await choose("Download data");
  const drawer = page.getByRole("dialog", { name: "Data about Katrin Oelmann" });
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Prepare the archive" }).click();
  const { name, zip, text } = await downloaded(page, drawer);
  expect(name).toMatch(/^keystead-tenant-/);
  expect(JSON.parse(text("json/tenant.json"))).toMatchObject([{ id: tenantId }]);
  expect(JSON.parse(text("json/lease.json"))).toHaveLength(1);
  expect([...zip.keys()].some((path) => path.endsWith("/passport.pdf"))).toBe(true);
  expect(text("index.html")).toContain("Data about Katrin Oelmann");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await page.setViewportSize(phone);
  await choose("Remove personal data");
  const question = page.getByRole("dialog", { name: "Remove the personal data of Katrin Oelmann?" });
  await expect(question.getByText("1 file of this person is deleted too.")).toBeVisible();
  await expect(question.getByRole("link", { name: /^Download archive/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole("button", { name: "Keep data" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Katrin Oelmann" })).toBeVisible();
});
