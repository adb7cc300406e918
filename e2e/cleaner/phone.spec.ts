/// <reference lib="dom" />
import { expectAccessible } from "../support/axe.ts";
import { expect, test, type Page } from "../support/journey.ts";
import { signUp } from "../support/people.ts";
import { addProperty, post } from "../support/records.ts";

const ZONE = "Europe/Berlin";
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type MadeJob = { readonly id: string; readonly version: number };

// The signal is cut on purpose.
test.use({ brokenOnPurpose: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

test("[CLEAN-03] a cleaner without a signal loses nothing, and nothing is done twice", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { job, link } = await jobOfRosa(page);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    timezoneId: ZONE,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const first = await phone.newPage();
  await first.goto(link);
  await expect(first.getByRole("status")).toContainText("Guardado");
  await expectAccessible(first);
  await expect.poll(() => first.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await expect.poll(() => first.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await expect(first.getByText("Código 4711")).toBeHidden();
  await first.getByText("Ver cómo entrar").tap();
  await expect(first.getByText("Código 4711")).toBeVisible();

  await phone.setOffline(true);
  await first.getByLabel("Vaciar la nevera").tap();
  await first.getByRole("button", { name: "Empezar" }).tap();
  await first.getByRole("button", { name: "Marcar como terminado" }).tap();
  await expect(first.getByRole("status")).toContainText("3 anotaciones");
  await takePhoto(first, () => first.getByRole("button", { name: "Añadir una foto" }).tap());
  await expect(first.getByRole("status")).toContainText("4 anotaciones");
  await first.getByRole("button", { name: "Avisar de un problema" }).tap();
  const dialog = first.getByRole("dialog", { name: "Avisar de un problema" });
  await dialog.getByLabel("Falta algo").tap();
  await dialog.getByRole("button", { name: "Enviar" }).tap();
  await expect(dialog.getByRole("alert")).toHaveText("Diga en pocas palabras qué ha encontrado.");
  await expectAccessible(first);
  await dialog.getByLabel("¿Qué ha encontrado?").fill("Faltan dos toallas");
  await takePhoto(first, () => dialog.getByLabel("Añadir una foto").tap());
  await dialog.getByRole("button", { name: "Enviar" }).tap();
  await expect(first.getByRole("status")).toContainText("6 anotaciones");
  await first.close();

  const again = await phone.newPage();
  await again.goto("/es/job");
  await expect(again.getByRole("status")).toContainText("6 anotaciones");
  await expect(again.getByLabel("Vaciar la nevera")).toBeChecked();
  // The first answer is lost on its way back: the server has it, the phone does not know.
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
  await expect(again.getByRole("status")).toContainText("6 anotaciones");
  await again.evaluate(() => dispatchEvent(new Event("online")));
  await expect(again.getByRole("status")).toContainText("2 anotaciones");
  expect(sent).toBe(2);
  await again.evaluate(() => dispatchEvent(new Event("online")));
  await expect(again.getByRole("status")).toContainText("Guardado");
  expect(photos).toBe(3);
  await expect(again.getByRole("button", { name: "Añadir una foto (1)" })).toBeVisible();
  const stored = await page.evaluate(async (id) => {
    const read = async (path: string) => (await fetch(`/api/v1/${path}`)).json();
    const list = await read(`turnovers/${id}/checklist`);
    const files = async (on: string, onId: string) => (await read(`documents?on=${on}&onId=${onId}`)).total;
    return {
      job: await read(`turnovers/${id}`),
      list,
      files: [await files("turnover_job", id), await files("task", list.problems[0].taskId)],
    };
  }, job.id);
  expect(stored.list.problems).toMatchObject([{ problem: "missing", description: "Faltan dos toallas" }]);
  expect(stored.files).toEqual([1, 1]);
  expect(stored.job).toMatchObject({ status: "done", doneBy: "cleaner" });
  expect(stored.job.startedAt).not.toBeNull();
  expect(stored.list.ticked).toEqual(["fridge"]);
});

/** As the camera of a phone answers: a picture of one pixel. */
async function takePhoto(page: Page, press: () => Promise<void>): Promise<void> {
  const asked = page.waitForEvent("filechooser");
  await press();
  const buffer = Buffer.from(PIXEL, "base64");
  await (await asked).setFiles({ name: "foto.png", mimeType: "image/png", buffer });
}

/** A job of today that Rosa does, and the link she was sent. */
async function jobOfRosa(page: Page): Promise<{ readonly job: MadeJob; readonly link: string }> {
  const { id: propertyId } = await addProperty(page, "Casa Azul", { rentalMode: "daily", timezone: ZONE });
  const { id: cleanerId } = await post<{ id: string }>(page, "cleaners", {
    name: "Rosa",
    language: "es",
    currency: "EUR",
  });
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(new Date());
  const job = await post<MadeJob>(page, "turnovers", { propertyId, startsAt: `${today}T11:00` });
  const { link } = await post<{ link: { url: string } }>(page, `cleaners/${cleanerId}/link`, {});
  await put(page, `turnovers/${job.id}`, {
    version: job.version,
    cleanerId,
    note: "Bitte das Babybett aufbauen.",
  });
  await put(page, `properties/${propertyId}/access`, { version: 1, note: "Código 4711" });
  return { job, link: link.url };
}

async function put(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, sent]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api/v1/${to}`, { method: "PUT", headers, body: sent })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}
