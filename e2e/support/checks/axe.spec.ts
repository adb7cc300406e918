// Features: shell
import { violationsOf } from "./axe.ts";
import { expect, test } from "../journey.ts";

const faults = `<main><h1>Faults</h1><button></button><p style="color:#bbb;background:#fff">Pale</p></main>`;

test("the judge of every screen sees a button without a name, a pale text, and in dark the pale text alone", async ({
  page,
}) => {
  await page.goto("/robots.txt");
  await page.setContent(`<!doctype html><html lang="en"><title>Faults</title>${faults}</html>`);
  expect(await violationsOf(page)).toEqual(["button-name: button", "color-contrast: p"]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOf(page)).toEqual(["color-contrast: p"]);
});

const targets = `<main><h1>Targets</h1><p><button>A</button><button>B</button></p></main>`;
const small = "button{font-size:8px;padding:0;border:0}";

test("the judge sees targets that are too small, also from the middle of the window", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.setContent(
    `<!doctype html><html lang="en"><title>Targets</title><style>${small}</style>${targets}</html>`,
  );
  expect(await violationsOf(page)).toEqual(["target-size: button:nth-child(1), button:nth-child(2)"]);
});
