import { lazyPart } from "../../ui/loading/lazy-part.tsx";

export const LazyPayoutForm = lazyPart(async () => (await import("./payouts/payout-form.tsx")).PayoutForm);
