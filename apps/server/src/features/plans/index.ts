import type { Feature } from "#kernel/registry/feature.ts";

export { assertRoomFor, assertRoomForAll } from "./assert-room-for.ts";
export { changePlan } from "./change-plan.ts";
export { readOwnSubscription } from "./own-subscription.ts";
export { readSubscriptionView } from "./subscription-view.ts";

export const plans: Feature = {
  name: "plans",
};
