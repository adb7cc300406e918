import type { LinkTurnover } from "@keystead/contract/turnovers";
import { expect, it } from "vitest";

import { jobText } from "../../../features/cleaner-pages/job/job-text.server.ts";
import { currentJob, jobCard } from "./job-card.ts";

const job: LinkTurnover = {
  id: "a",
  host: "Vera Vogt",
  property: "Ribeira Lofts",
  unit: "Loft 2",
  address: "",
  city: "Porto",
  status: "assigned",
  today: "2026-11-19",
  window: { from: "2026-11-20T11:00", to: "2026-11-20T15:00" },
  slot: { from: "2026-11-20T11:00", to: "2026-11-20T13:00" },
  arriving: { guests: 1, at: "2026-11-20T15:00" },
  note: "",
  access: null,
  confirmed: false,
  startedAt: null,
  doneAt: null,
  hostNotifiedAt: null,
  ripe: false,
  reopens: false,
  checklist: { rooms: [], ticked: [], pictured: [] },
  problems: 0,
  photos: 0,
  pay: null,
};

function card(of: LinkTurnover, isCurrent = false): HTMLElement {
  return jobCard(of, {
    text: { ...jobText.en, extras: "" },
    language: "en",
    namesHost: false,
    fresh: null,
    isCurrent,
    isOpen: false,
    onOpen: () => {},
    photosHere: () => 0,
    onMore: () => {},
    confirmsDone: false,
    onAsk: () => {},
    onTick: () => {},
    onAct: () => {},
  });
}

const arrival = (of: LinkTurnover) => card(of).querySelector(".job-frame-arrival")?.textContent;

it("says when the next guests come, with the day where it is another one", () => {
  expect(arrival(job)).toBe("1 guest arrives at 15:00");
  const later = { window: { ...job.window, to: "2026-12-12T15:00" } };
  expect(arrival({ ...job, ...later, arriving: { guests: 1, at: "2026-12-12T15:00" } })).toBe(
    "1 guest arrives on Sat 12 Dec at 15:00",
  );
  expect(arrival({ ...job, ...later, arriving: { guests: null, at: "2026-12-12T15:00" } })).toBe(
    "Guests arrive on Sat 12 Dec at 15:00",
  );
});

it("keeps the buttons of one job in sight: the one begun, else the first whose day has come", () => {
  const stays = (of: LinkTurnover, isCurrent: boolean) =>
    card(of, isCurrent).querySelector(".job-frame-acts-stay") !== null;
  expect([stays(job, false), stays(job, true)]).toEqual([false, true]);
  const ripe = { ...job, id: "b", ripe: true };
  const begun = { ...ripe, id: "c", startedAt: "2026-11-20T11:05" };
  const done = { ...ripe, id: "d", status: "done" as const };
  expect(currentJob([job])?.id).toBeUndefined();
  expect(currentJob([job, done, ripe])?.id).toBe("b");
  expect(currentJob([done, ripe, begun])?.id).toBe("c");
});
