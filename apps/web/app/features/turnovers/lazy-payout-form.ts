import { lazyPart } from "../../ui/lazy.tsx";

export const LazyPayoutForm = lazyPart(async () => (await import("./payout-form.tsx")).PayoutForm);
