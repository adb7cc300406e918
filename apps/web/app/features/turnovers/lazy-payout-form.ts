import { lazyPart } from "../../ui/lazy.tsx";

export const PayoutForm = lazyPart(async () => (await import("./payout-form.tsx")).PayoutForm);
