import { type KeyboardEvent, type ReactNode, type Ref, Suspense, useEffect } from "react";

import { useChunkWhenIdle } from "../../../../lib/chunks/use-chunk-when-idle.ts";
import { lazyPart } from "../../../../ui/loading/lazy-part.tsx";
import { Pending } from "../../../../ui/loading/pending.tsx";
import type { Density } from "../../../../ui/use-preference.ts";
import { type Gesture, type GestureStore, nothing, useGesture } from "./gestures/tape-gesture.ts";
import type { BarSpan, TapeBar, TapeRange } from "./tape-layout.ts";
import { barHeight, type TapeLine } from "./tape-lines.ts";
import { looksOf, positionOfBar } from "./tape-bar-position.ts";
import type { TapeCell } from "./gestures/use-tape-keys.ts";
import "./tape.css";
import "./tape-bar.css";
import "./tape-drawn.css";

const loadPopover = () => import("./popovers/tape-popover.tsx");
const TapePopover = lazyPart(async () => (await loadPopover()).TapePopover);

type OverlayProps = {
  readonly lines: readonly TapeLine[];
  readonly range: TapeRange;
  readonly density: Density;
  readonly gestures: GestureStore;
  readonly cell: TapeCell;
  readonly cellName: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The element of the keyboard cursor. */
  readonly cursor: Ref<HTMLButtonElement>;
  /** Renders the popover of the gesture; null for none. */
  readonly popover: (gesture: Gesture) => ReactNode;
  /** The hint below a choice that has begun. */
  readonly hint: string;
  /** The hint for moving a bar by keys. `movedTo` says where the bar would be. */
  readonly moveHint: string;
  readonly movedTo: (gesture: Gesture) => string;
  readonly textOf: (bar: TapeBar) => string;
  /** The label of the popover: the nights, or the bar. */
  readonly labelOf: (gesture: Gesture) => string;
};

/**
 * The layer above the rows: keyboard cursor, current gesture and popover. During a gesture only this part of the chart
 * renders again.
 */
export function TapeOverlay(props: OverlayProps) {
  const { lines, range, density, gestures, cell, cellName, onKeyDown, cursor, popover, labelOf } = props;
  const { movedTo, moveHint, textOf } = props;
  const gesture = useGesture(gestures);
  const line = lines[cell.line];
  useChunkWhenIdle(loadPopover);
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
      <Drawn gesture={gesture} {...{ lines, range }} hint={props.hint} />
      <OnItsWay gesture={gesture} {...{ lines, range, density, moveHint, movedTo, textOf }} />
      <span role="status" className="ks-visually-hidden">
        {gesture.kind === "moving" && gesture.byKeys === true ? movedTo(gesture) : ""}
      </span>
      <Opened gesture={gesture} {...{ lines, range, density, gestures, popover }} label={labelOf(gesture)} />
    </div>
  );
}

type DrawnProps = Pick<OverlayProps, "lines" | "range" | "hint"> & { readonly gesture: Gesture };

/** The nights that are being chosen. */
function Drawn({ gesture, lines, range, hint }: DrawnProps) {
  if (gesture.kind !== "choosing") return null;
  const line = lines[gesture.line];
  if (line === undefined) return null;
  return (
    <div className="ks-tape-drawn" style={inside(boxOf(nightsIn(gesture), line, range.days))}>
      {gesture.anchor === gesture.night ? <span className="ks-tape-hint">{hint}</span> : null}
    </div>
  );
}

type OnItsWayProps = Pick<OverlayProps, "lines" | "range" | "density" | "moveHint" | "movedTo" | "textOf"> & {
  readonly gesture: Gesture;
};

/** The line above each row; bars begin below it. */
const LINE_PX = 1;

/** A bar that is being dragged or saved, drawn above its previous position. */
function OnItsWay({ gesture, lines, range, density, moveHint, movedTo, textOf }: OnItsWayProps) {
  if (gesture.kind !== "moving" && gesture.kind !== "saving") return null;
  const { bar, span } = gesture;
  const [home, line] = [lines[gesture.home], lines[gesture.line]];
  if (line === undefined) return null;
  const high = barHeight(density);
  return (
    <>
      {home === undefined ? null : (
        <div
          className="ks-tape-drawn-from"
          style={offset(
            positionOfBar(bar, { height: home.height, high }, { left: 0, right: 0 }),
            home.top + LINE_PX,
          )}
        />
      )}
      <div
        className="ks-tape-bar ks-tape-drawn"
        {...looksOf({ ...bar, lanes: 1, cutLeft: span.start < 0, cutRight: span.end > range.days })}
        data-held={gesture.kind}
        data-low={density === "compact" || undefined}
        style={{
          ...boxOf(span, line, range.days),
          top: line.top + LINE_PX + (line.height - high) / 2,
          height: high,
        }}
      >
        {textOf(bar)}
      </div>
      {gesture.kind === "saving" ? null : (
        <span className="ks-tape-hint" aria-hidden>
          <b>{movedTo(gesture)}</b>
          {gesture.byKeys === true ? moveHint : null}
        </span>
      )}
    </>
  );
}

function nightsIn({ anchor, night }: { readonly anchor: number; readonly night: number }): BarSpan {
  return { start: Math.min(anchor, night) + 0.5, end: Math.max(anchor, night) + 1.5 };
}

function boxOf({ start, end }: BarSpan, line: TapeLine, days: number) {
  const [from, to] = [Math.max(0, start), Math.min(days, end)];
  return {
    left: `${(from / days) * 100}%`,
    width: `${(Math.max(0, to - from) / days) * 100}%`,
    top: line.top,
    height: line.height,
  };
}

/** Leaves a little of the row visible above and below. */
function inside<Box extends { readonly top: number; readonly height: number }>(box: Box): Box {
  return { ...box, top: box.top + 3, height: box.height - 6 };
}

type OpenedProps = Pick<OverlayProps, "lines" | "range" | "density" | "gestures" | "popover"> & {
  readonly gesture: Gesture;
  readonly label: string;
};

function Opened({ gesture, lines, range, density, gestures, popover, label }: OpenedProps) {
  const line = gesture.kind === "chosen" || gesture.kind === "opened" ? lines[gesture.line] : undefined;
  if (line === undefined || (gesture.kind !== "chosen" && gesture.kind !== "opened")) return null;
  const box =
    gesture.kind === "chosen"
      ? inside(boxOf(nightsIn(gesture), line, range.days))
      : offset(
          positionOfBar(
            gesture.bar,
            { height: line.height, high: barHeight(density) },
            { left: 1, right: 1 },
          ),
          line.top,
        );
  const target = (
    <div className={gesture.kind === "chosen" ? "ks-tape-drawn" : "ks-tape-opened"} style={box} />
  );
  return (
    <Suspense fallback={<Pending>{target}</Pending>}>
      <TapePopover
        key={gesture.kind === "opened" ? gesture.bar.key : `${gesture.anchor} ${gesture.night}`}
        target={target}
        role={gesture.kind === "chosen" ? "group" : "dialog"}
        label={label}
        onClose={() => {
          gestures.set(nothing);
        }}
      >
        {popover(gesture)}
      </TapePopover>
    </Suspense>
  );
}

function offset<Box extends { readonly top: number }>(box: Box, by: number): Box {
  return { ...box, top: box.top + by };
}

/**
 * Scrolls the cell of the keyboard cursor into view; the scroll padding in the stylesheet keeps it clear of head, foot
 * and names.
 */
export function useCellInView(cell: TapeCell, cursor: { readonly current: HTMLElement | null }): void {
  // Scrolling is outside React.
  useEffect(() => {
    if (document.activeElement === cursor.current)
      cursor.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [cell, cursor]);
}
