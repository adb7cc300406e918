import type { LinkTurnover, LinkOperations, LinkPage, OperationsTaken } from "@keystead/contract/turnovers";
import { expect, it } from "vitest";

import { jobQueue, KEPT } from "./job-queue.ts";
import { newDevice, type JobAnswer } from "./job-requests.ts";

const at = "2026-03-10T11:00";
const job: LinkTurnover = {
  id: "11111111-1111-4111-8111-111111111111",
  host: "Ana",
  property: "Casa Azul",
  unit: null,
  address: "",
  city: "",
  status: "assigned",
  today: "2026-03-10",
  window: { from: at, to: null },
  slot: { from: at, to: at },
  arriving: null,
  note: "",
  access: null,
  confirmed: false,
  startedAt: null,
  doneAt: null,
  hostNotifiedAt: null,
  ripe: true,
  reopens: false,
  problems: 0,
  photos: 0,
  pay: null,
  checklist: {
    rooms: [{ id: "kitchen", name: null, items: [{ id: "fridge", text: null }] }],
    ticked: [],
    pictured: [],
  },
};
const page: LinkPage = { name: "Rosa", language: "es", jobs: [job], seq: 40 };
type Answer = JobAnswer<OperationsTaken>;

/** A phone whose page can be closed and opened, and a server with given responses. */
function phone(
  answers: readonly ((requested: LinkOperations) => Answer)[],
  storageOf: (kept: Map<string, string>) => Pick<Storage, "getItem" | "setItem"> = usualStorage,
) {
  const kept = new Map<string, string>();
  const sent: LinkOperations[] = [];
  let now = 1_000;
  const open = () =>
    jobQueue({
      storage: storageOf(kept),
      send: async (requested) => {
        sent.push(requested);
        return Promise.resolve(answers[sent.length - 1]?.(requested) ?? lost());
      },
      now: () => now,
      newDevice,
    });
  return { open, sent, later: (ms: number) => (now += ms) };
}

const usualStorage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const refuse = () => {
  throw new Error("no room");
};

const lost = (): Answer => ({ ok: false, code: "NO_CONNECTION" });
const taken = ({ operations }: LinkOperations): Answer => ({
  ok: true,
  body: { effects: operations.map(({ seq }) => ({ seq, effect: "applied" })), page: { ...page, seq: 42 } },
});

it("keeps what was pressed over a lost answer and a closed page, and forgets it once it is answered", async () => {
  const { open, sent, later } = phone([lost, taken]);
  const first = open();
  first.take(page);
  first.press(job, "tick", { itemId: "fridge" });
  first.press(job, "done");
  expect(await first.flush()).toEqual({ state: "kept", code: "NO_CONNECTION" });
  later(5_000);
  const second = open();
  expect([second.waiting(), second.page()?.jobs[0]?.status]).toEqual([2, "done"]);
  expect(second.page()?.jobs[0]?.checklist.ticked).toEqual(["fridge"]);
  expect(await second.flush()).toEqual({ state: "sent" });
  expect([second.waiting(), await second.flush()]).toEqual([0, { state: "empty" }]);
  expect(sent.map(({ operations }) => operations.map(({ seq, agoMs }) => [seq, agoMs]))).toEqual([
    [
      [41, 0],
      [42, 0],
    ],
    [
      [41, 5_000],
      [42, 5_000],
    ],
  ]);
  expect(sent[0]?.deviceId).toBe(sent[1]?.deviceId);
  expect(sent[0]?.deviceId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it.each(["BAD_REQUEST", "PAYLOAD_TOO_LARGE"])(
  "%s: gives up the one that the server does not understand, and no other",
  async (code) => {
    const badly = (): Answer => ({ ok: false, code });
    const { open } = phone([badly, badly, taken]);
    const queue = open();
    queue.take(page);
    queue.press(job, "start");
    queue.press(job, "done");
    expect(await queue.flush()).toMatchObject({ state: "kept" });
    expect(await queue.flush()).toEqual({ state: "refused", effect: "other" });
    expect(await queue.flush()).toEqual({ state: "sent" });
    expect(queue.waiting()).toBe(0);
  },
);

it.each<[string, (kept: Map<string, string>) => Pick<Storage, "getItem" | "setItem">]>([
  ["nothing at all", () => ({ getItem: refuse, setItem: refuse })],
  ["nothing new", (kept) => ({ ...usualStorage(kept), setItem: refuse })],
  [
    "nothing new since the last page",
    (kept) => ({
      ...usualStorage(kept),
      setItem: (key, value) => (kept.has(key) ? refuse() : void kept.set(key, value)),
    }),
  ],
  ["what cannot be read", (kept) => usualStorage(kept.set(KEPT, "{"))],
])("loses nothing while the page is open where the phone stores %s", async (_what, storageOf) => {
  const { open, sent } = phone([taken], storageOf);
  const queue = open();
  queue.take(page);
  queue.press(job, "tick", { itemId: "fridge" });
  queue.press(job, "done");
  expect([queue.waiting(), queue.page()?.jobs[0]?.status]).toEqual([2, "done"]);
  expect(await queue.flush()).toEqual({ state: "sent" });
  expect(queue.waiting()).toBe(0);
  expect(sent[0]?.operations.map(({ seq, act }) => [seq, act])).toEqual([
    [41, "tick"],
    [42, "done"],
  ]);
});
