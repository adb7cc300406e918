import { accountsContract } from "./accounts/index.ts";
import { adsContract } from "./ads/index.ts";
import { analyticsContract } from "./analytics/index.ts";
import {
  blockedDatesContract,
  bookingLinesContract,
  bookingsContract,
  seasonsContract,
  guestsContract,
} from "./bookings/index.ts";
import { handoversContract } from "./handovers/index.ts";
import { historyContract } from "./history/index.ts";
import { documentsContract } from "./documents/index.ts";
import { exportsContract } from "./exports/index.ts";
import { fxContract } from "./fx/index.ts";
import { leadsContract } from "./leads/index.ts";
import { leasesContract } from "./leases/index.ts";
import { lettersContract } from "./letters/index.ts";
import { expensesContract, incomeContract, recurringContract } from "./ledger/index.ts";
import { peopleContract } from "./people/index.ts";
import { ownDataContract } from "./own-data/index.ts";
import { noticesContract } from "./notices/index.ts";
import { portfolioContract } from "./portfolio/index.ts";
import { accessNotesContract, propertiesContract, unitsContract } from "./properties/index.ts";
import { seoContract } from "./seo/index.ts";
import { bulkContract } from "./bulk/index.ts";
import { statementsContract } from "./statements/index.ts";
import { supportContract } from "./support/index.ts";
import { tasksContract } from "./tasks/index.ts";
import { tenantsContract } from "./tenants/index.ts";
import { trashContract } from "./trash/index.ts";
import { checklistsContract, cleanersContract, turnoversContract } from "./turnovers/index.ts";

/** The whole API under /api/v1. */
export const contract = {
  accounts: accountsContract,
  ads: adsContract,
  cleaners: cleanersContract,
  properties: propertiesContract,
  units: unitsContract,
  tenants: tenantsContract,
  bookings: bookingsContract,
  blockedDates: blockedDatesContract,
  seasons: seasonsContract,
  handovers: handoversContract,
  history: historyContract,
  documents: documentsContract,
  exports: exportsContract,
  fx: fxContract,
  leads: leadsContract,
  leases: leasesContract,
  letters: lettersContract,
  income: incomeContract,
  expenses: expensesContract,
  recurring: recurringContract,
  people: peopleContract,
  ownData: ownDataContract,
  notices: noticesContract,
  portfolio: portfolioContract,
  analytics: analyticsContract,
  seo: seoContract,
  bulk: bulkContract,
  statements: statementsContract,
  support: supportContract,
  tasks: tasksContract,
  trash: trashContract,
  turnovers: turnoversContract,
  checklists: checklistsContract,
  accessNotes: accessNotesContract,
  guests: guestsContract,
  bookingLines: bookingLinesContract,
};

export {
  memberRefusals,
  type RecordInTheWay,
  refusals,
  refusalsOf,
  type Refusal,
  type RefusalCode,
  type RefusalData,
} from "./errors.ts";
