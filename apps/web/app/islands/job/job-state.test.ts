import type { LinkPage } from "@keystead/contract/turnovers";
import { expect, it } from "vitest";

import { jobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import { afterOpening, afterPhotos, afterSending, atFirst, stateLine, type JobState } from "./job-state.ts";

const text = { ...jobText.en, extras: "" };
const now = new Date(2026, 10, 20, 9, 5);
const line = (state: JobState, count = 0, isFull = false) => stateLine(state, { count, isFull }, text);
const page: LinkPage = { name: "Rosa", language: "en", jobs: [], seq: 1 };
const saved = afterOpening(atFirst, { ok: true, body: page }, now);
const cut = afterSending(saved, { state: "kept", code: "NO_CONNECTION" }, now);

it("says since when everything is saved, and that there is no signal where the page was not opened", () => {
  expect(line(saved)).toBe("Saved 09:05");
  expect(line(atFirst)).toBe(text.noSignal);
  expect(line(afterOpening(atFirst, { ok: false, code: "NO_CONNECTION" }, now))).toBe(text.noSignal);
});

it("leaves the line as it is while actions are on their way, and counts them once they wait", () => {
  expect(line(saved, 2)).toBeNull();
  expect(line(cut, 1)).toBe("No signal: 1 entry is kept on this phone and sent as soon as there is one.");
  expect(line(cut, 2)).toContain("2 entries are");
  expect(line(afterSending(saved, { state: "kept", code: "UNAVAILABLE" }, now), 1)).toContain(
    "There is a signal",
  );
});

it("keeps when it was saved over a lost answer, and forgets the trouble with the next one", () => {
  const later = new Date(2026, 10, 20, 9, 30);
  expect(cut.savedAt).toBe(now);
  expect(afterSending(cut, { state: "empty" }, later)).toEqual(
    cut.code === null ? cut : { ...cut, code: null },
  );
  expect(afterSending(cut, { state: "sent" }, later)).toEqual({ savedAt: later, trouble: null, code: null });
  expect(afterOpening(cut, { ok: true, body: page }, later)).toEqual({
    savedAt: later,
    trouble: null,
    code: null,
  });
});

it("names the rule that refused an action, which counts as answered", () => {
  const refused = afterSending(cut, { state: "refused", effect: "JOB_TOO_EARLY" }, now);
  expect(refused).toEqual({ savedAt: now, trouble: null, code: "JOB_TOO_EARLY" });
  expect(afterSending(refused, { state: "empty" }, now).code).toBeNull();
});

it("tells photos without a signal from a server without room or time for them", () => {
  expect(afterPhotos(saved, "cut").trouble).toBe("cut");
  expect(afterPhotos(cut, "busy").trouble).toBe("busy");
  expect(afterPhotos(cut, "sent").trouble).toBeNull();
  expect(line(afterPhotos(cut, "full"), 3, true)).toBe(text.full);
});
