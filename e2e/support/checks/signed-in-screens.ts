/// <reference lib="dom" />
import { expect, type Page } from "../journey.ts";
import { messageOf, type WalkLanguage } from "../messages.ts";
import type { SharedHouse } from "../records/share-house.ts";
import { settled, visit } from "../visit.ts";
import { callApi } from "../wire.ts";

/** A screen of the signed-in application, with a function that opens it in any language. */
export type WalkedScreen = {
  readonly name: string;
  readonly open: (page: Page, language: WalkLanguage) => Promise<unknown>;
};

const at = (address: string, name = address): WalkedScreen => ({
  name,
  open: (page) => visit(page, `/${address}`),
});

const drawerAt = (address: string, name = address): WalkedScreen => ({
  name,
  async open(page) {
    await visit(page, `/${address}`);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
});

const settingsTab = (tab: string): WalkedScreen => at(`settings#${tab}`, `settings, ${tab}`);

/** The screens of a user who has just signed up. */
export const emptyScreens: readonly WalkedScreen[] = [
  at("portfolio", "first steps"),
  ...["properties", "leases", "tenants", "income", "expenses", "analytics"].map((path) =>
    at(path, `${path}, nothing there`),
  ),
];

/** The screens of the sample portfolio that a landlord uses. Add a new screen here or to one of the lists below. */
export const landlordScreens: readonly WalkedScreen[] = [
  ...[
    "portfolio",
    "properties",
    "leases",
    "leases?status=",
    "tenants",
    "income",
    "income?period=2026",
    "income/statement",
    "expenses",
    "expenses?period=2026",
    "expenses/bulk",
    "exports?of=expenses&period=2026&format=csv",
    "analytics",
    "analytics?view=advanced",
    "analytics?view=advanced&show=table",
    "activity",
    "mortgage?price=250000&down=50000&rate=3.5&years=25",
    "market-range",
    "csv-import",
    "bring-history",
  ].map((address) => at(address)),
  ...["expenses?new=1", "properties?new=1", "leases?new=1", "tenants?new=1"].map((address) =>
    drawerAt(address),
  ),
  ...["overview", "units", "leases", "money", "files"].map((tab) => section("monthly", tab)),
  { name: "tenant", open: openTenant },
  { name: "lease, balance, month and payment opened up", open: openLease },
  { name: "lease, marking rent as paid", open: openPayment },
  { name: "command palette", open: openPalette },
  { name: "report dialog", open: openReport },
];

/** The screens of the sample portfolio that a host uses. */
export const hostScreens: readonly WalkedScreen[] = [
  ...[
    "calendar",
    "calendar?view=tape",
    "calendar?view=agenda",
    "calendar?view=month",
    "calendar?view=list",
    "calendar?days=91",
    "calendar/bulk",
    "tasks?view=cleaning",
    "tasks/payouts",
    "settings#people",
  ].map((address) => at(address)),
  drawerAt("calendar?new=1"),
  ...["edit", "lines", "pay", "guests"].map((kind): WalkedScreen => ({
    name: `calendar, ${kind}`,
    async open(page, language) {
      const { id } = await unpaidBooking(page);
      await drawerAt(`calendar?${kind}=${id}`).open(page, language);
    },
  })),
  ...["overview", "bookings", "seasons"].map((tab) => section("daily", tab)),
  { name: "turnover, its checklist", open: openChecklist },
];

/** A tab of the first property with this rental mode. */
function section(rentalMode: "monthly" | "daily", tab: string): WalkedScreen {
  return {
    name: `property let ${rentalMode}, ${tab}`,
    async open(page) {
      const { items } = await callApi<{ readonly items: readonly PropertyItem[] }>(page, "GET", "properties");
      const property = items.find((one) => one.rentalMode === rentalMode);
      if (property === undefined) throw new Error(`The sample has no property that is let ${rentalMode}.`);
      await visit(page, `/properties/${property.id}${tab === "overview" ? "" : `?tab=${tab}`}`);
      const current = page.locator("main nav a[aria-current='page']");
      await expect(current).toHaveAttribute(
        "href",
        tab === "overview" ? /^[^?]*\??$/ : new RegExp(`tab=${tab}`),
      );
    },
  };
}

type PropertyItem = { readonly id: string; readonly rentalMode: string };

/** The screens of a workspace with several members. */
export function sharedScreens(house: SharedHouse): readonly WalkedScreen[] {
  const { propertyId, tenantId, leaseId } = house;
  return [
    ...sharedScreensAlone(house),
    at(`properties/${propertyId}`, "property with tasks"),
    at(`properties/${propertyId}?tab=files`, "files of a property"),
    at(`tenants/${tenantId}`, "tenant with files"),
    at(`leases/${leaseId}`, "lease with files and tasks"),
    at("activity"),
  ];
}

/** Those of the shared screens that no other walk of the gate opens. */
export function sharedScreensAlone({ taskId, leaseId }: SharedHouse): readonly WalkedScreen[] {
  return [
    at("portfolio", "portfolio with late tasks"),
    at("tasks"),
    at("tasks?view=board", "board of tasks"),
    drawerAt("tasks?new=1", "a new task"),
    drawerAt(`tasks?edit=${taskId}`, "a task"),
    drawerAt(`tasks?history=${taskId}`, "history of a task"),
    at(`leases/${leaseId}/move-in`, "move-in"),
    at(`leases/${leaseId}/move-out`, "move-out"),
    ...["profile", "subscription", "fx", "people", "letters", "notifications", "privacy"].map(settingsTab),
    { name: "bell", open: openBell },
  ];
}

type UnpaidBooking = {
  readonly id: string;
  readonly guestName: string;
  readonly property: { readonly name: string };
  readonly money: { readonly outstanding: string };
};

/** A booking of the sample that is not paid yet. */
export async function unpaidBooking(page: Page): Promise<UnpaidBooking> {
  const { items } = await callApi<{ readonly items: readonly UnpaidBooking[] }>(
    page,
    "GET",
    "bookings?money=unpaid&limit=1",
  );
  if (items[0] === undefined) throw new Error("The sample has no booking that is owed.");
  return items[0];
}

/** Opens the sample portfolio from an empty screen. */
export async function enterSample(page: Page, language: WalkLanguage): Promise<void> {
  await visit(page, "/properties");
  await page.getByRole("button", { name: messageOf(language, "properties.json", "explore") }).click();
  await expect(page.locator(".ks-notice-line[data-about='sample']")).toBeVisible();
}

async function openTenant(page: Page): Promise<void> {
  await visit(page, "/tenants?owes=true");
  await page.locator("main a[href^='/tenants/']").first().click();
  await expect(page.locator("#timeline")).toBeVisible();
}

async function openLease(page: Page): Promise<void> {
  await visit(page, "/leases?owes=overdue");
  await page.locator("main a[href^='/leases/']").first().click();
  await expect(page.locator("#months")).toBeVisible();
  await page.locator(".ks-balance-card-buttons button").click();
  await page.locator(".ks-months-card-month th button").first().click();
  await page.locator(".ks-payments-card-line").first().click();
}

/** The lease must be open. */
async function openPayment(page: Page): Promise<void> {
  await page.locator("main button[aria-haspopup='dialog']").first().click();
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
}

async function openPalette(page: Page): Promise<void> {
  await visit(page, "/portfolio");
  await settled(page);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
}

/** The palette must be open. */
async function openReport(page: Page, language: WalkLanguage): Promise<void> {
  await page.getByRole("combobox").fill(messageOf(language, "first/shell.json", "reportIssue"));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: messageOf(language, "support.json", "title") });
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
}

async function openChecklist(page: Page, language: WalkLanguage): Promise<void> {
  await visit(page, "/tasks?view=cleaning");
  const [actions = ""] = messageOf(language, "shared/lists.json", "actionsFor").split("{{name}}");
  await page
    .getByRole("button", { name: new RegExp(`^${actions}`) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: messageOf(language, "board.json", "checklist") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function openBell(page: Page): Promise<void> {
  await visit(page, "/settings#profile");
  await page.locator(".ks-top-bar-icon[aria-haspopup='dialog']").click();
  await expect(page.getByRole("dialog")).toBeVisible();
}
