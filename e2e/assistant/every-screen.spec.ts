// Features: people, session
// Takes long: opens every screen with each role.
/// <reference lib="dom" />
import type { Browser } from "@playwright/test";

import { controlsOn, controlsOver } from "../support/checks/controls.ts";
import { monthsAgo } from "../support/clock.ts";
import { expect, freshEmail, type Page, test } from "../support/journey.ts";
import { field, linkOf, password, signUpNewcomer } from "../support/records/people.ts";
import type { TestProduct } from "../support/product/product.ts";
import { postLease, addProperty, addTenant, post } from "../support/records/records.ts";
import { drawers, mayOpen, type ShownControls, shownTo } from "../support/checks/role-screens.ts";
import { keepAll } from "../support/visit.ts";

/*
 * What each role sees, checked against the table of permissions (R-O): see `role-screens.ts` for the rule. A new
 * control that only some roles may use needs an entry there.
 */

const invitedRoles = ["assistant", "cleaner"] as const;

test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

test("[ROLE-01] every screen shows the assistant and the cleaner what their role may do, and nothing else", async ({
  page,
  browser,
  product,
  baseURL,
}) => {
  test.setTimeout(480_000);
  await signUpNewcomer(page);
  const invite = { browser, product, baseURL };
  const others = {
    cleaner: await invited(page, { ...invite, role: "Cleaner" }),
    assistant: await invited(page, { ...invite, role: "Assistant" }),
  };
  await fillWorkspace(page);
  const addresses = await addressesOf(page);
  const { screens, shown: owners } = await ownersScreens(page, addresses);
  await Promise.all(
    invitedRoles.map(async (role) => {
      const shown = await visited(others[role], screens);
      for (const screen of screens.map(withoutIds))
        expect
          .soft(shown.get(screen), `${screen}: what the ${role} is shown`)
          .toEqual(shownTo(role, screen, owners));
    }),
  );
  await expectDrawers({ ...others, owner: page });
});

/** A drawer that a role may not use does not open for it, by any address; one that it may use has the same controls. */
async function expectDrawers(pages: Readonly<Record<"owner" | "assistant" | "cleaner", Page>>) {
  for (const drawer of drawers) {
    const address = await withRecord(pages.owner, drawer.address);
    const owners = await controlsOver(pages.owner, address);
    expect.soft(owners.length, `${drawer.address}: what the owner is shown`).toBeGreaterThan(2);
    await Promise.all(
      invitedRoles.map(async (role) => {
        const shown = await controlsOver(pages[role], address);
        const expected = mayOpen(role, drawer) ? owners : [];
        expect.soft(shown, `${drawer.address}: what the ${role} is shown`).toEqual(expected);
      }),
    );
  }
}

/** The screens that do not redirect the owner, with their tabs and controls. */
async function ownersScreens(page: Page, addresses: readonly string[]) {
  const screens = new Set<string>();
  const shown = await visited(page, addresses, async (address) => {
    screens.add(address);
    const tabs = (await tabsOf(page)).filter((tab) => !screens.has(tab) && !addresses.includes(tab));
    for (const tab of tabs) screens.add(tab);
    return tabs;
  });
  expect(screens.size, "screens of the owner").toBeGreaterThan(addresses.length / 2);
  return { screens: [...screens], shown };
}

/** Controls by kind of screen, whichever record it shows; `more` returns further addresses to visit from a screen. */
async function visited(
  page: Page,
  addresses: readonly string[],
  more: (address: string) => Promise<readonly string[]> = async () => [],
): Promise<ShownControls> {
  const found = new Map<string, readonly string[] | null>();
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${withoutIds(answer.url())} on ${withoutIds(page.url())}`);
  });
  // Drops what the page cached before the workspace was filled.
  await page.goto("/portfolio");
  await keepAll(page);
  const pending = [...addresses];
  for (let address = pending.shift(); address !== undefined; address = pending.shift()) {
    const names = await controlsOn(page, address);
    found.set(withoutIds(address), names);
    if (names !== null) pending.push(...(await more(address)));
  }
  expect.soft(refused, "asked on a mere visit, and refused").toEqual([]);
  return found;
}

function withoutIds(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "{id}");
}

/** Every address of the signed-in application, from its own router, with a record for each that needs one. */
async function addressesOf(page: Page): Promise<readonly string[]> {
  await page.goto("/portfolio");
  return page.evaluate(async () => {
    const { routes: all } = (
      window as unknown as {
        readonly __reactRouterManifest: {
          readonly routes: Readonly<
            Record<string, { readonly id: string; readonly path?: string; readonly parentId?: string }>
          >;
        };
      }
    ).__reactRouterManifest;
    const pathsOf = (id: string | undefined): readonly string[] => {
      const route = id === undefined ? undefined : all[id];
      return route === undefined ? [] : [...pathsOf(route.parentId), route.path ?? "", route.id];
    };
    const whole = Object.keys(all)
      .map(pathsOf)
      .filter((parts) => parts.includes("routes/app/layout"))
      .map((parts) => `/${parts.filter((part) => part !== "" && all[part] === undefined).join("/")}`);
    const addresses = [...new Set(whole)].filter((address) => address !== "/");
    return Promise.all(
      addresses.map(async (address) => {
        if (!address.includes(":id")) return address;
        const answer = await fetch(`/api/v1${address.replace(/\/:id.*$/, "")}`);
        const { items = [] }: { readonly items?: readonly { readonly id: string }[] } = await answer.json();
        return address.replace(":id", items[0]?.id ?? "00000000-0000-4000-8000-000000000000");
      }),
    );
  });
}

/** The address with the first record of its list. */
async function withRecord(page: Page, address: string): Promise<string> {
  if (!address.includes("{id}")) return address;
  const list = address.slice(1, address.indexOf("?"));
  const { items } = await get<{ readonly items: readonly { readonly id: string }[] }>(page, list);
  return address.replace("{id}", items[0]?.id ?? "");
}

/** The links of a screen that stay within it. */
function tabsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("main nav a[href]")]
      .filter((link) => link.pathname === location.pathname)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  );
}

/** Creates one of each kind of record as the owner. */
async function fillWorkspace(page: Page): Promise<void> {
  const { people } = await get<{
    readonly people: readonly { readonly userId: string; readonly role: string }[];
  }>(page, "members");
  const cleaner = people.find(({ role }) => role === "cleaner") ?? { userId: "" };
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
  const unit: { readonly id: string } = await post(page, "units", {
    propertyId,
    name: "1. OG links",
    bedrooms: null,
    bathrooms: null,
    sizeSqm: null,
  });
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  const lease = await postLease<{
    readonly id: string;
    readonly rows: readonly { readonly ref: string }[];
  }>(page, {
    propertyId,
    unitId: unit.id,
    tenantId,
    trackFrom: monthsAgo(1),
    deposit: "1651.00",
  });
  await post(page, `leases/${lease.id}/payments`, { rows: [lease.rows[0]?.ref], method: "cash" });
  await post(page, `leases/${lease.id}/deposit-movements`, { kind: "received", amount: "1651.00" });
  const { transfers } = await get<{ readonly transfers: readonly { readonly id: string }[] }>(
    page,
    `leases/${lease.id}`,
  );
  await post(page, `transfers/${transfers[0]?.id ?? ""}/refunds`, {
    amount: "10.00",
    confirm: ["REFUND_REOPENS_ROW"],
  });
  await post(page, "expenses", {
    propertyId,
    category: "repairs",
    amount: "120.00",
    currency: "EUR",
    date: `${monthsAgo(0)}-01`,
  });
  await page.evaluate(
    async (at) =>
      fetch(at, {
        method: "POST",
        headers: {
          "x-file-name": "Plan.txt",
          "idempotency-key": crypto.randomUUID(),
          "content-type": "application/octet-stream",
        },
        body: "A plan",
      }),
    `/api/documents/lease/${lease.id}`,
  );
  await post(page, "tasks", { description: "Read the meters", assigneeId: cleaner.userId, propertyId });
  await post(page, "members/invitations", { email: freshEmail("open"), role: "assistant", language: "en" });
}

function get<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (at) => (await fetch(`/api/v1/${at}`)).json(), path);
}

type Inviting = {
  readonly browser: Browser;
  readonly product: TestProduct;
  readonly baseURL: string | undefined;
  readonly role: "Assistant" | "Cleaner";
};

/** Invites a person, who signs in in a separate browser context. */
async function invited(page: Page, { browser, product, baseURL, role }: Inviting): Promise<Page> {
  const email = freshEmail(role.toLowerCase());
  await post(page, "members/invitations", { email, role: role.toLowerCase(), language: "en" });
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { "x-forwarded-for": role === "Cleaner" ? "84.141.8.1" : "84.141.8.2" },
    reducedMotion: "reduce",
  });
  const theirs = await context.newPage();
  await theirs.goto(linkOf(await product.mails.waitForMail(email), "invitation"));
  await theirs.getByLabel("Your name").fill(role);
  await field(theirs, "Password").fill(password);
  await theirs.getByRole("button", { name: "Accept and create account" }).click();
  await theirs.waitForURL(/\/(portfolio|tasks)$/);
  return theirs;
}
