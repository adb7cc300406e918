import { readFileSync } from "node:fs";

import { type Action, can, type MemberRole } from "@keystead/domain/permissions";

import {
  activityScreen,
  hasScreen,
  narrowAddresses,
  screens,
} from "../../../apps/web/app/features/shell/screens.ts";

/** The names of the controls by address; null if the address redirects to another screen. */
export type ShownControls = ReadonlyMap<string, readonly string[] | null>;

type ControlRule = { readonly name: RegExp; readonly needs: Action; readonly on?: string };

/**
 * The permission that a control needs, by its name; `on`, a path, if the same name means something else on other
 * screens. A control without a rule is shown to everybody who has the screen.
 */
const controlRules: readonly ControlRule[] = [
  { name: /^(Plans|Compare plans|Subscription)$/, needs: "plan.change" },
  { name: /^Activity$/, needs: "activity.read" },
  { name: /^Letters$/, on: "/settings", needs: "letterhead.update" },
  { name: /^CSV import$/, needs: "income.create" },
  { name: /^People$/, needs: "turnover.assign" },
  { name: /^Exchange rates$/, needs: "fx.read" },
  { name: /^Add a currency$/, needs: "fx.write" },
  { name: /^Property$/, on: "/portfolio", needs: "property.create" },
  { name: /^(Add property|Properties, tenants and leases)$/, needs: "property.create" },
  { name: /^Add several$/, on: "/properties", needs: "property.create" },
  { name: /^(Bring your whole history|Your whole history: .*)$/, needs: "property.create" },
  { name: /^Delete property$/, needs: "property.delete" },
  { name: /^Delete unit$/, needs: "unit.delete" },
  { name: /^Delete lease$/, needs: "lease.delete" },
  // Selecting rows is only for erasing them.
  { name: /^Select (all rows on this page|Katrin Oelmann)$/, on: "/tenants", needs: "tenant.delete" },
  { name: /^Remove personal data$/, needs: "tenant.delete" },
  { name: /^(Download data|Download my data|Prepare the archive)$/, needs: "account.export" },
  { name: /^Delete my account$/, needs: "account.delete" },
  { name: /^# month( # months)+$/, needs: "registry.keep" },
  // The owner made all records of this workspace.
  { name: /^Delete(: .*)?$/, on: "/expenses", needs: "expense.delete_any" },
  { name: /^Delete$/, on: "/leases/{id}", needs: "document.delete_any" },
  { name: /^Delete$/, on: "/leases/{id}/move-in", needs: "document.delete_any" },
  { name: /^Delete$/, on: "/leases/{id}/move-out", needs: "document.delete_any" },
  // The Undo of a deposit movement; the Undo of an end is for everybody who may end a lease.
  { name: /^Undo: (?!End lease$)/, needs: "payment.delete_any" },
  { name: /^Actions for Received, /, needs: "payment.delete_any" },
  { name: /^(Invite someone|Remove from team)$/, needs: "team.manage" },
  { name: /^(Resend|Withdraw) invitation /, needs: "team.manage" },
  { name: /^Actions for (Assistant|Cleaner)$/, on: "/settings", needs: "team.manage" },
  { name: /^Add (a )?task$/, needs: "task.create" },
  { name: /^(Edit task|Assign|Read the meters)$/, on: "/tasks", needs: "task.update_any" },
  { name: /^Delete task$/, needs: "task.delete" },
  { name: /^(History|Me|Unassigned|Assistant|Cleaner)$/, on: "/tasks", needs: "task.read_any" },
  { name: /^Cleaning$/, on: "/tasks", needs: "turnover.read_any" },
  { name: /^Lindenstraße #$/, on: "/tasks", needs: "property.read" },
  { name: /^(Export this list|As a CSV file|As a spreadsheet \(XLSX\))$/, needs: "export.read" },
  { name: /^Invitation accepted: /, needs: "team.read" },
  { name: /^Secret address made anew: /, needs: "team.read" },
  { name: /^(Rent due|Rent overdue|Lease ending): /, needs: "lease.read" },
  { name: /^Booking conflict found: /, needs: "booking.read" },
  { name: /^(Turnover done|Turnover not confirmed|Problem reported): /, needs: "turnover.read_any" },
  { name: /^Weekly summary: /, needs: "analytics.read" },
];

/** Tabs of the settings that need a permission: without it their address shows the profile. */
const tabNeeds: Readonly<Record<string, Action>> = {
  "/settings#subscription": "plan.change",
  "/settings#fx": "fx.read",
  "/settings#people": "turnover.assign",
  "/settings#letters": "letterhead.update",
};

/** The first screen asks the owner to confirm their e-mail address; an invited member has confirmed it. */
const ownersAlone = ["Send again", "Close notice"];
/** Every screen tells an invited member who shares how many properties. */
const invitedAlone = ["Close notice"];

/** A member's own name is shown as "Me" in lists. */
const ownName: Readonly<Record<string, string>> = { assistant: "Assistant", cleaner: "Cleaner" };

/** Controls that only a cleaner sees, besides the screens of the role: the notices about their own jobs. */
const cleanersNotices = ["A job of yours changed", "Your next job"].flatMap((name) => [
  `${name}: Email`,
  `${name}: In the app`,
]);

/**
 * The controls that a role must see at an address: those of the owner, without the ones whose action the table of
 * permissions denies to the role. Null if the role may not open the address and is redirected.
 */
export function shownTo(role: MemberRole, address: string, owner: ShownControls): readonly string[] | null {
  if (!hasAddress(role, address)) return null;
  const denied = tabNeeds[address];
  if (denied !== undefined && !can(role, denied)) return shownTo(role, "/settings#profile", owner);
  const isActivity = address === activityScreen.to;
  const owners = isActivity && !can(role, activityScreen.needs) ? frameOf(owner) : owner.get(address);
  const shown = (owners ?? []).filter((name) => mayUse(role, name, address));
  return [...shown, ...invitedAlone, ...screensAlone(role), ...noticesAlone(role, address)].toSorted();
}

function hasAddress(role: MemberRole, address: string): boolean {
  const path = pathOf(address);
  const screen = [...narrowAddresses, ...screens].find(({ to }) => path === to || path.startsWith(`${to}/`));
  return screen === undefined || hasScreen(role, screen);
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, "");

function mayUse(role: MemberRole, name: string, address: string): boolean {
  if (ownersAlone.includes(name) || (address === "/tasks" && name === ownName[role])) return false;
  const screen = screens.find((one) => labelOf(one.name) === name);
  if (screen !== undefined && !hasScreen(role, screen)) return false;
  const path = pathOf(address);
  return controlRules.every(
    (rule) => !rule.name.test(name) || (rule.on ?? path) !== path || can(role, rule.needs),
  );
}

/** Links of the sidebar that the owner does not have, because a more general screen replaces them. */
function screensAlone(role: MemberRole): readonly string[] {
  return screens
    .filter((screen) => hasScreen(role, screen) && !hasScreen("owner", screen))
    .map(({ name }) => labelOf(name));
}

function noticesAlone(role: MemberRole, address: string): readonly string[] {
  return address === "/settings#notifications" && !can(role, "turnover.read_any") ? cleanersNotices : [];
}

/** The controls of the frame, which are on every screen. */
function frameOf(owner: ShownControls): readonly string[] {
  const all = [...owner.values()].filter((names) => names !== null);
  return (all[0] ?? []).filter((name) => all.every((names) => names.includes(name)));
}

const labels: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL("../../../packages/messages/en/first/shell.json", import.meta.url), "utf8"),
);

function labelOf(screen: string): string {
  return labels[screen] ?? screen;
}

type DrawerRule = { readonly address: string; readonly needs: Action };

/**
 * Addresses that open a drawer over a screen, with the permission it needs; `{id}` is a record of the screen's list.
 */
export const drawers: readonly DrawerRule[] = [
  { address: "/properties?new=1", needs: "property.create" },
  { address: "/properties?delete={id}", needs: "property.delete" },
  { address: "/tenants?anonymise={id}", needs: "tenant.delete" },
  { address: "/leases?pay={id}", needs: "payment.record" },
  { address: "/tasks?edit={id}", needs: "task.update_any" },
  { address: "/expenses?edit={id}", needs: "expense.update" },
];

/** Whether a role may open a drawer. All roles that may open it see the same, the others nothing. */
export function mayOpen(role: MemberRole, { address, needs }: DrawerRule): boolean {
  return hasAddress(role, address) && can(role, needs);
}
