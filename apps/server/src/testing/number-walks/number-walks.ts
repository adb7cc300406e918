import { broughtBy } from "../cases/all-cases.ts";
import { bookWalks } from "./book-walks.ts";
import { leaseWalks } from "./lease-walks.ts";
import { payoutWalks } from "./payout-walks.ts";
import { propertyWalks } from "./property-walks.ts";
import { bookingWalks } from "./booking-walks.ts";
import { tenantWalks } from "./tenant-walks.ts";
import { workspaceWalks } from "./workspace-walks.ts";
import type { Walk } from "./walking.ts";

/** For every sum that a feature declares (`numbers` in its `index.ts`): the rows behind it, and their total. */
export const numberWalks = broughtBy<Walk>(({ walks }) => walks, {
  ...bookWalks,
  ...leaseWalks,
  ...bookingWalks,
  ...propertyWalks,
  ...tenantWalks,
  ...payoutWalks,
  ...workspaceWalks,
});
