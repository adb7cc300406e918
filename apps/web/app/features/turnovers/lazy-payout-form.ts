import { lazyPart } from "../../ui/loading/lazy.tsx";

export const LazyPayoutForm = lazyPart(async () => (await import("./payouts/payout-form.tsx")).PayoutForm);
