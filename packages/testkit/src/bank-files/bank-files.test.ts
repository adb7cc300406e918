import { expect, it } from "vitest";

import { wrongReadings } from "./wrong-readings.ts";

it("reads back what a bank wrote in any way, or questions, and never something else", () => {
  expect(wrongReadings(300)).toMatchObject({ wrong: 0, files: 300 });
});
