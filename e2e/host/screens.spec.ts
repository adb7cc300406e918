/// <reference lib="dom" />
import { violationsOf } from "../support/axe.ts";
import { dayThere } from "../support/cleaning.ts";
import { today } from "../support/clock.ts";
import { expect, type Page, phone, sidewaysScrollOf, test } from "../support/journey.ts";
import { signUp } from "../support/people.ts";
import { checkIn, resized } from "../support/screen-check.ts";
import { keepAll, visit } from "../support/visit.ts";
import { asked } from "../support/wire.ts";

test.describe.configure({ mode: "parallel" });
test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

const spoken = {
  de: {
    sample: "Beispielportfolio ansehen",
    lines: "Zeilen des Auszugs",
    read: "Lesen",
    actions: /^Aktionen für/,
    checklist: "Checkliste, Fotos, Probleme",
    nightAt: 1280,
    pay: (amount: string) => amount.replace(".", ","),
  },
  fr: {
    sample: "Explorer le portefeuille d’exemple",
    lines: "Lignes du relevé",
    read: "Lire",
    actions: /^Actions pour/,
    checklist: "Liste, photos, problèmes",
    nightAt: phone.width,
    pay: (amount: string) => amount.replace(".", ","),
  },
} as const;

const screens = [
  "calendar",
  "calendar?view=tape",
  "calendar?view=agenda",
  "calendar?view=month",
  "calendar?view=list",
  "calendar?days=91",
  "calendar/several",
  "tasks?view=cleaning",
  "tasks/payouts",
  "settings#people",
  "settings#privacy",
];

for (const language of ["de", "fr"] as const) {
  const words = spoken[language];
  test(`every screen of a host stands right, by day and by night: ${language}`, async ({ page, browser }) => {
    test.setTimeout(240_000);
    const stands = checkIn(page, language, [phone.width, 1280]);
    const check = async (screen: string) => {
      await stands(screen);
      await byDayAndNight(page, screen, words.nightAt);
    };
    await signUp(page, { language });
    await visit(page, "/properties");
    await page.getByRole("button", { name: words.sample }).click();
    await expect(page.locator(".ks-notice-line[data-about='sample']")).toBeVisible();
    await keepAll(page);
    for (const screen of screens) {
      await visit(page, `/${screen}`);
      await check(screen);
    }
    const [booking] = (await asked<{ items: readonly Stay[] }>(page, "GET", "bookings?money=unpaid&limit=1"))
      .items;
    if (booking === undefined) throw new Error("The sample has no booking that is owed.");
    for (const drawer of ["new=1", `edit=${booking.id}`, `pay=${booking.id}`, `guests=${booking.id}`]) {
      await visit(page, `/calendar?${drawer}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await check(`calendar, ${drawer.split("=")[0]}`);
    }

    await visit(page, "/tasks?view=cleaning");
    await page.getByRole("button", { name: words.actions }).first().click();
    await page.getByRole("menuitem", { name: words.checklist }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check("turnover, its checklist");

    await visit(page, "/income/statement");
    const day = today();
    const line = [day, booking.guestName, booking.property.name, words.pay(booking.money.outstanding)].join(
      ";",
    );
    await page.getByLabel(words.lines).fill(`Datum;Name;Zweck;Betrag\n${line}\n${day};Bank;Zinsen;0,12`);
    await page.getByRole("button", { name: words.read }).click();
    await expect(page.getByText(booking.guestName).first()).toBeVisible();
    await check("statement with a booking");

    // What a cleaner has open on a phone.
    const rosa = { name: "Rosa", language, currency: "EUR" };
    const cleaner = await asked<{ id: string }>(page, "POST", "cleaners", rosa);
    const { link } = await asked<{ link: { url: string } }>(page, "POST", `cleaners/${cleaner.id}/link`, {});
    const days = { from: dayThere(), to: dayThere(7) };
    const { items: jobs } = await asked<{ items: readonly Job[] }>(
      page,
      "GET",
      `turnovers?${new URLSearchParams(days).toString()}`,
    );
    for (const { id, version } of jobs)
      await asked(page, "PUT", `turnovers/${id}`, {
        version,
        cleanerId: cleaner.id,
        note: "Bitte das Babybett aufbauen.",
        confirm: ["CLEANER_DOUBLE_BOOKED"],
      });
    const context = await browser.newContext({ viewport: phone, reducedMotion: "reduce" });
    const theirs = await context.newPage();
    await theirs.goto(link.url);
    await theirs.waitForURL(`**/${language}/job`);
    await expect(theirs.getByRole("article").first()).toBeVisible();
    for (const list of await theirs.locator("main details").all())
      await list.evaluate((one) => one.setAttribute("open", ""));
    await byDayAndNight(theirs, "job view", words.nightAt);
    await context.close();
  });
}

type Job = { readonly id: string; readonly version: number };
type Stay = {
  readonly id: string;
  readonly guestName: string;
  readonly property: { readonly name: string };
  readonly money: { readonly outstanding: string };
};

/** By day on a phone and by night at a desk, or the other way round: the two languages have all four looks between them. */
async function byDayAndNight(page: Page, screen: string, nightAt: number): Promise<void> {
  for (const width of [phone.width, 1280]) {
    const colorScheme = width === nightAt ? "dark" : "light";
    await page.emulateMedia({ colorScheme });
    await resized(page, width);
    const look = `${screen}, ${colorScheme} at ${width}`;
    expect.soft(await violationsOf(page), look).toEqual([]);
    expect.soft(await sidewaysScrollOf(page), `${look}: sideways scroll`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
