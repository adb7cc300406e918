/// <reference lib="dom" />
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import sharp from "sharp";

import { expectAccessible } from "../support/axe.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUp } from "../support/people.ts";
import { addLease, addProperty, addTenant } from "../support/records.ts";

/** A page with one line on it, as small as a PDF can be. */
const contract = (() => {
  const text = "BT /F1 24 Tf 40 120 Td (Lease agreement) Tj ET";
  const parts = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let body = "%PDF-1.4\n";
  const at = parts.map((part, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj${part}endobj\n`;
    return start;
  });
  const table = at.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
  );
})();

async function leased(page: Page): Promise<{ readonly propertyId: string; readonly leaseId: string }> {
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14", { city: "Leipzig" });
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  const { id: leaseId } = await addLease(page, { tenantId, propertyId });
  return { propertyId, leaseId };
}

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test("[DOC-01] a contract is hung on its lease from the phone, looked at and downloaded again", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signUp(page);
  const { leaseId } = await leased(page);
  await page.goto(`/leases/${leaseId}`);
  const files = page.getByRole("region", { name: "Files" });
  await expect(files.getByText("No files yet")).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    files.getByRole("button", { name: "Choose files" }).click(),
  ]);
  await chooser.setFiles({ name: "Lease_Oelmann_2026.pdf", mimeType: "application/pdf", buffer: contract });
  const line = files.getByRole("button", { name: "Lease_Oelmann_2026.pdf", exact: true });
  await expect(line).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await line.click();
  const dialog = page.getByRole("dialog", { name: "Lease_Oelmann_2026.pdf" });
  await expect(dialog.getByRole("img", { name: "Page 1 of Lease_Oelmann_2026.pdf" })).toBeVisible();
  await expect(dialog.getByText("1 of 1")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Type" }).selectOption("lease_agreement");
  await expect(files.getByText(/^Lease agreement · /)).toBeAttached();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Lease_Oelmann_2026.pdf");
  expect(hash(readFileSync(await download.path()))).toBe(hash(contract));
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(line).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line).toBeVisible();
});

test("[PROP-02] several files are dropped on a property, and what is no picture is said so", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page);
  const { propertyId } = await leased(page);
  await page.goto(`/properties/${propertyId}?tab=files`);
  const files = page.getByRole("region", { name: "Files" });
  const picture = await sharp({ create: { width: 80, height: 50, channels: 3, background: "#368" } })
    .jpeg()
    .toBuffer();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    files.getByRole("button", { name: "choose files" }).click(),
  ]);
  await chooser.setFiles([
    { name: "meter.jpg", mimeType: "image/jpeg", buffer: picture },
    { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<script>alert(1)</script>") },
  ]);
  await expect(files.getByRole("alert")).toHaveText(/This kind of file is not taken/);
  await files.getByRole("button", { name: "meter.jpg", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "meter.jpg" });
  await expect(dialog.getByRole("img", { name: "meter.jpg" })).toBeVisible();
  await expectAccessible(page);
});
