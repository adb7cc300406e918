import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

import { toast } from "../ui/toast/toast.ts";
import { testNow } from "./now.ts";
import { changedGlobals, clearDocument, noteTimersAndListeners, readGlobals } from "./shared-document.ts";
import { clearClients } from "./show.tsx";
import { resetWire, wire } from "./wire.ts";

globalThis.fetch = wire;

const describeElements = getConfig().getElementError;
configure({
  // Ends a wait that would otherwise last for ever; even on a busy machine none needs that long.
  asyncUtilTimeout: 15_000,
  // While a test waits, each failed query would print the whole document; only the last message is read.
  getElementError: (message, container) => {
    const isOneOfManyLooks = Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
    return isOneOfManyLooks && message !== null
      ? elementError(message)
      : describeElements(message, container);
  },
});

function elementError(message: string): Error {
  const error = new Error(message);
  error.name = "TestingLibraryElementError";
  return error;
}

// jsdom has no media queries, ResizeObserver, font loading or scrolling.
const watches = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(document, "fonts", { value: watches, configurable: true });
// It does not open dialogs either.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
globalThis.matchMedia = (media) => ({
  ...watches,
  media,
  matches: false,
  onchange: null,
  dispatchEvent: () => true,
});
// Each query computes the role of each option again: with some four hundred time zones this took half the time of all
// form tests.
const zones = ["America/New_York", "Europe/Berlin", "Europe/Lisbon", "Europe/Madrid", "Europe/Zurich", "UTC"];
const supportedValuesOf = Intl.supportedValuesOf.bind(Intl);
Intl.supportedValuesOf = (kind) => (kind === "timeZone" ? [...zones] : supportedValuesOf(kind));
// jsdom has no idle callbacks; the fallback would wait a second.
window.requestIdleCallback = (run) =>
  window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => {
  window.clearTimeout(handle);
};
// jsdom renders a frame every 16 ms by the machine's clock. Whether a frame falls between two lines of a test would
// then depend on the speed of the machine.
window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()));
window.cancelAnimationFrame = (handle) => {
  window.clearTimeout(handle);
};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// It does not capture pointers or make object URLs either.
Element.prototype.setPointerCapture = () => {};
Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL() {} });

const globals = readGlobals();
// Modules read the clock while they are imported, too.
vi.setSystemTime(testNow);

beforeEach(() => {
  vi.useRealTimers();
  vi.setSystemTime(testNow);
  clearDocument();
  resetWire();
  toast.closeAll();
  noteTimersAndListeners();
});
afterEach(async () => {
  cleanup();
  clearClients();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Pending responses are handled before the next test begins.
  await new Promise(setImmediate);
  clearDocument();
  vi.restoreAllMocks();
});
afterAll(() => {
  configure({ getElementError: describeElements });
  vi.useRealTimers();
  // Modules hold state of the application, so each file starts with fresh ones.
  vi.resetModules();
  const changed = changedGlobals(globals);
  if (changed.length > 0) throw new Error(`This file leaves changed for the next one: ${changed.join(", ")}`);
});
