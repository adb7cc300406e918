import { type KeyboardEvent, type ReactNode, type Ref, useEffect } from "react";

import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.css";

import { type Gesture, type GestureStore, nothing, useGesture } from "./gestures/tape-gesture.ts";
import type { BarSpan, TapeRange } from "./tape-layout.ts";
import type { TapeLine } from "./tape-lines.ts";
import { placeOfBar } from "./tape-bar-place.ts";
import type { TapeCell } from "./gestures/use-tape-keys.ts";
import "./tape.css";

type OverlayProps = {
  readonly lines: readonly TapeLine[];
  readonly range: TapeRange;
  readonly gestures: GestureStore;
  readonly cell: TapeCell;
  readonly cellName: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Where the keyboard stands. */
  readonly cursor: Ref<HTMLButtonElement>;
  /** What stands open for what is chosen; null for nothing. */
  readonly popover: (gesture: Gesture) => ReactNode;
  /** What to do next, below a choice that has begun. */
  readonly hint: string;
  /** What the keys do to a bar that they have taken up, and where it would go, for whoever does not see it. */
  readonly moveHint: string;
  readonly movedTo: (gesture: Gesture) => string;
  /** What the popover is called: the nights, or the bar. */
  readonly labelOf: (gesture: Gesture) => string;
};

/** Above the rows: where the keyboard stands, what the hand does and what it has opened. Of all the chart only this moves with the hand. */
export function TapeOverlay(props: OverlayProps) {
  const { lines, range, gestures, cell, cellName, onKeyDown, cursor, popover, labelOf, movedTo } = props;
  const gesture = useGesture(gestures);
  const line = lines[cell.line];
  return (
    <div className="ks-tape-overlay">
      {line === undefined ? null : (
        <button
          ref={cursor}
          type="button"
          className="ks-tape-cursor"
          aria-label={cellName}
          onKeyDown={onKeyDown}
          style={boxOf({ start: cell.night, end: cell.night + 1 }, line, range.days)}
        />
      )}
      <Drawn gesture={gesture} {...{ lines, range }} hint={props.hint} moveHint={props.moveHint} />
      <span role="status" className="ks-visually-hidden">
        {gesture.kind === "moving" && gesture.byKeys === true ? movedTo(gesture) : ""}
      </span>
      <Opened gesture={gesture} {...{ lines, range, gestures, popover }} label={labelOf(gesture)} />
    </div>
  );
}

type DrawnProps = Pick<OverlayProps, "lines" | "range" | "hint" | "moveHint"> & { readonly gesture: Gesture };

/** The nights that are chosen, or where a bar would go. */
function Drawn({ gesture, lines, range, hint, moveHint }: DrawnProps) {
  if (gesture.kind !== "choosing" && gesture.kind !== "moving") return null;
  const line = lines[gesture.line];
  if (line === undefined) return null;
  return (
    <div className="ks-tape-drawn" style={boxOf(spanIn(gesture), line, range.days)}>
      {gesture.kind === "choosing" && gesture.anchor === gesture.night ? (
        <span className="ks-tape-hint">{hint}</span>
      ) : null}
      {gesture.kind === "moving" && gesture.byKeys === true ? (
        <span className="ks-tape-hint">{moveHint}</span>
      ) : null}
    </div>
  );
}

function spanIn(gesture: Exclude<Gesture, { readonly kind: "none" | "opened" }>): BarSpan {
  if (gesture.kind === "moving") return gesture.span;
  const { anchor, night } = gesture;
  return { start: Math.min(anchor, night) + 0.5, end: Math.max(anchor, night) + 1.5 };
}

function boxOf({ start, end }: BarSpan, line: TapeLine, days: number) {
  const [from, to] = [Math.max(0, start), Math.min(days, end)];
  return {
    left: `${(from / days) * 100}%`,
    width: `${((to - from) / days) * 100}%`,
    top: line.top,
    height: line.height,
  };
}

const POINTED = ["pointerdown"];

type OpenedProps = Pick<OverlayProps, "lines" | "range" | "gestures" | "popover"> & {
  readonly gesture: Gesture;
  readonly label: string;
};

function Opened({ gesture, lines, range, gestures, popover, label }: OpenedProps) {
  const line = gesture.kind === "chosen" || gesture.kind === "opened" ? lines[gesture.line] : undefined;
  if (line === undefined || (gesture.kind !== "chosen" && gesture.kind !== "opened")) return null;
  const box =
    gesture.kind === "chosen"
      ? boxOf(spanIn(gesture), line, range.days)
      : offset(placeOfBar(gesture.bar, line.height, { left: 1, right: 1 }), line.top);
  return (
    <Popover
      key={gesture.kind === "opened" ? gesture.bar.key : `${gesture.anchor} ${gesture.night}`}
      opened
      onChange={(opened) => {
        if (!opened) gestures.set(nothing);
      }}
      // A finger is followed by the events of a mouse, which would close what its tap has just opened.
      clickOutsideEvents={POINTED}
      position="bottom-start"
      shadow="md"
      width={316}
      trapFocus
      returnFocus
      withRoles={false}
      withinPortal
    >
      <Popover.Target>
        <div className={gesture.kind === "chosen" ? "ks-tape-drawn" : "ks-tape-opened"} style={box} />
      </Popover.Target>
      <Popover.Dropdown
        className="ks-tape-popover"
        role={gesture.kind === "chosen" ? "group" : "dialog"}
        aria-label={label}
      >
        {popover(gesture)}
      </Popover.Dropdown>
    </Popover>
  );
}

function offset<Box extends { readonly top: number }>(box: Box, by: number): Box {
  return { ...box, top: box.top + by };
}

/** Scrolls the cell of the keyboard into what is seen; the sheet keeps it clear of head, foot and names. */
export function useCellInView(cell: TapeCell, cursor: { readonly current: HTMLElement | null }): void {
  // What is scrolled lies outside React.
  useEffect(() => {
    if (document.activeElement === cursor.current)
      cursor.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [cell, cursor]);
}
