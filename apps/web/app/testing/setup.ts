import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import { resetWire, wire } from "./wire.ts";

globalThis.fetch = wire;

// jsdom has no media queries, no observers of size, and nothing that scrolls.
Element.prototype.scrollIntoView = () => {};
const watches = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
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
  resetWire();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
