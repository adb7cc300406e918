import { expect, it, vi } from "vitest";

import { jobPhotos } from "./job-photos.ts";

const photo = (id: string, problemId: string | null = null, itemId: string | null = null) => ({
  id,
  jobId: "job",
  problemId,
  itemId,
  bytes: new ArrayBuffer(1),
});

/** A server with a given response to each photo, and a browser without storage. */
async function phone(answers: readonly (string | null | Response)[]) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    const code = answers[sent.length];
    sent.push(path);
    if (code === undefined) throw new Error("no signal");
    if (code instanceof Response) return Promise.resolve(code);
    return Promise.resolve(Response.json({ code }, { status: code === null ? 200 : 400 }));
  });
  const lost: string[] = [];
  const photos = await jobPhotos({ onLost: ({ code, reason }) => lost.push(reason === "" ? code : reason) });
  return { photos, sent, lost };
}

it("sends each photo under its name until it is answered, one of a problem with the problem", async () => {
  const { photos, sent } = await phone([null]);
  await photos.add(photo("a"));
  await photos.add(photo("b", "lamp"));
  expect([photos.waiting(), photos.waiting("job")]).toEqual([2, 1]);
  expect(await photos.flush()).toBe("cut");
  expect(photos.waiting()).toBe(1);
  expect(await photos.flush()).toBe("cut");
  expect(sent).toEqual([
    "/api/job/photos/job/a",
    "/api/job/photos/job/b?problem=lamp",
    "/api/job/photos/job/b?problem=lamp",
  ]);
});

it("sends a photo of a line with the line, and counts it there as well as at the job", async () => {
  const { photos, sent } = await phone([null]);
  await photos.add(photo("a", null, "fridge"));
  await photos.add(photo("b", null, "oven"));
  const waiting = (line?: string) => photos.waiting("job", line);
  expect([waiting(), waiting("fridge"), waiting("towels")]).toEqual([2, 1, 0]);
  expect(await photos.flush()).toBe("cut");
  expect([waiting(), waiting("fridge"), waiting("oven")]).toEqual([1, 0, 1]);
  expect(sent).toEqual(["/api/job/photos/job/a?item=fridge", "/api/job/photos/job/b?item=oven"]);
});

it("keeps what the host has no room for, and asks again after a minute", async () => {
  const { photos, sent } = await phone(["PLAN_LIMIT", null]);
  await photos.add(photo("a"));
  expect(await photos.flush()).toBe("full");
  expect([photos.isFull(), photos.waiting(), await photos.flush()]).toEqual([true, 1, "nothing"]);
  vi.setSystemTime("2026-11-18T09:01:00Z");
  expect(await photos.flush()).toBe("sent");
  expect([photos.isFull(), photos.waiting(), sent.length]).toEqual([false, 0, 2]);
});

it("gives up a picture that the server cannot read, and no other", async () => {
  const { photos, lost } = await phone(["BAD_REQUEST", null]);
  await photos.add(photo("a"));
  await photos.add(photo("b"));
  expect(await photos.flush()).toBe("sent");
  expect([lost, photos.waiting()]).toEqual([["BAD_REQUEST"], 0]);
});

it("says why one was refused, also where what stands before the server refused it, and sends the rest", async () => {
  const heic = Response.json(
    { code: "BAD_REQUEST", data: { issues: [{ code: "PICTURE_HEIC" }] } },
    { status: 400 },
  );
  const page = new Response("<h1>413 Request Entity Too Large</h1>", { status: 413 });
  const { photos, lost } = await phone([heic, page, "NOT_FOUND", null]);
  for (const id of ["a", "b", "c", "d"]) await photos.add(photo(id));
  expect(await photos.flush()).toBe("sent");
  expect([lost, photos.waiting()]).toEqual([["PICTURE_HEIC", "PAYLOAD_TOO_LARGE", "NOT_FOUND"], 0]);
});

it("sends the rest past one whose host is full or that the server stumbles over, and these again after a minute", async () => {
  const trouble = new Response("<h1>502</h1>", { status: 502 });
  const { photos, sent } = await phone(["PLAN_LIMIT", trouble, null, null, null]);
  for (const id of ["a", "b", "c"]) await photos.add(photo(id));
  expect(await photos.flush()).toBe("full");
  expect([photos.waiting(), await photos.flush(), sent.length]).toEqual([2, "nothing", 3]);
  vi.setSystemTime("2026-11-18T09:02:00Z");
  expect(await photos.flush()).toBe("sent");
  expect(photos.waiting()).toBe(0);
});

it.each([
  ["UNAUTHORIZED", "signed out"],
  ["TOO_MANY_REQUESTS", "busy"],
  ["UNAVAILABLE", "busy"],
])("stops at %s, which would be the same for the next one, and loses none", async (code, state) => {
  const { photos, sent, lost } = await phone([code]);
  await photos.add(photo("a"));
  await photos.add(photo("b"));
  expect(await photos.flush()).toBe(state);
  expect([sent.length, photos.waiting(), lost]).toEqual([1, 2, []]);
});
