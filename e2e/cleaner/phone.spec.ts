// Features: turnovers
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { addCleaner, addTurnoverOfToday, cleanersPhone, choosePhoto } from "../support/records/cleaning.ts";
import { expect, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";

const spoken = {
  es: {
    saved: "Guardado",
    access: "Ver cómo entrar",
    line: "Vaciar la nevera",
    start: "Empezar",
    done: "Marcar como terminado",
    anyway: "Terminado de todos modos",
    kept: (count: number) => `${count} anotaciones`,
    photo: "Añadir una foto",
    problem: "Avisar de un problema",
    missing: "Falta algo",
    send: "Enviar",
    empty: "Diga en pocas palabras qué ha encontrado.",
    words: "¿Qué ha encontrado?",
    towels: "Faltan dos toallas",
  },
  de: {
    saved: "Gespeichert",
    access: "Zugang anzeigen",
    line: "Kühlschrank leeren",
    start: "Beginnen",
    done: "Als erledigt markieren",
    anyway: "Trotzdem erledigt",
    kept: (count: number) => `${count} Einträge`,
    photo: "Foto hinzufügen",
    problem: "Problem melden",
    missing: "Etwas fehlt",
    send: "Senden",
    empty: "Bitte sagen Sie in wenigen Worten, was Sie gefunden haben.",
    words: "Was haben Sie gefunden?",
    towels: "Zwei Handtücher fehlen",
  },
} as const;

// The connection is cut on purpose.
test.use({ brokenOnPurpose: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

for (const language of ["es", "de"] as const)
  test(`[CLEAN-04] a cleaner without a signal loses nothing, and nothing is done twice (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUpNewcomer(page);
    const words = spoken[language];
    const { link, ...of } = await addCleaner(page, language);
    const turnover = await addTurnoverOfToday(page, of);
    const phone = await cleanersPhone(browser, baseURL);
    const first = await phone.newPage();
    await first.goto(link);
    await expect(first.getByRole("status")).toContainText(words.saved);
    await expectAccessible(first);
    await expect.poll(() => first.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await expect.poll(() => first.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await expect(first.getByText("Código 4711")).toBeHidden();
    await first.getByText(words.access).tap();
    await expect(first.getByText("Código 4711")).toBeVisible();

    await phone.setOffline(true);
    await first.locator("input").and(first.getByLabel(words.line)).tap();
    await first.getByRole("button", { name: words.start }).tap();
    await first.getByRole("button", { name: words.done }).tap();
    await first.getByRole("button", { name: words.anyway }).tap();
    await expect(first.getByRole("status")).toContainText(words.kept(3));
    await choosePhoto(first, () => first.getByRole("button", { name: words.photo, exact: true }).tap());
    await expect(first.getByRole("status")).toContainText(words.kept(4));
    await first.getByRole("button", { name: words.problem }).tap();
    const dialog = first.getByRole("dialog", { name: words.problem });
    await dialog.getByLabel(words.missing).tap();
    await dialog.getByRole("button", { name: words.send }).tap();
    await expect(dialog.getByRole("alert")).toHaveText(words.empty);
    await expectAccessible(first);
    await dialog.getByLabel(words.words).fill(words.towels);
    await choosePhoto(first, () => dialog.getByLabel(words.photo).tap());
    await dialog.getByRole("button", { name: words.send }).tap();
    await expect(first.getByRole("status")).toContainText(words.kept(6));
    await first.close();

    const again = await phone.newPage();
    await again.goto(`/${language}/job`);
    await expect(again.getByRole("status")).toContainText(words.kept(6));
    await expect(again.locator("input").and(again.getByLabel(words.line))).toBeChecked();
    // The first answer is lost on its way back: the server has the data, but the phone does not know.
    let sent = 0;
    let photos = 0;
    await again.route("**/api/job/photos/**", async (route) => {
      photos += 1;
      if (photos > 1) return route.continue();
      await route.fetch();
      await route.abort("failed");
    });
    await again.route("**/api/job/operations", async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      await route.abort("failed");
    });
    const lost = again.waitForEvent("requestfailed");
    await phone.setOffline(false);
    await lost;
    await expect(again.getByRole("status")).toContainText(words.kept(6));
    await again.evaluate(() => dispatchEvent(new Event("online")));
    await expect(again.getByRole("status")).toContainText(words.kept(2));
    expect(sent).toBe(2);
    await again.evaluate(() => dispatchEvent(new Event("online")));
    await expect(again.getByRole("status")).toContainText(words.saved);
    expect(photos).toBe(3);
    await expect(again.getByRole("button", { name: `${words.photo} (1)`, exact: true })).toBeVisible();
    const stored = await page.evaluate(async (id) => {
      const read = async (path: string) => (await fetch(`/api/v1/${path}`)).json();
      const list = await read(`turnovers/${id}/checklist`);
      const files = async (on: string, onId: string) => (await read(`documents?on=${on}&onId=${onId}`)).total;
      return {
        turnover: await read(`turnovers/${id}`),
        list,
        files: [await files("turnover", id), await files("task", list.problems[0].taskId)],
      };
    }, turnover.id);
    expect(stored.list.problems).toMatchObject([{ problem: "missing", description: words.towels }]);
    expect(stored.files).toEqual([1, 1]);
    expect(stored.turnover).toMatchObject({ status: "done", doneBy: "cleaner" });
    expect(stored.turnover.startedAt).not.toBeNull();
    expect(stored.list.ticked).toEqual(["fridge"]);
  });
