import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import { toast } from "../ui/toast.ts";
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
// It works out the role of each option anew at each look: some four hundred time zones took half the time of all tests of a form.
const zones = ["America/New_York", "Europe/Berlin", "Europe/Lisbon", "Europe/Madrid", "Europe/Zurich", "UTC"];
const supportedValuesOf = Intl.supportedValuesOf.bind(Intl);
Intl.supportedValuesOf = (kind) => (kind === "timeZone" ? [...zones] : supportedValuesOf(kind));
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  // Files share one document, and not all draw with the library that clears up.
  document.body.replaceChildren();
  resetWire();
  toast.closeAll();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
