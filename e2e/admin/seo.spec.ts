// Features: seo
// Takes long: writes and publishes whole pages in their editor.
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { starters } from "../support/records/starters.ts";
import { callApi } from "../support/wire.ts";
import type { TestProduct } from "../support/product/product.ts";

test.use({ publicPages: "edited" });

async function signUpAdmin(page: Page, product: TestProduct): Promise<void> {
  const email = await signUpNewcomer(page);
  expect(await product.operate("admin", ["grant", email])).toContain("is an administrator now");
}

test(
  "[SEO-06] [SHELL-03] an administrator writes a page, publishes it and takes it back",
  { tag: "@gate" },
  async ({ page, product, browser }) => {
    await signUpAdmin(page, product);
    await page.goto("/portfolio");
    await page.getByRole("link", { name: "SEO Manager" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "SEO Manager" })).toBeVisible();
    // Other tests on the same product may have added pages.
    const search = page.getByRole("searchbox", { name: "Search title or address" });
    for (const path of starters) {
      await search.fill(path.split("/").at(-1) ?? "");
      await expect(page.getByRole("table").getByRole("row").filter({ hasText: path })).toHaveCount(1);
    }
    await search.fill("");
    const missing = page.getByRole("region", { name: "What is missing" });
    await expect(missing).toContainText("name, postal address, email address, place of the data");
    await expect(missing).toContainText("OPERATOR_EMAIL");

    await page.getByRole("button", { name: "New page" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Enter a title.")).toBeVisible();
    await page.getByLabel("Title", { exact: true }).fill("Smoke alarms in a rented flat");
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue("smoke-alarms-in-a-rented-flat");
    await expect(page.getByText("/guides/smoke-alarms-in-a-rented-flat")).toBeVisible();
    await page.getByLabel("Address", { exact: true }).fill("deposit-return");
    await expect(page.getByText("Another page uses this address.")).toBeVisible();
    await page.getByLabel("Address", { exact: true }).fill("smoke-alarms");
    await expect(page.getByText("This address is free.")).toBeVisible();
    await page.getByLabel("Description", { exact: true }).fill("Where they go and who looks after them.");
    await page.getByRole("combobox", { name: "Keywords" }).fill("smoke alarm");
    await page.keyboard.press("Enter");
    await page.getByLabel("Headline").fill("Smoke alarms, room by room");
    await page.getByLabel("Subtitle").fill("Ten minutes a year.");
    await writeSections(page);

    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Smoke alarms, room by room");
    await expect(preview.locator("strong")).toHaveText("Every bedroom");

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Smoke alarms in a rented flat was saved and is public.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/seo\/[0-9a-f-]{36}$/);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${product.url}/guides/smoke-alarms`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Smoke alarms, room by room");
    await expect(visitor.getByRole("heading", { level: 2 }).first()).toHaveText("Begin");
    await expect(visitor.getByRole("main").getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "/tariffs",
    );

    await page.getByRole("link", { name: "SEO Manager" }).first().click();
    const row = page.getByRole("row", { name: /Smoke alarms/ });
    await expect(row.getByRole("cell").nth(3)).toHaveText("1");
    await row.getByRole("button", { name: "Actions for Smoke alarms" }).click();
    await page.getByRole("menuitem", { name: "Unpublish" }).click();
    await expect(page.getByText("is no longer public")).toBeVisible();
    await visitor.goto(`${product.url}/guides/smoke-alarms`);
    await expect(visitor).toHaveURL(/\/404$/);
    await expect(visitor.getByText("Oops! Page not found")).toBeVisible();

    await row.getByRole("button", { name: "Actions for Smoke alarms" }).click();
    await page.getByRole("menuitem", { name: "Delete page" }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
    await visitor.context().close();
  },
);

/** Adds three sections, and moves the last one to the top by its arrow. */
async function writeSections(page: Page): Promise<void> {
  const add = page.getByRole("group", { name: "Add a section" });
  await add.getByRole("button", { name: "Text" }).click();
  const first = page.getByRole("region", { name: "1. Text" });
  await first.getByRole("textbox", { name: "Heading", exact: true }).fill("Where");
  const text = first.getByRole("textbox", { name: "Text of 1. Text" });
  await text.click();
  await first.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type("Every bedroom");
  await expect(text.locator("strong")).toHaveText("Every bedroom");
  await paste(page, '<p>and the hall</p><script>alert(1)</script><img src="x">');
  await expect(page.getByText("2 elements were removed from what you pasted.")).toBeVisible();
  await add.getByRole("button", { name: "Call to action" }).click();
  await add.getByRole("button", { name: "List" }).click();
  const list = page.getByRole("region", { name: "3. List" });
  await list.getByRole("textbox", { name: "Heading", exact: true }).fill("Begin");
  await list.getByLabel("Items").fill("Count the rooms\nBuy that many");
  await list.getByRole("button", { name: "Move up: 3. List" }).click();
  const moved = page.getByRole("region", { name: "2. List" });
  await expect(moved.getByRole("textbox", { name: "Heading", exact: true })).toHaveValue("Begin");
  await moved.getByRole("button", { name: "Move up: 2. List" }).click();
  await expect(
    page.getByRole("region", { name: "1. List" }).getByRole("textbox", { name: "Heading", exact: true }),
  ).toHaveValue("Begin");
}

function paste(page: Page, html: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

test("[SEO-03] [SEO-06] a guide is renamed, begun again in another language and planned for its day", async ({
  page,
  product,
  request,
}) => {
  await signUpAdmin(page, product);
  await page.goto("/admin/seo");
  await callApi(page, "POST", "seo-pages", {
    slug: "water-damage",
    status: "published",
    title: "Water damage: the first hour",
    pageType: "guide",
    topic: "water-damage",
    heroTitle: "Water damage",
  });
  // The list shows the most read pages first, and nobody has read these.
  const find = () => page.getByRole("searchbox", { name: "Search title or address" }).fill("Water damage");
  await page.reload();
  await find();
  const row = page.getByRole("row", { name: /Water damage: the first hour/ });
  await row.getByRole("link", { name: "Water damage: the first hour" }).click();
  await page.getByLabel("Address", { exact: true }).fill("a-burst-pipe");
  await expect(page.getByText("The old address leads here from now on.")).toBeVisible();
  await expect(page.getByLabel("Publish on", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("was saved and is public.")).toBeVisible();
  const moved = await request.get("/guides/water-damage", { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]]).toEqual([301, "/guides/a-burst-pipe"]);

  await page.getByRole("link", { name: "SEO Manager" }).first().click();
  await find();
  await row.getByRole("button", { name: "Actions for Water damage" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Water damage");
  await expect(page.getByLabel("Topic")).toHaveValue("water-damage");
  await page.getByLabel("Title", { exact: true }).fill("Wasserschaden: die erste Stunde");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("wasserschaden-die-erste-stunde");
  await page.getByLabel("Language", { exact: true }).selectOption("de");
  await page.getByLabel("Publish on", { exact: true }).fill("2026-12-01");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(
    page.getByText("Wasserschaden: die erste Stunde was saved and becomes public on 1 Dec 2026."),
  ).toBeVisible();
  const unseen = await request.get("/guides/wasserschaden-die-erste-stunde", { maxRedirects: 0 });
  expect([unseen.status(), unseen.headers()["location"]]).toEqual([302, "/404"]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "SEO Manager" }).first().click();
  await find();
  await expect(page.getByRole("row", { name: /Wasserschaden/ })).toContainText("Public on 1 Dec 2026");
  for (const name of [/Wasserschaden/, /Water damage/]) {
    await page
      .getByRole("row", { name })
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Delete page" }).click();
    await expect(page.getByRole("row", { name })).toHaveCount(0);
  }
});

test("[SEO-06] an earlier text of a page is put back", async ({ page, product }) => {
  await signUpAdmin(page, product);
  await page.goto("/admin/seo");
  const { page: stored } = await callApi<{ readonly page: { readonly id: string } }>(
    page,
    "POST",
    "seo-pages",
    {
      slug: "keys",
      title: "Keys at move-out",
      pageType: "guide",
      heroTitle: "Count the keys",
      sections: [{ type: "list", heading: "Count", items: ["Front door"] }],
    },
  );
  await page.goto(`/admin/seo/${stored.id}`);
  await page.getByRole("button", { name: "Remove: 1. List" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Keys");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Keys was saved as a draft.")).toBeVisible();

  await page.getByRole("button", { name: "Earlier versions" }).click();
  const drawer = page.getByRole("dialog", { name: "Earlier versions of Keys" });
  await expect(drawer.getByText("Keys at move-out")).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: /^Put into the editor/ }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Keys at move-out");
  await expect(page.getByRole("region", { name: "1. List" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Keys");

  await page.getByRole("button", { name: "Earlier versions" }).click();
  await drawer.getByRole("button", { name: /^Put into the editor/ }).click();
  await expect(page.getByRole("region", { name: "1. List" })).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Keys at move-out was saved as a draft.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "1. List" })).toBeVisible();
});

test("[SHELL-03] nobody else gets in: the portfolio instead, and no entry in the sidebar", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await expect(page.getByRole("link", { name: "SEO Manager" })).toHaveCount(0);
  await page.goto("/admin/seo");
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(page.getByText("Only administrators can open the SEO Manager.")).toBeVisible();
});

test("[SHELL-03] a spinner while the role is checked, and the portfolio when the check fails", async ({
  page,
  product,
}) => {
  await signUpAdmin(page, product);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/v1/seo-pages/access", async (route) => {
    await held.promise;
    await route.fulfill({ status: 429, json: {} });
  });
  await page.goto("/admin/seo");
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(/\/portfolio$/);
});

test("[SEO-06] a section is dragged to another place by its grip", async ({ page, product }) => {
  await signUpAdmin(page, product);
  await page.goto("/admin/seo/new");
  const add = page.getByRole("group", { name: "Add a section" });
  await add.getByRole("button", { name: "List" }).click();
  await add.getByRole("button", { name: "Call to action" }).click();
  const second = page.getByRole("region", { name: "2. Call to action" });
  await second.locator("[draggable]").dragTo(page.getByRole("region", { name: "1. List" }));
  await expect(page.getByRole("region", { name: "1. Call to action" })).toBeVisible();
});

test("[SEO-06] unsaved text is asked about before it is left", async ({ page, product }) => {
  await signUpAdmin(page, product);
  await page.goto("/admin/seo/new");
  await page.getByLabel("Title", { exact: true }).fill("Half a thought");
  await page.getByRole("link", { name: "Portfolio" }).first().click();
  await expect(page.getByRole("dialog", { name: "Discard what you typed?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a thought");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("[SEO-06] the list, a page and its preview are accessible, wide and on a phone", async ({
      page,
      product,
    }) => {
      await signUpAdmin(page, product);
      const found = "/admin/seo?q=Return+a+deposit";
      for (const viewport of [{ width: 1280, height: 800 }, phone]) {
        await page.setViewportSize(viewport);
        await page.goto("/admin/seo");
        await expect(
          page.getByRole("region", { name: "SEO Manager" }).getByRole("link").first(),
        ).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        // All starter pages were created at the same moment, so which of them are on the first page is chance.
        await page.goto(found);
        await page.getByRole("link", { name: /Return a deposit/ }).click();
        await expect(page.getByRole("textbox", { name: "Text of 1. Text" })).toBeVisible();
        await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
        // Scripts cannot run in the preview, so axe cannot either; its content is tested on the public page.
        await page.locator("iframe").evaluate((frame) => {
          frame.remove();
        });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.goto(found);
      await page.getByRole("switch", { name: /Published: Return a deposit/ }).click();
      await expect(page.getByText("is no longer public")).toBeVisible();
      await page.getByRole("switch", { name: /Published: Return a deposit/ }).click();
      await expect(page.getByText("is public.")).toBeVisible();
    });
  });
}

test("[SEO-03] a public page that gets another address is said to move, and the old one leads to it", async ({
  page,
  product,
  request,
}) => {
  await signUpAdmin(page, product);
  const made = await page.request.post("/api/v1/seo-pages", {
    headers: { origin: product.url },
    data: {
      slug: "keys-and-locks",
      status: "published",
      title: "Keys and locks",
      pageType: "guide",
      heroTitle: "Keys, counted and signed for",
    },
  });
  const { page: stored } = (await made.json()) as { readonly page: { readonly id: string } };
  await page.goto(`/admin/seo/${stored.id}`);
  const address = page.getByLabel("Address", { exact: true });
  await expect(address).toHaveValue("keys-and-locks");
  await address.fill("counted-keys");
  await expect(page.getByText("This address is free. The old address leads here from now on.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Keys and locks was saved and is public.")).toBeVisible();
  const answer = await request.get("/guides/keys-and-locks?from=mail", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([301, "/guides/counted-keys?from=mail"]);
});

test("[SEO-06] pages of the product that are not here are added as drafts, in the language that is chosen", async ({
  page,
  product,
}) => {
  await signUpAdmin(page, product);
  const { items } = await callApi<{
    readonly items: readonly { readonly id: string; readonly path: string }[];
  }>(page, "GET", "seo-pages?limit=100");
  const deletedPage = items.find(({ path }) => path === "/locations/wohnung-vermieten-in-rom");
  await page.goto("/admin/seo");
  await expect(page.getByRole("table")).toBeVisible();
  const missing = page.getByRole("region", { name: "Pages of the product" });
  await expect(missing).toHaveCount(0);
  const deleted = await page.request.delete(`/api/v1/seo-pages/${deletedPage?.id}`, {
    headers: { origin: product.url },
  });
  expect(deleted.status()).toBe(200);
  await page.reload();
  await missing.getByRole("button", { name: "Deutsch: 1 page" }).click();
  await expect(page.getByText("1 page was added as a draft.")).toBeVisible();
  await expect(missing).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search title or address" }).fill("vermieten-in-rom");
  const row = page.getByRole("row", { name: /Wohnung vermieten in Rom/ });
  await expect(row).toContainText("Draft");
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Publish" }).click();
  await expect(page.getByText("is public.")).toBeVisible();
});
