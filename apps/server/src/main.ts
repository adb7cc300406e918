import { systemClock } from "#adapters/clock/clock.ts";
import { startProduct } from "./start-product.ts";

await startProduct(process.env, { clock: systemClock });
