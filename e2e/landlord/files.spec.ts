// Features: documents
// Takes long: fills a plan with large files.
/// <reference lib="dom" />
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import sharp from "sharp";

import { deploymentOf } from "../support/product/deploy.ts";
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { contractPdf } from "../support/records/contract-pdf.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant, post } from "../support/records/records.ts";

async function leased(page: Page): Promise<{ readonly propertyId: string; readonly leaseId: string }> {
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14", { city: "Leipzig" });
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  const { id: leaseId } = await postLease(page, { tenantId, propertyId });
  return { propertyId, leaseId };
}

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test("[DOC-01] a contract is hung on its lease from the phone, looked at and downloaded again", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signUpNewcomer(page);
  const { leaseId } = await leased(page);
  await page.goto(`/leases/${leaseId}`);
  const files = page.getByRole("region", { name: "Files" });
  await expect(files.getByText("No files yet")).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    files.getByRole("button", { name: "Choose files" }).click(),
  ]);
  await chooser.setFiles({
    name: "Lease_Oelmann_2026.pdf",
    mimeType: "application/pdf",
    buffer: contractPdf,
  });
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
  expect(hash(readFileSync(await download.path()))).toBe(hash(contractPdf));
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
  await signUpNewcomer(page);
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
  await expect(files.getByRole("alert")).toHaveText(/This kind of file is not accepted/);
  await files.getByRole("button", { name: "meter.jpg", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "meter.jpg" });
  await expect(dialog.getByRole("img", { name: "meter.jpg" })).toBeVisible();
  await expectAccessible(page);
});

test("[PROP-02] a file of a property is put on a unit, and stands with that unit", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signUpNewcomer(page);
  const { propertyId } = await leased(page);
  await post(page, "units", {
    propertyId,
    name: "Apartment 2",
    bedrooms: null,
    bathrooms: null,
    sizeSqm: null,
    floor: "",
  });
  await page.goto(`/properties/${propertyId}?tab=files`);
  const files = page.getByRole("region", { name: "Files" });
  const anyFiles = files.locator('input[data-files="any"]');
  const letter = (name: string) => ({ name, mimeType: "application/pdf", buffer: contractPdf });
  await anyFiles.setInputFiles(letter("Meter.pdf"));
  await files.getByRole("button", { name: "Meter.pdf", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Meter.pdf" });
  await dialog.getByRole("combobox", { name: "Unit" }).click();
  await page.getByRole("option", { name: "Apartment 2" }).click();
  await expect(page.getByText("Meter.pdf is now a file of Apartment 2.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(files.getByText(/^Other · .* · Apartment 2 · /)).toBeVisible();

  // From the unit's line to its files; a file added there belongs to the unit.
  await page.getByRole("link", { name: "Units", exact: true }).click();
  await page.getByRole("link", { name: "Apartment 2: 1 file" }).click();
  await expect(files.getByText("New files are put on this unit.")).toBeVisible();
  await anyFiles.setInputFiles(letter("Keys.pdf"));
  await expect(files.getByText("2 files", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await files.getByRole("combobox", { name: "Files of" }).click();
  await page.getByRole("option", { name: "Property and all units" }).click();
  await expect(files.getByText(/ · Apartment 2 · /)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
});

test("[TASK-01] a photo hangs on a task, goes with it and comes back with it", async ({ page }) => {
  await page.setViewportSize(phone);
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
  const { id } = await post<{ readonly id: string }>(page, "tasks", {
    description: "Boiler drips",
    propertyId,
  });
  await page.goto(`/tasks?edit=${id}`);
  const form = page.getByRole("dialog", { name: "Edit task" });
  const picture = await sharp({ create: { width: 80, height: 50, channels: 3, background: "#368" } })
    .jpeg()
    .toBuffer();
  // As the camera returns it.
  const camera = form.locator('input[data-files="camera"]');
  await expect(camera).toHaveAttribute("capture", "environment");
  await camera.setInputFiles({ name: "IMG_0001.JPG", mimeType: "image/jpeg", buffer: picture });
  const line = form.getByRole("button", { name: "IMG_0001.JPG", exact: true });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Renaming saves the file's name, but not the task form around it.
  await form.getByRole("button", { name: "Actions for IMG_0001.JPG" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Boiler.jpg");
  await page.keyboard.press("Control+s");
  await expect(form.getByRole("button", { name: "Boiler.jpg", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: "Actions for Boiler drips" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Restored.")).toBeVisible();
  await page.goto(`/tasks?edit=${id}`);
  await expect(form.getByRole("button", { name: "Boiler.jpg", exact: true })).toBeVisible();
});

test.describe("a line that breaks", () => {
  test.use({ brokenOnPurpose: /net::ERR_|Failed to fetch/ });

  test("[DOC-01] an upload that breaks off says so and is sent again, one that is stopped leaves nothing, one that is left goes on", async ({
    page,
    context,
    product,
  }) => {
    const deployment = await deploymentOf(product.url);
    await page.setViewportSize(phone);
    await signUpNewcomer(page, { at: deployment.url });
    const { leaseId } = await leased(page);
    await page.goto(`${deployment.url}/leases/${leaseId}`);
    const files = page.getByRole("region", { name: "Files" });
    const anyFiles = files.locator('input[data-files="any"]');
    await expect(files.getByText("No files yet")).toBeVisible();
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    const slow = (perSecond: number) =>
      line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: perSecond,
      });
    const scan = Buffer.concat([contractPdf, Buffer.alloc(6 * 1024 * 1024, " ")]);
    const send = (name: string) =>
      anyFiles.setInputFiles({ name, mimeType: "application/pdf", buffer: scan });
    const underWay = files.getByRole("list", { name: "Being sent" });

    await slow(400_000);
    await send("Scan.pdf");
    // Uploading, neither at the beginning nor at the end.
    await expect(underWay.getByText(/^[1-9][0-9]?%$/)).toBeVisible();
    // A browser retries once by itself when the connection had worked before.
    await expect(async () => {
      deployment.breakOff();
      await expect(files.getByRole("alert")).toHaveText("The upload broke off.", { timeout: 1_000 });
    }).toPass();
    await expectNoSidewaysScroll(page);
    await slow(-1);
    await expectAccessible(page);
    await files.getByRole("button", { name: "Send again: Scan.pdf" }).click();
    const stored = files.getByRole("button", { name: "Scan.pdf", exact: true });
    await expect(stored).toBeVisible();
    await expect(underWay).toBeHidden();

    await slow(400_000);
    await send("Stopped.pdf");
    await expect(underWay.getByText(/^[1-9][0-9]?%$/)).toBeVisible();
    await files.getByRole("button", { name: "Cancel Stopped.pdf" }).click();
    await expect(underWay).toBeHidden();
    await slow(-1);
    await page.reload();
    await expect(stored).toBeVisible();
    await expect(files.getByText("Stopped.pdf")).toBeHidden();
    await expect(files.getByText(/^1 file, /)).toBeVisible();

    await slow(400_000);
    await send("Left alone.pdf");
    await expect(underWay.getByText(/^[1-9][0-9]?%$/)).toBeVisible();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "Portfolio", exact: true }).click();
    await expect(page.getByText(/^1 file is still uploading\./)).toBeVisible();
    await slow(-1);
    await expect(page.getByText("Left alone.pdf has arrived.")).toBeVisible();
    await page.goBack();
    await expect(files.getByRole("button", { name: "Left alone.pdf", exact: true })).toBeVisible();
    await deployment.stop();
  });
});

test("[DOC-01] what is too large is said before it is sent, and a full plan leads to one with room", async ({
  page,
  product,
}) => {
  // 200 MiB are uploaded and counted.
  await signUpNewcomer(page);
  const { propertyId } = await leased(page);
  await page.goto(`/properties/${propertyId}?tab=files`);
  const files = page.getByRole("region", { name: "Files" });
  const anyFiles = files.locator('input[data-files="any"]');
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/documents/")) sent.push(request.url());
  });
  const large = Buffer.alloc(25 * 1024 * 1024 + 1, "%");
  await anyFiles.setInputFiles({ name: "Full_scan.pdf", mimeType: "application/pdf", buffer: large });
  await expect(files.getByRole("alert")).toHaveText("25.1 MB is over the limit of 25 MB.");
  expect(sent).toEqual([]);
  await files.getByRole("button", { name: "Remove Full_scan.pdf from the list" }).click();

  // Eight files of 25 MiB fill the 200 MiB of Free.
  await page.evaluate(() =>
    fetch("/api/v1/subscription", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ plan: "free" }),
    }),
  );
  const whole = Buffer.concat([contractPdf, Buffer.alloc(25 * 1024 * 1024 - contractPdf.length, " ")]);
  await anyFiles.setInputFiles({ name: "Scan 0.pdf", mimeType: "application/pdf", buffer: whole });
  await expect(files.getByRole("button", { name: "Scan 0.pdf", exact: true })).toBeVisible();
  // The others by the same request, but not through the browser's driver.
  for (let at = 1; at < 8; at += 1) {
    const sentBeside = await page.request.post(`/api/documents/property/${propertyId}`, {
      headers: {
        origin: product.url,
        "content-type": "application/octet-stream",
        "x-file-name": encodeURIComponent(`Scan ${at}.pdf`),
        "idempotency-key": crypto.randomUUID(),
      },
      data: whole,
    });
    expect(sentBeside.status()).toBe(201);
  }
  await page.reload();
  await expect(files.getByText("200 MB of 200 MB used in your account")).toBeVisible();
  await anyFiles.setInputFiles({ name: "One.pdf", mimeType: "application/pdf", buffer: contractPdf });
  await expect(files.getByRole("alert")).toHaveText(
    "Your plan has no room for this file: 200 MB of 200 MB used.",
  );
  await files.getByRole("button", { name: "See plans" }).click();
  const panel = page.getByRole("dialog", { name: "Your plan has no room for this file" });
  await expect(panel.getByText(/Your plan keeps 200 MB of files/).first()).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("button", { name: /^Switch to / }).click();
  // The file that had no room is uploaded automatically.
  await expect(files.getByRole("button", { name: "One.pdf", exact: true })).toBeVisible();
});
