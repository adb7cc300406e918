/** The time at which every test starts: Wednesday, 10:00 in Berlin. A test that needs another time sets it. */
export const testNow = "2026-11-18T09:00:00Z";
