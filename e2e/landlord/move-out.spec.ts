// Features: leases, letters, documents, handovers
import { expectAccessible } from "../support/checks/axe.ts";
import { thisYear } from "../support/clock.ts";
import { handsOf } from "../support/hands.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { contractPdf } from "../support/records/contract-pdf.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, addTenant, postLease, post } from "../support/records/records.ts";

/** The limit of actions for a move-out with two deductions, from the lease's page to the letter. */
const BUDGET = 12;

/** A flat let for 950.00 a month, with a deposit of 1,900.00. */
async function letFlat(page: Page): Promise<string> {
  const { id: propertyId } = await addProperty(page, "Lindenhof");
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  const { id } = await postLease(page, {
    tenantId,
    propertyId,
    startsOn: `${thisYear() - 1}-01-01`,
    monthlyRent: "950.00",
    deposit: "1900.00",
  });
  await post(page, `leases/${id}/deposit-movements`, { kind: "received", amount: "1900.00" });
  return id;
}

const stepOf = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

for (const way of ["mouse", "keyboard", "phone"] as const)
  test.describe(`by ${way}`, () => {
    test.use(way === "phone" ? { viewport: phone } : { viewport: { width: 1280, height: 800 } });

    test("a tenant moves out: last day, readings, two deductions, the rest paid back, the letter", async ({
      page,
    }) => {
      await signUpNewcomer(page);
      const id = await letFlat(page);
      await page.goto(`/leases/${id}`);
      const begin = page.getByRole("link", { name: "Move-out" });
      await expect(begin).toBeVisible();
      const hands = handsOf(page, way);
      await hands.press(begin);
      await expect(page.getByRole("heading", { level: 1, name: "Move-out" })).toBeVisible();

      const lastDay = stepOf(page, /Last day/);
      const before = lastDay.getByRole("region", { name: "What the end comes to" });
      await expect(before).toContainText("Last month, 1 Nov – 18 Nov");
      await expect(before).toContainText("€570.00");
      await hands.press(lastDay.getByRole("button", { name: "End lease" }));
      const after = lastDay.getByRole("region", { name: "What the last month asks for" });
      await expect(after).toContainText("€570.00");

      const readings = stepOf(page, /Meter readings/);
      await hands.fill(readings.getByLabel(/^Meter readings/), "Water 1234, power 567");
      await expect(readings.getByText("Saved as you type.")).toBeVisible();

      const deductions = stepOf(page, /Deductions/);
      for (const [amount, reason] of [
        ["240", "Scratched floor"],
        ["60", "Lost key"],
      ] as const) {
        await hands.fill(deductions.getByLabel("Amount in EUR"), amount);
        await hands.fill(deductions.getByLabel("Reason"), reason);
        await hands.press(deductions.getByRole("button", { name: "Keep this amount" }));
        await expect(deductions.getByRole("listitem").filter({ hasText: reason })).toBeVisible();
      }

      const statement = stepOf(page, "Deposit statement");
      await hands.press(statement.getByRole("button", { name: "Pay back €1,600.00" }));
      await expect(statement.getByText("Done")).toBeVisible();
      await hands.press(statement.getByRole("button", { name: "Letter to the tenant" }));
      const letter = page.getByRole("dialog");
      await expect(letter.getByText("Scratched floor").first()).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        hands.press(letter.getByRole("button", { name: "Download" })),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      const { actions } = hands.done();
      process.stdout.write(`move-out by ${way}: ${actions} actions of ${BUDGET}\n`);
      expect(actions).toBeLessThanOrEqual(BUDGET);
    });
  });

for (const size of [{ width: 1280, height: 800 }, phone])
  test(`what was begun of a move-out stands there on coming back, and each booking is taken back beside its step, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signUpNewcomer(page);
    const id = await letFlat(page);
    await page.goto(`/leases/${id}/move-out`);
    const deductions = stepOf(page, /Deductions/);
    await deductions.getByLabel("Amount in EUR").fill("240");
    await deductions.getByLabel("Reason").fill("Scratched floor");
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      deductions.getByRole("button", { name: "Add receipt" }).click(),
    ]);
    await chooser.setFiles({ name: "Floor.pdf", mimeType: "application/pdf", buffer: contractPdf });
    await expect(deductions.getByRole("button", { name: "Without Floor.pdf" })).toBeVisible();
    // It is a file of the lease like any other, of the kind receipt.
    await expect(page.getByRole("region", { name: "Files" }).getByText(/^Receipt · /)).toBeAttached();
    await stepOf(page, /Meter readings/)
      .getByLabel(/^Meter readings/)
      .fill("Gas 4711");
    // By its label: on a phone the label covers the checkbox, so that a finger hits it.
    await stepOf(page, "Keys").getByText("All keys are back").click();
    await page.getByRole("link", { name: "Open the lease" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Katrin Oelmann" })).toBeVisible();

    await page.goto(`/leases/${id}/move-out`);
    await expect(stepOf(page, /Meter readings/).getByLabel(/^Meter readings/)).toHaveValue("Gas 4711");
    await expect(stepOf(page, "Keys").getByLabel("All keys are back")).toBeChecked();
    await expect(deductions.getByLabel("Reason")).toHaveValue("Scratched floor");
    await expect(deductions.getByRole("button", { name: "Without Floor.pdf" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await deductions.getByRole("button", { name: "Keep this amount" }).click();
    await expect(deductions.getByRole("link", { name: "Floor.pdf" })).toBeVisible();
    await deductions.getByRole("button", { name: "Undo: Scratched floor" }).click();
    await expect(deductions.getByRole("listitem")).toHaveCount(0);

    const lastDay = stepOf(page, /Last day/);
    await lastDay.getByRole("button", { name: "End lease" }).click();
    await expect(lastDay.getByText("Done")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await lastDay.getByRole("button", { name: "Undo: End lease" }).click();
    await expect(lastDay.getByText("Open")).toBeVisible();
  });
