import { expect, it } from "vitest";

import { wrongReadings } from "./read-random-files.ts";

// Twenty thousand files: slow by what it is.
it(
  "reads back twenty thousand files of random banks, or asks, and never something else",
  { timeout: 0 },
  () => {
    const read = wrongReadings(20_000);
    expect(read).toMatchObject({ wrong: 0, files: 20_000 });
    // What is asked about is the exception.
    expect(read.asked).toBeLessThan(read.files / 4);
  },
);
