import * as ads from "./features/ads/feature.ts";
import * as analytics from "./features/analytics/feature.ts";
import * as bookings from "./features/bookings/feature.ts";
import * as documents from "./features/documents/feature.ts";
import * as exports from "./features/exports/feature.ts";
import * as fx from "./features/fx/feature.ts";
import * as history from "./features/history/feature.ts";
import * as leads from "./features/leads/feature.ts";
import * as leases from "./features/leases/feature.ts";
import * as ledger from "./features/ledger/feature.ts";
import * as letters from "./features/letters/feature.ts";
import * as marketRange from "./features/market-range/feature.ts";
import * as mortgage from "./features/mortgage/feature.ts";
import * as notices from "./features/notices/feature.ts";
import * as people from "./features/people/feature.ts";
import * as portfolio from "./features/portfolio/feature.ts";
import * as properties from "./features/properties/feature.ts";
import * as propertyPage from "./features/property-page/feature.ts";
import * as seo from "./features/seo/feature.ts";
import * as session from "./features/session/feature.ts";
import * as settings from "./features/settings/feature.ts";
import * as bulk from "./features/bulk/feature.ts";
import * as statements from "./features/statements/feature.ts";
import * as support from "./features/support/feature.ts";
import * as tasks from "./features/tasks/feature.ts";
import * as tenantPage from "./features/tenant-page/feature.ts";
import * as tenants from "./features/tenants/feature.ts";
import * as turnovers from "./features/turnovers/feature.ts";

/*
 * The entries of all features, each from its own `feature.ts`. Code that concerns every feature reads these lists. They
 * are separate lists instead of one table by feature, so that the first screen loads only the lists that it reads.
 */

/** The screens of the sidebar in the order of the specification, each under its name. */
export const screens = [
  portfolio.screen,
  properties.screen,
  bookings.screen,
  leases.screen,
  tenants.screen,
  tasks.screen,
  turnovers.screen,
  ledger.incomeScreen,
  ledger.expensesScreen,
  ads.screen,
  analytics.screen,
  exports.screen,
  settings.screen,
].map((screen) => ({ ...screen, to: `/${screen.name}` as const }));

/** Addresses below a screen, or beside the screens, that need a further permission. */
export const narrowAddresses = [
  leads.narrowAddresses,
  marketRange.narrowAddresses,
  mortgage.narrowAddresses,
  bulk.narrowAddresses,
  statements.narrowAddresses,
  turnovers.narrowAddresses,
].flat();

/** The addresses of the signed-in application with their routes. */
export const addresses = [
  ads.addresses,
  analytics.addresses,
  bookings.addresses,
  exports.addresses,
  history.addresses,
  leads.addresses,
  leases.addresses,
  ledger.addresses,
  marketRange.addresses,
  mortgage.addresses,
  portfolio.addresses,
  properties.addresses,
  propertyPage.addresses,
  settings.addresses,
  bulk.addresses,
  statements.addresses,
  tasks.addresses,
  tenantPage.addresses,
  tenants.addresses,
  turnovers.addresses,
];

/**
 * What every procedure changes; `lib/calls/changed-by.ts` makes the table. A function, because a bundler would keep
 * every part of a spread object.
 */
export const changes = () => ({
  ...ads.changes,
  ...analytics.changes,
  ...bookings.changes,
  ...documents.changes,
  ...exports.changes,
  ...fx.changes,
  ...history.changes,
  ...leads.changes,
  ...leases.changes,
  ...ledger.changes,
  ...letters.changes,
  ...notices.changes,
  ...people.changes,
  ...portfolio.changes,
  ...properties.changes,
  ...seo.changes,
  ...session.changes,
  ...settings.changes,
  ...bulk.changes,
  ...statements.changes,
  ...support.changes,
  ...tasks.changes,
  ...tenants.changes,
  ...turnovers.changes,
  // The bin belongs to no feature of the web.
  "trash.restore": "as deleted" as const,
});
