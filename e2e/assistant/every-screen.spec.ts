/// <reference lib="dom" />
import type { Browser } from "@playwright/test";

import { controlsOn, controlsOver } from "../support/controls.ts";
import { monthsAgo } from "../support/clock.ts";
import { expect, freshEmail, type Page, test } from "../support/journey.ts";
import { field, linkOf, password, signUp } from "../support/people.ts";
import type { Product } from "../support/product.ts";
import { addLease, addProperty, addTenant, post } from "../support/records.ts";
import { keepAll, settled, visit } from "../support/visit.ts";

/*
 * What each role is shown, judged by the list of what it may do (R-O). A new control of the owner's alone is added here; one that
 * the server refuses must not be missing here.
 */

/** In the frame of every screen: the plan, and the owner's address that is not confirmed yet. */
const ownersFrame = ["Compare plans", "Plans", "Send again"];

/** Null: the whole screen. What is looked up in the activity is the owner's alone, whatever it names. */
const ownersAlone: Readonly<Record<string, readonly string[] | null>> = {
  "/portfolio": ["Property"],
  "/properties": ["Add property", "Add several", "Delete property"],
  "/properties/several": null,
  "/properties/{id}": ["Delete property"],
  "/properties/{id}?tab=units": ["Delete property", "Delete unit"],
  "/properties/{id}?tab=leases": ["Delete property"],
  "/properties/{id}?tab=money": ["Delete property"],
  "/properties/{id}?tab=files": ["Delete property"],
  "/calendar": ["Add property"],
  "/tenants": ["Remove personal data", "Select Katrin Oelmann", "Select all rows on this page"],
  "/tenants/{id}": ["Download data", "Remove personal data"],
  "/tasks": ["Assistant"],
  "/expenses": ["Delete"],
  "/exports": ["Prepare the archive"],
  "/settings": ["Activity", "Letters", "Subscription"],
  "/settings#profile": ["Activity", "Letters", "Subscription"],
  "/settings#subscription": [
    "Activity",
    "Compare all limits and features",
    "Letters",
    "Subscription",
    "Switch to Free",
    "Switch to Starter",
  ],
  "/settings#people": [
    "Actions for Assistant",
    "Actions for Cleaner",
    "Activity",
    "Invite someone",
    "Letters",
    "Remove from team",
    "Resend invitation to @",
    "Subscription",
    "Withdraw invitation of @",
  ],
  "/settings#letters": ["Activity", "IBAN", "Letters", "Sender name", "Subscription"],
  "/settings#fx": ["Activity", "Add a currency", "Letters", "Subscription"],
  "/settings#notifications": [
    "Activity",
    "Invitation accepted: Email",
    "Invitation accepted: In the app",
    "Letters",
    "Subscription",
  ],
  "/settings#privacy": [
    // How long guest records are kept, by its choices.
    "# month # months # months # months # months # months # months # months # months",
    "Activity",
    "Delete my account",
    "Download my data",
    "Letters",
    "Subscription",
  ],
  "/csv-import": ["Properties, tenants and leases"],
  "/leases/{id}": ["Actions for Received, # M #", "Delete", "Delete lease"],
};

const profileForm = [
  "Base currency",
  "Change password",
  "Comfortable",
  "Compact",
  "Current password",
  "Dark",
  "Email",
  "Full name",
  "Language",
  "Light",
  "Like the system",
  "New password",
  "Single-key shortcuts For example g then p for the portfolio. The question M shows all.",
  "Time zone",
  "Toggle password visibility",
];

const profile = [...profileForm, "Notifications", "Privacy", "Profile"].toSorted();

const cleanersFrame = [
  "@",
  "Close notice",
  "Collapse sidebar",
  "Jobs",
  "Keystead",
  "Language: English",
  "Notices",
  "Report issue",
  "Search Ctrl K",
  "Settings",
  "Skip to content",
  "Tasks",
];

/** Tabs that are not theirs show the profile. */
const cleaners: Readonly<Record<string, readonly string[]>> = {
  "/tasks": [
    "Actions for Read the meters",
    "All",
    "Assigned to",
    "Board",
    "Cancel task",
    "Cancelled",
    "Choose columns",
    "Compact rows",
    "Complete",
    "Complete “Read the meters”",
    "Completed",
    "Done",
    "Due date",
    "High",
    "In progress",
    "Later",
    "List",
    "Low",
    "Medium",
    "Open",
    "Overdue",
    "Pending",
    "Priority",
    "Property",
    "Remove filter: Status",
    "Search task, property or person",
    "Select Read the meters",
    "Select all rows on this page",
    "Start",
    "Status",
    "Status: Open",
    "Task",
    "This week",
    "Today",
    "Urgent",
  ],
  "/settings": profile,
  "/settings#profile": profile,
  "/settings#subscription": profile,
  "/settings#people": profile,
  "/settings#letters": profile,
  "/settings#fx": profile,
  "/settings#notifications": [
    "A job of yours changed: Email",
    "A job of yours changed: In the app",
    "Notifications",
    "Privacy",
    "Profile",
    "Send me a test",
    "Task due: Email",
    "Task due: In the app",
    "Task given to you: Email",
    "Task given to you: In the app",
    "Your next job: Email",
    "Your next job: In the app",
  ],
  "/settings#privacy": ["Notifications", "Privacy", "Profile"],
  "/activity": [],
};

test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

test("[ROLE-01] every screen shows the assistant and the cleaner what their role may do, and nothing else", async ({
  page,
  browser,
  product,
  baseURL,
}) => {
  test.setTimeout(480_000);
  await signUp(page);
  const invite = { browser, product, baseURL };
  const cleaner = await invited(page, { ...invite, role: "Cleaner" });
  const assistant = await invited(page, { ...invite, role: "Assistant" });
  await fillWorkspace(page);
  const screens = await screensOf(page);
  const [owner, ofAssistant, ofCleaner] = await Promise.all(
    [page, assistant, cleaner].map((theirs) => walked(theirs, screens)),
  );
  await expectDrawers({ page, assistant, cleaner });
  for (const [screen, alone] of differences(owner, ofAssistant)) {
    if (screen === "/activity") continue;
    const expected = ownersAlone[screen];
    expect
      .soft(alone, `${screen}: what the owner is shown and the assistant is not`)
      .toEqual(expected === null ? null : [...ownersFrame, ...(expected ?? [])].toSorted());
  }
  const closedTabs = new Set(["/settings#subscription", "/settings#letters"]);
  for (const [screen, alone] of differences(ofAssistant, owner))
    expect
      .soft(alone, `${screen}: what the assistant is shown and the owner is not`)
      .toEqual(closedTabs.has(screen) ? profileForm : []);
  expect(ofAssistant?.get("/activity")?.length).toBeLessThan(ofAssistant?.get("/leases")?.length ?? 0);

  expect(ofCleaner?.get("/activity")).toEqual(cleanersFrame);
  const shown = [...(ofCleaner ?? [])].flatMap(([screen, names]) =>
    names === null ? [] : [[screen, names.filter((name) => !cleanersFrame.includes(name))] as const],
  );
  expect(Object.fromEntries(shown), "what the cleaner is shown").toEqual(cleaners);
});

/** What opens over a screen by its address, and for the owner alone does. */
const ownersDrawers = ["/properties?new=1", "/properties?delete={id}", "/tenants?anonymise={id}"];

/** A drawer that is not for a role does not open for it, by whatever address, and one that is offers both the same. */
async function expectDrawers({ page, ...others }: Readonly<Record<"page" | "assistant" | "cleaner", Page>>) {
  const addresses = await drawersOf(page);
  const [owner, assistant, cleaner] = await Promise.all(
    [page, others.assistant, others.cleaner].map(async (theirs) => {
      const found: Record<string, readonly string[]> = {};
      for (const address of addresses) found[withoutIds(address)] = await controlsOver(theirs, address);
      return found;
    }),
  );
  const nothing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, []]));
  expect.soft(Object.values(owner ?? {}).filter((names) => names.length < 3)).toEqual([]);
  expect.soft(assistant, "over a screen of the assistant").toEqual({ ...owner, ...nothing(ownersDrawers) });
  expect.soft(cleaner, "over a screen of the cleaner").toEqual(nothing(addresses.map(withoutIds)));
}

type Walked = ReadonlyMap<string, readonly string[] | null>;

/** By the kind of screen, whichever record it shows. */
async function walked(page: Page, screens: readonly string[]): Promise<Walked> {
  const found = new Map<string, readonly string[] | null>();
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${withoutIds(answer.url())} on ${withoutIds(page.url())}`);
  });
  // What the page knew before the workspace was filled is forgotten.
  await page.goto("/portfolio");
  await keepAll(page);
  for (const screen of screens) found.set(withoutIds(screen), await controlsOn(page, screen));
  expect.soft(refused, "asked on a mere visit, and refused").toEqual([]);
  return found;
}

/** Screen by screen, what the ones have and the others do not; null where the others are led away. */
function differences(
  ones: Walked | undefined,
  others: Walked | undefined,
): readonly (readonly [string, readonly string[] | null])[] {
  return [...(ones ?? [])].flatMap(([screen, names]) => {
    const known = others?.get(screen);
    if (names === null || known === undefined) return [];
    return [[screen, known === null ? null : names.filter((name) => !known.includes(name))] as const];
  });
}

function withoutIds(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "{id}");
}

/** Every screen of the signed-in application, as its own router knows them, with a record for each that needs one; and their tabs. */
async function screensOf(page: Page): Promise<readonly string[]> {
  await page.goto("/portfolio");
  const routes = await page.evaluate(async () => {
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
        const answer = await fetch(`/api/v1${address.replace("/:id", "")}`);
        const { items = [] }: { readonly items?: readonly { readonly id: string }[] } = await answer.json();
        return address.replace(":id", items[0]?.id ?? "00000000-0000-4000-8000-000000000000");
      }),
    );
  });
  const screens: string[] = [];
  for (const address of routes) {
    await visit(page, address);
    await settled(page);
    if (new URL(page.url()).pathname !== address) continue;
    screens.push(address, ...(await tabsOf(page)).filter((tab) => tab !== address));
  }
  return [...new Set(screens)];
}

/** What an address opens over its screen for somebody who may do it, and what only looks or asks. */
async function drawersOf(page: Page): Promise<readonly string[]> {
  const [property, tenant, lease, task, expense] = await Promise.all(
    ["properties", "tenants", "leases", "tasks", "expenses"].map(async (list) => {
      const { items } = await get<{ readonly items: readonly { readonly id: string }[] }>(page, list);
      return items[0]?.id ?? "";
    }),
  );
  return [
    "/properties?new=1",
    `/properties?delete=${property}`,
    `/tenants?anonymise=${tenant}`,
    `/leases?pay=${lease}`,
    `/tasks?edit=${task}`,
    `/expenses?edit=${expense}`,
  ];
}

/** Where the links of a screen lead within it. */
function tabsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("main nav a[href]")]
      .filter((link) => link.pathname === location.pathname)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  );
}

/** One of each kind of record, each by the owner. */
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
  const lease = await addLease<{
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
  readonly product: Product;
  readonly baseURL: string | undefined;
  readonly role: "Assistant" | "Cleaner";
};

/** Somebody who came by an invitation, signed in in a browser of their own. */
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
