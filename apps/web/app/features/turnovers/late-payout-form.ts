import { late } from "../../ui/late.tsx";

export const PayoutForm = late(async () => (await import("./payout-form.tsx")).PayoutForm);
