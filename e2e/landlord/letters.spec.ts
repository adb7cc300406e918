// Features: letters
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expectAccessible } from "../support/checks/axe.ts";
import { monthsAgo } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { linkOf, signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, post } from "../support/records/records.ts";

const TENANT = "lea@example.com";
const month = monthsAgo(1);

/** A flat in Lyon: last month is fully paid, this month not at all. */
async function letFlat(page: Page): Promise<{ readonly id: string }> {
  const place = { country: "FR", address: "Rue des Écoles 14", city: "69007 Lyon", timezone: "Europe/Paris" };
  const { id: propertyId } = await addProperty(page, "Résidence du Parc", place);
  const { id: tenantId } = await post<{ readonly id: string }>(page, "tenants", {
    propertyId,
    name: "Léa Marchand",
    email: TENANT,
  });
  const terms = { startsOn: `${month}-01`, trackFrom: month, monthlyRent: "880.00", charges: "140.00" };
  const { id } = await postLease(page, { propertyId, tenantId, ...terms });
  const rows: readonly { readonly ref: string; readonly period: string }[] = await page.evaluate(
    async (of) => (await (await fetch(`/api/v1/leases/${of}`)).json()).rows,
    id,
  );
  await post(page, `leases/${id}/payments`, {
    rows: rows.filter(({ period }) => period === month).map(({ ref }) => ref),
    paidOn: `${month}-03`,
    method: "bank_transfer",
  });
  return { id };
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), "keystead-letters-"));
  try {
    const [file] = await Promise.all([page.waitForEvent("download"), press()]);
    const path = join(folder, "letter.pdf");
    await file.saveAs(path);
    return { name: file.suggestedFilename(), bytes: readFileSync(path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const size of [{ width: 1280, height: 800 }, phone])
  test(`a landlord downloads a quittance, reads a reminder and mails it, ${size.width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize(size);
    const email = await signUpNewcomer(page);
    await page.goto(linkOf(await product.mails.waitForMail(email), "verify"));
    await page.getByRole("button", { name: "Confirm address" }).click();
    await expect(page.getByText("Address confirmed.").filter({ visible: true })).toBeVisible();

    await page.goto("/settings#letters");
    await page.getByLabel("Sender name").fill("Vera Vogt");
    await page.getByLabel("Postal address").fill("Rosenweg 4\n10115 Berlin");
    await page.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 01");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Check the IBAN: a digit is wrong or missing.")).toBeVisible();
    await page.getByLabel("IBAN").fill("de89 3704 0044 0532 0130 00");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Saved.").filter({ visible: true })).toBeVisible();
    await expectAccessible(page);

    const { id } = await letFlat(page);
    await page.goto(`/leases/${id}`);
    const drawer = page.getByRole("dialog", { name: "Letters" });
    const letter = drawer.getByRole("article");
    await page
      .getByRole("button", { name: /€1,020\.00/, expanded: false })
      .last()
      .click();
    await page.getByRole("button", { name: "Receipt" }).click();
    await expect(letter.getByRole("heading", { name: "Quittance de loyer" })).toBeVisible();
    await expect(letter.getByRole("row", { name: /^Total/ })).toContainText("1 020,00 €");
    await expect(drawer.getByText("this is the quittance under French law")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const receipt = await downloaded(page, () =>
      drawer.getByRole("button", { name: "Download PDF" }).click(),
    );
    expect(receipt.name).toBe(`Quittance de loyer - Léa Marchand - ${month}.pdf`);
    expect(receipt.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    await expect(drawer.getByText("Letter downloaded.")).toBeVisible();

    await drawer.getByLabel("Letter", { exact: true }).selectOption({ label: "Payment reminder" });
    await expect(letter.getByRole("heading", { name: "Rappel de paiement" })).toBeVisible();
    await expect(letter.getByText("DE89 3704 0044 0532 0130 00")).toBeVisible();
    await drawer.getByRole("button", { name: "Send to tenant" }).click();
    const mail = drawer.getByRole("region", { name: "The email with the letter" });
    await expect(mail.getByText("Bonjour Léa Marchand,")).toBeVisible();
    await expect(mail.getByText(TENANT, { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await mail.getByRole("button", { name: "Send to Léa Marchand" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(`Letter sent to ${TENANT}.`).filter({ visible: true })).toBeVisible();
    const sent = await product.mails.waitForMail(TENANT);
    expect(sent.subject).toContain("Rappel de paiement");
    expect(sent.headers["reply-to"]).toContain(email);
    expect(sent.attachments.map(({ filename, contentType }) => [filename.normalize(), contentType])).toEqual([
      [
        expect.stringMatching(/^Rappel de paiement - Léa Marchand - \d{4}-\d\d-\d\d\.pdf$/),
        "application/pdf",
      ],
    ]);
  });
