import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerWith, sent } from "../../testing/wire.ts";
import { reloadOnline } from "./reload-online.ts";

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  history.replaceState(null, "", "/calendar");
  document.body.innerHTML = "<button data-reload-online>Try again</button>";
});

afterEach(() => {
  vi.useRealTimers();
});

it("loads the page again when the connection returned before it listened", async () => {
  answerWith(() => Response.json({}));
  reloadOnline(document, reload);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("asks until the server answers, each time later", async () => {
  let isUp = false;
  answerWith(() => (isUp ? Response.json({}) : Response.error()));
  reloadOnline(document, reload);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(sent).toHaveLength(2);
  isUp = true;
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(3);
});

it("waits longer with a page that comes back here although the server answers", async () => {
  answerWith(() => Response.json({}));
  reloadOnline(document, reload);
  await vi.advanceTimersByTimeAsync(0);
  reloadOnline(document, reload);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("does not ask while nobody looks", async () => {
  const looks = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  answerWith(() => Response.json({}));
  reloadOnline(document, reload);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  looks.mockReturnValue("visible");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("loads the page again at once when the browser says that it is online, or on a press", async () => {
  answerWith(() => Response.error());
  reloadOnline(document, reload);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(1);
  document.querySelector("button")?.click();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("is not loaded again where it was opened by its own address", async () => {
  history.replaceState(null, "", "/de/offline");
  answerWith(() => Response.json({}));
  reloadOnline(document, reload);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});
