import { type Action, can, type MemberRole } from "@keystead/domain/permissions";

/**
 * The screens of the sidebar in the order of the specification, with what a role must be allowed to see them; `separated` draws a
 * line above. Without anything of React, so that a journey can read who has which screen.
 */
export const screens = [
  {
    name: "portfolio",
    to: "/portfolio",
    keys: "g p",
    needs: "analytics.read",
  },
  {
    name: "properties",
    to: "/properties",
    keys: "g r",
    needs: "property.read",
  },
  {
    name: "calendar",
    to: "/calendar",
    keys: "g c",
    needs: "booking.read",
  },
  { name: "leases", to: "/leases", keys: "g l", needs: "lease.read", separated: true },
  { name: "tenants", to: "/tenants", keys: "g t", needs: "tenant.read" },
  { name: "tasks", to: "/tasks", keys: "g k", needs: "task.read_own" },
  {
    name: "jobs",
    to: "/jobs",
    keys: "g j",
    needs: "job.read_own",
    // Whoever sees all of them has them beside the bookings.
    without: "job.read_any",
  },
  { name: "income", to: "/income", keys: "g i", needs: "income.read", separated: true },
  {
    name: "expenses",
    to: "/expenses",
    keys: "g e",
    needs: "expense.read",
  },
  {
    name: "ads",
    to: "/ads",
    keys: "g d",
    needs: "campaign.read",
    separated: true,
  },
  {
    name: "analytics",
    to: "/analytics",
    keys: "g a",
    needs: "analytics.read",
  },
  {
    name: "exports",
    to: "/exports",
    keys: "g x",
    needs: "export.read",
  },
  {
    name: "settings",
    to: "/settings",
    keys: "g s",
    needs: "profile.read",
    separated: true,
  },
] as const;

/** Addresses below one of the screens, or beside them, that ask for more than the screen does. */
export const narrowAddresses = [
  { to: "/properties/several", needs: "property.create" },
  { to: "/tasks/payouts", needs: "payout.read_any" },
  { to: "/calendar/several", needs: "booking.create" },
  { to: "/income/statement", needs: "payment.record" },
  { to: "/income/several", needs: "income.create" },
  { to: "/expenses/several", needs: "expense.create" },
  { to: "/mortgage", needs: "analytics.read" },
  { to: "/market-range", needs: "analytics.read" },
  { to: "/csv-import", needs: "income.create" },
] as const;

type Asking = { readonly needs: Action; readonly without?: Action };

/** Whether a role has a screen: it may do what the screen needs, and has no wider one in its place. */
export function hasScreen(role: MemberRole, { needs, without }: Asking): boolean {
  return can(role, needs) && (without === undefined || !can(role, without));
}

/** The first screen a role has: where the brand leads, and an address that is not for the role. */
export function homeOf(role: MemberRole | undefined): string {
  return (
    (role === undefined ? undefined : screens.find((screen) => hasScreen(role, screen)))?.to ?? "/portfolio"
  );
}

/** Where the administrators' own screen stands: before the plan and the settings. */
export const adminScreen = { name: "seo", to: "/admin/seo", separated: true } as const;

/** The owner's list of all that was done: reached from the settings and the palette, it has no place in the sidebar. */
export const activityScreen = { name: "activity", to: "/activity", needs: "activity.read" } as const;

export type ScreenName =
  | (typeof screens)[number]["name"]
  | (typeof adminScreen)["name"]
  | (typeof activityScreen)["name"];
