/** The time at which every test begins: a Wednesday, ten o'clock in Berlin. A test that needs another sets its own. */
export const testNow = "2026-11-18T09:00:00Z";
