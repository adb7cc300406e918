import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";

import { useRoom } from "./use-room.ts";

/** jsdom lays nothing out: each part is as wide as its text says, and the bar as `room`. */
let room = 100;
const observers = new Set<() => void>();
beforeEach(() => {
  room = 100;
  observers.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly heard: () => void;
      constructor(heard: () => void) {
        this.heard = heard;
        observers.add(heard);
      }
      observe() {}
      disconnect() {
        observers.delete(this.heard);
      }
    },
  );
  const widthOf = (element: Element) => Number(element.textContent);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function width(this: HTMLElement) {
    return widthOf(this);
  });
  vi.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(() => room);
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockImplementation(function width(this: Element) {
    return [...this.children].reduce((sum, part) => sum + widthOf(part), 0);
  });
});

/** A bar with a fact and two actions of forty each, of which those that fold leave ten for their dots. */
function Bar({ fact }: { readonly fact: number }) {
  const bar = useRef<HTMLDivElement>(null);
  const { folded, wraps } = useRoom(bar, 2);
  return (
    <>
      <div ref={bar}>
        <span>{fact}</span>
        <span>{folded === 0 ? 80 : 10 + (2 - folded) * 40}</span>
      </div>
      <output>{wraps ? "wraps" : `${folded} folded`}</output>
    </>
  );
}

/** As a browser does it: the observers speak after each layout until nothing changes. */
function laidOut(): void {
  for (let before = ""; before !== document.body.innerHTML;) {
    before = document.body.innerHTML;
    act(() => {
      for (const heard of observers) heard();
      for (const heard of observers) heard();
    });
  }
}
const result = () => screen.getByRole("status").textContent;

it("folds as many as have no room, and wraps where even that is not enough", () => {
  const { rerender } = render(<Bar fact={20} />);
  laidOut();
  expect(result()).toBe("0 folded");
  rerender(<Bar fact={50} />);
  laidOut();
  expect(result()).toBe("1 folded");
  rerender(<Bar fact={90} />);
  laidOut();
  expect(result()).toBe("2 folded");
  rerender(<Bar fact={95} />);
  laidOut();
  expect(result()).toBe("wraps");
});

it("is folded by the first look, so that nothing is drawn that has no room", () => {
  render(<Bar fact={95} />);
  act(() => {
    for (const heard of observers) heard();
  });
  expect(result()).toBe("wraps");
});

it("unfolds when the bar grows", () => {
  render(<Bar fact={60} />);
  laidOut();
  expect(result()).toBe("2 folded");
  room = 140;
  laidOut();
  expect(result()).toBe("0 folded");
});

it("unfolds when a fact gets narrower", () => {
  const { rerender } = render(<Bar fact={60} />);
  laidOut();
  expect(result()).toBe("2 folded");
  rerender(<Bar fact={50} />);
  laidOut();
  expect(result()).toBe("1 folded");
  rerender(<Bar fact={20} />);
  laidOut();
  expect(result()).toBe("0 folded");
});
