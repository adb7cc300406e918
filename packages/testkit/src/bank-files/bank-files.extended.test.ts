import { expect, it } from "vitest";

import { wrongReadings } from "./wrong-readings.ts";

// Slow because it reads twenty thousand files.
it(
  "reads back twenty thousand files of random banks, or asks, and never something else",
  { timeout: 0 },
  () => {
    const read = wrongReadings(20_000);
    expect(read).toMatchObject({ wrong: 0, files: 20_000 });
    // Questions must be the exception.
    expect(read.questioned).toBeLessThan(read.files / 4);
  },
);
