import { accountsRouter } from "#features/accounts/index.ts";
import { propertiesRouter, unitsRouter } from "#features/properties/index.ts";
import { supportRouter } from "#features/support/index.ts";

/** Every procedure of the contract and who runs it. */
export const router = {
  accounts: accountsRouter,
  properties: propertiesRouter,
  units: unitsRouter,
  support: supportRouter,
};
