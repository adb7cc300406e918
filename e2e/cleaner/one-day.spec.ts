// Features: turnovers
/// <reference lib="dom" />
import { chromium } from "@playwright/test";

import { expectAccessible } from "../support/checks/axe.ts";
import { browserLaunch } from "../support/product/browser.ts";
import {
  addCleaner,
  addTurnoverOfToday,
  cleanersPhone,
  dayThere,
  type AddedRecord,
  put,
  choosePhoto,
} from "../support/records/cleaning.ts";
import { handsOf } from "../support/hands.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, productUrl, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { post } from "../support/records/records.ts";
import { within } from "../support/task-budgets.ts";

test.use({ viewport: phone });

const desk = { width: 1280, height: 800 };
const AT_HOME = "192.168.178.20";

for (const way of ["phone", "mouse", "keyboard"] as const)
  test(
    `[CLEAN-04] task 14 and 15: a cleaner ticks, reports a lamp, is done in Spanish; the host sees both in German, by ${way}`,
    { tag: way === "phone" ? "@gate" : [] },
    async ({ page, browser, baseURL }) => {
      if (way !== "phone") await page.setViewportSize(desk);
      await signUpNewcomer(page, { language: "de" });
      const { link, ...of } = await addCleaner(page, "es");
      await addTurnoverOfToday(page, of);
      const context = await cleanersPhone(browser, baseURL);
      const cleaner = await context.newPage();
      if (way !== "phone") await cleaner.setViewportSize(desk);
      const hands = handsOf(cleaner, way);
      hands.count();
      await cleaner.goto(link);
      await expect(cleaner.getByRole("heading", { name: "Hola, Rosa" })).toBeVisible();
      await expectNoSidewaysScroll(cleaner);
      const list = cleaner.getByRole("checkbox");
      for (const at of [0, 1, 2]) await hands.press(list.nth(at));
      await choosePhoto(cleaner, () =>
        hands.press(cleaner.getByRole("button", { name: "Fotografiar un problema" })),
      );
      const report = cleaner.getByRole("dialog", { name: "Avisar de un problema" });
      await hands.fill(report.getByLabel("¿Qué ha encontrado?"), "La lámpara del salón está rota");
      await hands.press(report.getByRole("button", { name: "Enviar" }));
      await hands.press(cleaner.getByRole("button", { name: "Marcar como terminado" }));
      await expect(cleaner.getByRole("alert").filter({ hasText: "21 puntos sin marcar" })).toBeVisible();
      await expectWholeAccessible(cleaner);
      await hands.press(cleaner.getByRole("button", { name: "Terminado de todos modos" }));
      await expect(cleaner.getByRole("button", { name: "Deshacer" })).toBeVisible();
      await expect(cleaner.getByText(/^Se avisó a su anfitrión a las \d\d:\d\d/)).toBeVisible();
      within(14, way, hands);

      await page.goto("/portfolio");
      const host = handsOf(page, way);
      await host.press(page.getByRole("button", { name: /^Hinweise/ }));
      await expect(page.getByText("Reinigung erledigt: Casa Azul")).toBeVisible();
      await host.press(page.getByRole("link", { name: /^Öffnen: Schaden: La lámpara del salón/ }));
      await expect(page.getByRole("dialog").getByLabel("Aufgabe", { exact: true })).toHaveValue(
        "La lámpara del salón está rota",
      );
      within(15, way, host);
    },
  );

/**
 * Checks in a window as tall as the page: in a scrolled one a bar may cover part of a button, which is then too small.
 */
async function expectWholeAccessible(page: Page): Promise<void> {
  const window = page.viewportSize() ?? phone;
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.setViewportSize({ ...window, height });
  await expectAccessible(page);
  await page.setViewportSize(window);
}

test("[CLEAN-04] a slip is taken back, a day leads to its jobs, and a line has its photo, which the host sees (fr)", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpNewcomer(page);
  const { link, ...of } = await addCleaner(page, "fr");
  const { propertyId, cleanerId } = of;
  await addTurnoverOfToday(page, of);
  const { id, version } = await post<AddedRecord>(page, "turnovers", {
    propertyId,
    startsAt: `${dayThere(3)}T11:00`,
  });
  await put(page, `turnovers/${id}`, { version, cleanerId });
  const context = await cleanersPhone(browser, baseURL);
  const cleaner = await context.newPage();
  await cleaner.goto(link);
  const today = cleaner.getByRole("article", { name: /^Casa Azul/ }).first();
  const begin = today.getByRole("button", { name: "Commencer" });
  await begin.tap();
  await expect(today).toContainText("En cours");
  await today.getByRole("button", { name: "Annuler" }).tap();
  await expect(begin).toBeVisible();
  await expect(today).toContainText("À confirmer");
  await today.getByRole("button", { name: "Cela me convient" }).tap();
  await expect(today).toContainText("Confirmée");
  await today.getByRole("button", { name: "Annuler" }).tap();
  await expect(today).toContainText("À confirmer");

  const line = "Vider le réfrigérateur, essuyer les étagères";
  const sent = cleaner.waitForResponse((one) => one.url().includes("/api/job/photos/") && one.ok());
  await choosePhoto(cleaner, () => today.getByRole("button", { name: `Ajouter une photo: ${line}` }).tap());
  await sent;
  await expect(today.getByRole("button", { name: `Ajouter une photo (1): ${line}` })).toBeVisible();
  await expect(cleaner.getByRole("status")).toContainText("Enregistré");
  const days = cleaner.getByRole("navigation", { name: "Jours" });
  await expect(days.getByRole("link", { name: /1 mission$/ })).toHaveCount(2);
  await expectNoSidewaysScroll(cleaner);
  await expectWholeAccessible(cleaner);
  const later = cleaner.getByRole("article", { name: /^Casa Azul/ }).last();
  await expect(later).not.toBeInViewport();
  await days.getByRole("link").last().tap();
  await expect(later).toBeInViewport();

  await page.goto("/tasks?view=cleaning");
  await page.getByRole("button", { name: "Actions for Casa Azul" }).first().click();
  await page.getByRole("menuitem", { name: "Checklist, photos, problems" }).click();
  const photo = page.getByRole("dialog").getByRole("img", { name: /^Photo 1: Empty the fridge/ });
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
});

test("a button pressed while an answer arrives keeps its press (fr)", async ({ page, browser, baseURL }) => {
  await signUpNewcomer(page);
  const { link, ...of } = await addCleaner(page, "fr");
  await addTurnoverOfToday(page, of);
  const context = await cleanersPhone(browser, baseURL);
  const cleaner = await context.newPage();
  await cleaner.goto(link);
  const { promise: isPressed, resolve: press } = Promise.withResolvers<null>();
  await cleaner.route("**/api/job/operations", async (route) => {
    await isPressed;
    await route.continue();
  });
  await cleaner.getByRole("checkbox").first().click();
  await cleaner.getByRole("button", { name: "Commencer" }).hover();
  await cleaner.mouse.down();
  press(null);
  await cleaner.waitForFunction(() => {
    const kept: { queue: unknown[] } = JSON.parse(localStorage.getItem("keystead-job") ?? "");
    return kept.queue.length === 0;
  });
  await cleaner.mouse.up();
  await expect(cleaner.getByRole("article", { name: /^Casa Azul/ })).toContainText("En cours");
});

test("over plain http there is no worker: the page says to stay open, and sends what it kept when the signal is back", async ({
  page,
}) => {
  await signUpNewcomer(page);
  const { link, ...of } = await addCleaner(page, "fr");
  await addTurnoverOfToday(page, of);
  // As on a home network: an insecure address, for which browsers allow no service worker.
  const { launchOptions } = await browserLaunch();
  const rules = `--host-resolver-rules=MAP ${AT_HOME} 127.0.0.1`;
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
  try {
    const context = await cleanersPhone(browser, undefined);
    const cleaner = await context.newPage();
    const home = new URL(productUrl());
    await cleaner.goto(link.replace(home.host, `${AT_HOME}:${home.port}`));
    // First the link is removed from the address, by way of another page.
    const status = cleaner.getByRole("status");
    await expect(status).toContainText("garder cette page ouverte");
    expect(await cleaner.evaluate(() => isSecureContext)).toBe(false);
    await cleaner.route("**/api/job/operations", (route) => route.abort("internetdisconnected"));
    await cleaner.getByRole("checkbox").first().tap();
    await expect(status).toContainText("Pas de réseau");
    await expect(status).toContainText("garder cette page ouverte");
    await cleaner.unroute("**/api/job/operations");
    await cleaner.evaluate(() => dispatchEvent(new Event("online")));
    await expect(status).toContainText("Enregistré");
    await cleaner.reload();
    await expect(cleaner.getByRole("checkbox").first()).toBeChecked();
  } finally {
    await browser.close();
  }
});
