// Features: reminders
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expectFitsBothWidths } from "../support/checks/both-widths.ts";
import { journeyNow } from "../support/clock.ts";
import { expect, type Page, test } from "../support/journey.ts";
import { linkOf, signUpNewcomer } from "../support/records/people.ts";
import { startTestProduct } from "../support/product/product.ts";
import { postLease, addProperty, post } from "../support/records/records.ts";
import { onPostgres } from "../support/product/run-postgres.ts";

// One process ends and another begins while the page is open.
test.use({ brokenOnPurpose: /ERR_CONNECTION_REFUSED/ });

const TENANT = "ada@example.com";
/** The last inhabited time zone in which a day begins. */
const WEST = "Pacific/Pago_Pago";

/**
 * A time zone where it is already past eight on the morning that comes next in `WEST`. A reminder setting applies from
 * the next morning on, and the test cannot wait for it.
 */
function whereTheNextMorningIs(at: Date): string {
  const hour = at.getUTCHours();
  return hour >= 10 && hour < 18 ? "Africa/Abidjan" : "Pacific/Kiritimati";
}

function dayIn(timeZone: string, ahead: number): string {
  const at = new Date(journeyNow().getTime() + ahead * 24 * 60 * 60_000);
  return new Intl.DateTimeFormat("sv", { timeZone }).format(at);
}

/** A house in Germany with a lease whose first rent is due in two days. */
async function leaseOf(
  page: Page,
  startsOn: string,
): Promise<{ readonly id: string; readonly house: string }> {
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14", { country: "DE", timezone: WEST });
  const { id: tenantId } = await post<{ readonly id: string }>(page, "tenants", {
    propertyId,
    name: "Ada Adler",
    email: TENANT,
  });
  const { id } = await postLease(page, { propertyId, tenantId, startsOn });
  return { id, house: propertyId };
}

test("a landlord reads the mail before it is switched on, the tenant gets it and unsubscribes", async ({
  page,
}) => {
  // The product is started twice on one data folder.
  const morning = whereTheNextMorningIs(journeyNow());
  const dataDir = mkdtempSync(join(tmpdir(), "keystead-journey-"));
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: "1", ...(await onPostgres()) };
  const first = await startTestProduct(settings);
  try {
    const email = await signUpNewcomer(page, { at: first.url });
    const { id, house } = await leaseOf(page, dayIn(morning, 2));
    const menu = page.getByRole("button", { name: "Actions for Ada Adler" });
    const drawer = page.getByRole("dialog", { name: "Remind the tenant" });
    const openDrawer = async () => {
      await page.goto(`${first.url}/leases/${id}`);
      await menu.click();
      await page.getByRole("menuitem", { name: "Remind the tenant" }).click();
      await expect(drawer.getByText("No reminders are sent.")).toBeVisible();
    };
    await openDrawer();
    await drawer.getByLabel("Before rent is due").selectOption({ label: "3 days before" });
    await expect(drawer.getByText("Guten Tag Ada Adler,")).toBeVisible();
    await expectFitsBothWidths(page);
    await drawer.getByRole("button", { name: "Remind the tenant" }).click();
    await expect(drawer.getByText(/Confirm your own email address first/)).toBeVisible();

    const verification = await first.mails.waitForMail(email);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.goto(linkOf(verification, "verify"));
    await page.getByRole("button", { name: "Confirm address" }).click();
    await expect(page.getByText("Address confirmed.").filter({ visible: true })).toBeVisible();
    await openDrawer();
    await drawer.getByLabel("Before rent is due").selectOption({ label: "3 days before" });
    await drawer.getByRole("button", { name: "Remind the tenant" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText("3 days before the due date")).toBeVisible();

    await page.evaluate(
      async ([of, timezone]) => {
        const address = `/api/v1/properties/${of}`;
        const { version }: { readonly version: number } = await (await fetch(address)).json();
        await fetch(address, {
          method: "PUT",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ version, timezone }),
        });
      },
      [house, morning] as const,
    );
    await first.stop();
    const second = await startTestProduct(settings);
    try {
      const mail = await second.mails.waitForMail(TENANT);
      expect(mail.subject).toContain("Ihre Miete für Lindenstraße 14 ist am");
      expect(mail.headers["reply-to"]).toContain(email);
      expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
      const link = /https?:\/\/\S+\/de\/u\/\S+/.exec(mail.text)?.[0] ?? "";
      await page.goto(link);
      await expect(
        page.getByRole("heading", { level: 1, name: "Erinnerungen an Ihre Miete beenden?" }),
      ).toBeVisible();
      await expectFitsBothWidths(page);
      await page.getByRole("button", { name: "Erinnerungen beenden" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "Diese Erinnerungen sind beendet" }),
      ).toBeVisible();
      await page.goto(`${second.url}/leases/${id}`);
      await expect(page.getByText("Ada Adler has opted out of reminders")).toBeVisible();
      await expect(page.getByText(/^Last sent on/)).toBeVisible();
    } finally {
      await second.stop();
    }
  } finally {
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
