import { accounts } from "#features/accounts/index.ts";
import { auth } from "#features/auth/index.ts";
import { ownData } from "#features/own-data/index.ts";
import { notices } from "#features/notices/index.ts";
import { payments } from "#features/payments/index.ts";
import { bookings } from "#features/bookings/index.ts";
import { documents } from "#features/documents/index.ts";
import { exports } from "#features/exports/index.ts";
import { fx } from "#features/fx/index.ts";
import { geo } from "#features/geo/index.ts";
import { handovers } from "#features/handovers/index.ts";
import { history } from "#features/history/index.ts";
import { leads } from "#features/leads/index.ts";
import { letters } from "#features/letters/index.ts";
import { leases } from "#features/leases/index.ts";
import { ledger } from "#features/ledger/index.ts";
import { people } from "#features/people/index.ts";
import { plansFeature } from "#features/plans/index.ts";
import { analytics } from "#features/analytics/index.ts";
import { portfolio } from "#features/portfolio/index.ts";
import { propertiesFeature } from "#features/properties/index.ts";
import { rentBook } from "#features/rent-book/index.ts";
import { reminders } from "#features/reminders/index.ts";
import { sample } from "#features/sample/index.ts";
import { seo } from "#features/seo/index.ts";
import { bulkFeature } from "#features/bulk/index.ts";
import { site } from "#features/site/index.ts";
import { statements } from "#features/statements/index.ts";
import { support } from "#features/support/index.ts";
import { ads } from "#features/ads/index.ts";
import { tasks } from "#features/tasks/index.ts";
import { tenants } from "#features/tenants/index.ts";
import { trashFeature } from "#features/trash/index.ts";
import { turnovers } from "#features/turnovers/index.ts";
import { housekeeping } from "#kernel/housekeeping.ts";
import type { Feature } from "#kernel/registry/feature.ts";
import { registryOf } from "#kernel/registry/registry-of.ts";

/**
 * All features, in the order of the boundary rules. The only such list: router, jobs and everything else that concerns
 * all features are built from it.
 */
const features: readonly Feature[] = [
  housekeeping,
  auth,
  notices,
  accounts,
  history,
  plansFeature,
  people,
  trashFeature,
  fx,
  rentBook,
  propertiesFeature,
  documents,
  ledger,
  tenants,
  letters,
  leases,
  bookings,
  reminders,
  payments,
  handovers,
  turnovers,
  tasks,
  ads,
  bulkFeature,
  statements,
  portfolio,
  analytics,
  exports,
  sample,
  ownData,
  geo,
  support,
  leads,
  seo,
  site,
];

export const registry = registryOf(features);
