import type { Feature } from "#kernel/registry/feature.ts";

export { assertFeature } from "./assert-feature.ts";
export {
  assertFits,
  assertNotOver,
  assertRecordsFit,
  assertRoomFor,
  assertRoomForAll,
  assertRoomForRecords,
} from "./assert-room-for.ts";
export { changePlan } from "./change-plan.ts";
export { countUsedOf, lockWorkspace } from "./plan-usage-store.ts";
export { readOwnSubscription } from "./read-own-subscription.ts";
export { readEffectivePlan, readSubscriptionView } from "./subscription-view.ts";

export const plansFeature: Feature = {
  name: "plans",
  globalTables: [
    { name: "user_roles", grants: [], archived: true },
    // A policy lets a tenant see the plan of its owner.
    { name: "subscriptions", grants: ["select"], archived: true },
  ],
};
