import { renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

import { answerWith, sent } from "../../testing/wire.ts";
import { madeOf } from "./parts.ts";
import { useChunkWhenIdle } from "./use-chunk-when-idle.ts";

/** The browser's answer to how the page is connected; jsdom has none. */
function connect(connection: { readonly saveData: boolean }): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "connection");
  });
}

/** Idle after the hooks: whoever asks later is answered later. */
const idle = () =>
  new Promise((run) => {
    window.requestIdleCallback(run);
  });

it.each([
  [false, 1],
  [true, 0],
])("loads a part once the page is idle, unless data is saved (%s)", async (saveData, times) => {
  connect({ saveData });
  const load = vi.fn(async () => "part");
  renderHook(() => useChunkWhenIdle(load));
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(load).toHaveBeenCalledTimes(times);
});

it("asks the server once for a part that all menus of a list load", async () => {
  const requested = Promise.withResolvers<undefined>();
  answerWith(async () => {
    await requested.promise;
    return Response.json({ version: "one", files: [] });
  });
  // The page was loaded a while ago, so the load itself no longer speaks for its version.
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  madeOf("one");
  onTestFinished(() => {
    madeOf("");
  });
  const load = vi.fn(async () => "menu");
  for (const _row of [1, 2, 3]) renderHook(() => useChunkWhenIdle(load));
  await idle();
  requested.resolve(undefined);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(sent.map(({ path }) => path)).toEqual(["/parts.json"]);
});
