import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import { resetWire, wire } from "./wire.ts";

globalThis.fetch = wire;
// What is loaded on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no media queries, no observers of size, no fonts that load, and nothing that scrolls.
const watches = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(document, "fonts", { value: watches, configurable: true });
// Nor does it open dialogs.
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
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  // Files share one document, and not all draw with the library that clears up.
  document.body.replaceChildren();
  resetWire();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
