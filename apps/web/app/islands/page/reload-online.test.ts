import { beforeEach, expect, it, vi } from "vitest";

import { answerWith } from "../../testing/wire.ts";
import { reloadOnline } from "./reload-online.ts";

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  history.replaceState(null, "", "/calendar");
  document.body.innerHTML = "<button data-reload-online>Try again</button>";
});

/** Opens the offline page and waits until the server was asked. */
async function open(answer: () => Response): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answerWith(() => {
    queueMicrotask(() => resolve(undefined));
    return answer();
  });
  reloadOnline(document, reload);
  await promise;
  // The page reads the answer after it has come.
  await new Promise((read) => {
    setTimeout(read);
  });
}

it("loads the page again when the connection returned before it listened, and once only", async () => {
  await open(() => Response.json({}));
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnline(document, reload);
  await Promise.resolve();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("stays while the server cannot be reached, and listens", async () => {
  await open(() => Response.error());
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledTimes(1);
});

it("is not loaded again where it was opened by its own address", async () => {
  history.replaceState(null, "", "/de/offline");
  answerWith(() => Response.json({}));
  reloadOnline(document, reload);
  await new Promise((read) => {
    setTimeout(read);
  });
  expect(reload).not.toHaveBeenCalled();
});
