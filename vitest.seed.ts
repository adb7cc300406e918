import fc from "fast-check";

/**
 * What is made up is the same in every run of the gate, which therefore passes or fails alike; the rest takes another seed each day
 * (`scripts/lib/test-parts.mjs`). A failure prints the seed it had.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env["FAST_CHECK_SEED"] ?? 1) });
