import { accountsRouter } from "#features/accounts/index.ts";
import { incomeRouter } from "#features/ledger/index.ts";
import { leadsRouter } from "#features/leads/index.ts";
import { leasesRouter } from "#features/leases/index.ts";
import { checkRestored, paymentsRouter } from "#features/payments/index.ts";
import { portfolioRouter } from "#features/portfolio/index.ts";
import { propertiesRouter, unitsRouter } from "#features/properties/index.ts";
import { sampleRouter } from "#features/sample/index.ts";
import { seoRouter } from "#features/seo/index.ts";
import { severalRouter } from "#features/several/index.ts";
import { supportRouter } from "#features/support/index.ts";
import { tenantsRouter } from "#features/tenants/index.ts";
import { trashRouter } from "#features/trash/index.ts";

/** Every procedure of the contract and who runs it. */
export const router = {
  accounts: { ...accountsRouter, ...sampleRouter },
  properties: propertiesRouter,
  units: unitsRouter,
  tenants: tenantsRouter,
  leads: leadsRouter,
  leases: { ...leasesRouter, ...paymentsRouter },
  income: incomeRouter,
  portfolio: portfolioRouter,
  seo: seoRouter,
  several: severalRouter,
  support: supportRouter,
  trash: trashRouter(checkRestored),
};
