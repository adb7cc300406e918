export { campaign } from "./ads.ts";
export { account, rateLimit, session, user, verification } from "./auth.ts";
export { blockedDate, booking, bookingLine, bookingNight, calendarFeed, seasonalRate } from "./bookings.ts";
export { audit, idempotencyKey, trash } from "./bookkeeping.ts";
export { document } from "./documents.ts";
export { depositMovement, leasePayment, leaseRefund, leaseStanding } from "./lease-money.ts";
export { lease, leaseCoTenant, leaseTermStep, rentRow, rentStep, settledYear, writeDown } from "./leases.ts";
export { handover } from "./handovers.ts";
export { exchangeRate } from "./fx.ts";
export { letterhead } from "./letters.ts";
export { expense, income, recurring, recurringOccurrence } from "./ledger.ts";
export { invitation } from "./people.ts";
export { notice, noticeMembership } from "./notices.ts";
export { accountDeletion, dataExport, erasure } from "./own-data.ts";
export { subscriptions, userRoles } from "./plans.ts";
export { property, unit } from "./properties.ts";
export { pageViews, pricingLeads, seoPageRevisions, seoPages, supportReports } from "./public-site.ts";
export { task } from "./tasks.ts";
export { rentReminder, rentReminderRule, rentReminderStop } from "./reminders.ts";
export { statementLine, tenantAccount } from "./statements.ts";
export { tenant } from "./tenants.ts";
export {
  checklist,
  cleaner,
  cleanerLink,
  cleanerRule,
  cleanerUnitPay,
  turnoverOperation,
  turnover,
  turnoverReminder,
} from "./turnovers.ts";
export { membership, workspace, workspaceMove } from "./workspaces.ts";
