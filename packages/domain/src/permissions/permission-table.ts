/** Roles of a person in a workspace. */
export const memberRoles = ["owner", "assistant", "cleaner"] as const;
export type MemberRole = (typeof memberRoles)[number];

export const roles = [...memberRoles, "cleaner_link", "admin", "anonymous"] as const;
/** Columns of R-O01. An administrator who is also an owner has both. `cleaner_link` = a cleaner through a web link. */
export type Role = (typeof roles)[number];

const OWNER: readonly Role[] = ["owner"];
const BOOKKEEPING: readonly Role[] = ["owner", "assistant"];
const WITH_CLEANER: readonly Role[] = memberRoles;
const WITH_LINK: readonly Role[] = [...memberRoles, "cleaner_link"];
const ACCOUNTS: readonly Role[] = [...memberRoles, "admin"];
const REPORTERS: readonly Role[] = [...memberRoles, "admin", "anonymous"];

/**
 * R-O01, one action per line. `_own` = records that the person created or that are assigned to the person, `_any` = all
 * of the workspace. A cleaner's `task.update_own` is limited to the status.
 */
const TABLE = {
  "property.create": OWNER,
  "property.read": BOOKKEEPING,
  "property.update": BOOKKEEPING,
  "property.delete": OWNER,
  "unit.create": BOOKKEEPING,
  "unit.read": BOOKKEEPING,
  "unit.update": BOOKKEEPING,
  "unit.delete": OWNER,
  "tenant.create": BOOKKEEPING,
  "tenant.read": BOOKKEEPING,
  "tenant.update": BOOKKEEPING,
  "tenant.delete": OWNER,
  "lease.create": BOOKKEEPING,
  "lease.read": BOOKKEEPING,
  "lease.update": BOOKKEEPING,
  "lease.delete": OWNER,
  "letter.read": BOOKKEEPING,
  "letter.send": BOOKKEEPING,
  "letterhead.read": BOOKKEEPING,
  "letterhead.update": OWNER,
  "payment.record": BOOKKEEPING,
  "payment.read": BOOKKEEPING,
  "payment.update": BOOKKEEPING,
  "payment.delete_own": BOOKKEEPING,
  "payment.delete_any": OWNER,
  "income.create": BOOKKEEPING,
  "income.read": BOOKKEEPING,
  "income.update": BOOKKEEPING,
  "income.delete_own": BOOKKEEPING,
  "income.delete_any": OWNER,
  "expense.create": BOOKKEEPING,
  "expense.read": BOOKKEEPING,
  "expense.update": BOOKKEEPING,
  "expense.delete_own": BOOKKEEPING,
  "expense.delete_any": OWNER,
  "booking.create": BOOKKEEPING,
  "booking.read": BOOKKEEPING,
  "booking.update": BOOKKEEPING,
  "booking.delete": BOOKKEEPING,
  "blocked_date.create": BOOKKEEPING,
  "blocked_date.read": BOOKKEEPING,
  "blocked_date.update": BOOKKEEPING,
  "blocked_date.delete": BOOKKEEPING,
  "season.create": BOOKKEEPING,
  "season.read": BOOKKEEPING,
  "season.update": BOOKKEEPING,
  "season.delete": BOOKKEEPING,
  "turnover.create": BOOKKEEPING,
  "turnover.update": BOOKKEEPING,
  "turnover.delete": BOOKKEEPING,
  "turnover.assign": BOOKKEEPING,
  "turnover.read_any": BOOKKEEPING,
  "turnover.read_own": WITH_LINK,
  "turnover.mark_done_any": BOOKKEEPING,
  "turnover.mark_done_own": WITH_LINK,
  "payout.read_any": BOOKKEEPING,
  "payout.read_own": WITH_CLEANER,
  "payout.update": BOOKKEEPING,
  "task.create": BOOKKEEPING,
  "task.read_any": BOOKKEEPING,
  "task.read_own": WITH_CLEANER,
  "task.update_any": BOOKKEEPING,
  "task.update_own": WITH_CLEANER,
  "task.delete": BOOKKEEPING,
  "document.create": BOOKKEEPING,
  "document.read": BOOKKEEPING,
  "document.update": BOOKKEEPING,
  "document.delete_own": BOOKKEEPING,
  "document.delete_any": OWNER,
  "campaign.create": BOOKKEEPING,
  "campaign.read": BOOKKEEPING,
  "campaign.update": BOOKKEEPING,
  "campaign.delete": BOOKKEEPING,
  "analytics.read": BOOKKEEPING,
  "export.read": BOOKKEEPING,
  "registry.read": BOOKKEEPING,
  "registry.keep": OWNER,
  "fx.read": BOOKKEEPING,
  "fx.write": OWNER,
  "activity.read": OWNER,
  "team.read": OWNER,
  "team.manage": OWNER,
  "plan.read": BOOKKEEPING,
  "plan.change": OWNER,
  "account.export": OWNER,
  "account.delete": OWNER,
  "profile.read": ACCOUNTS,
  "profile.update": ACCOUNTS,
  "seo.manage": ["admin"],
  "page.read": roles,
  "lead.create": roles,
  "report.create": REPORTERS,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Action = keyof typeof TABLE;

const ALLOWED: Readonly<Record<string, readonly Role[]>> = TABLE;

/**
 * R-O01: whether a role may perform an action at all; for `_own` the caller checks whose record it is. Enforced on the
 * server.
 */
export function can(role: Role, action: Action): boolean {
  return ALLOWED[action]?.includes(role) ?? false;
}

/** Whether text names an action of the table. */
export function isAction(text: string): text is Action {
  return Object.hasOwn(ALLOWED, text);
}
