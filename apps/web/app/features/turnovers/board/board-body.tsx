import type { TurnoverList, TurnoverView } from "@keystead/contract/turnovers";
import { Button } from "@mantine/core";
import { IconUserCheck } from "@tabler/icons-react";
import { Suspense, useRef, useState } from "react";

import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { ActionBar, RoomyCheck, type Selection, useSelection } from "../../../ui/list/list-selection.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { rowInFocus } from "../../../ui/list/row-in-focus.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { type Proposals, proposalsOf } from "./assign-all/proposals.ts";
import { BoardMarks } from "./board-marks.tsx";
import { type BoardView, marked, narrowed } from "./board-view.ts";
import { LazyAssignProposedDialog } from "./lazy-board-parts.ts";
import { axisOf, HourHead } from "./line/slot-bar.tsx";
import { byProperty, needOf, redFirst } from "./turnover-need.ts";
import { TurnoverLine } from "./line/turnover-line.tsx";
import "./turnovers.css";

const groups = ["need", "fine", "done"] as const;

type BoardBodyProps = {
  readonly list: TurnoverList;
  readonly view: BoardView;
  readonly onOpen: (turnover: TurnoverView) => void;
};

/** The marks with their counts, and the turnovers they filter: all on one axis of hours, grouped by property. */
export function BoardBody({ list, view, onOpen }: BoardBodyProps) {
  const { t } = useTranslation("board");
  const can = useCan();
  const turnovers = narrowed(list.items, view);
  const shown = marked(turnovers, view.mark);
  const { chosen, selection } = useSelection(shown, ({ id }) => id);
  const [question, setQuestion] = useState<Proposals | null>(null);
  const mayAssign = can("turnover.assign");
  return (
    <>
      {turnovers.some((one) => one.mailWaits && one.status !== "done") ? (
        <p className="ks-second" data-mails-wait>
          {t("mailsWait")}
        </p>
      ) : null}
      <BoardMarks turnovers={turnovers} view={view} />
      {shown.length === 0 ? (
        <p className="ks-card ks-turnovers-none">
          {t("filter.none")}{" "}
          <button type="button" className="ks-link-button" onClick={view.clear}>
            {t("filter.clear")}
          </button>
        </p>
      ) : (
        <Lines
          shown={shown}
          proposals={proposalsOf(shown, list)}
          selection={mayAssign ? selection : undefined}
          onOpen={onOpen}
          onAssign={setQuestion}
        />
      )}
      {chosen.length === 0 ? null : (
        <ActionBar
          chosen={chosen}
          actions={[
            {
              label: t("assignProposed"),
              icon: IconUserCheck,
              run: (rows) => {
                const proposals = proposalsOf(rows, list);
                if (proposals.turnovers.length === 0) toast.information(t("assignAll.nobody"));
                else setQuestion(proposals);
              },
            },
          ]}
          onClear={selection.clear}
        />
      )}
      {question === null ? null : (
        <Suspense fallback={<Pending />}>
          <LazyAssignProposedDialog
            proposals={question}
            onClose={() => {
              setQuestion(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type LinesProps = {
  readonly shown: readonly TurnoverView[];
  /** The preview of assigning all of them as proposed. */
  readonly proposals: Proposals;
  /** For users who may assign turnovers. */
  readonly selection: Selection | undefined;
  readonly onOpen: (turnover: TurnoverView) => void;
  readonly onAssign: (proposals: Proposals) => void;
};

function Lines({ shown, proposals, selection, onOpen, onAssign }: LinesProps) {
  const { t } = useTranslation("board");
  const lines = useRef<HTMLDivElement>(null);
  useLineKeys(lines, shown, selection);
  const axis = axisOf(shown);
  const byGroup = Map.groupBy(shown, needOf);
  const count = proposals.turnovers.length;
  return (
    <div ref={lines} className="ks-card">
      <div className="ks-turnovers-axis">
        {selection === undefined ? (
          <span />
        ) : (
          <span className="ks-turnovers-check">
            <RoomyCheck
              label={t("selectAll")}
              checked={selection.all}
              some={selection.some}
              onChange={selection.toggleAll}
            />
          </span>
        )}
        <span className="ks-turnovers-hours">
          <HourHead axis={axis} />
        </span>
        {selection === undefined || count === 0 ? null : (
          <Button
            size="xs"
            className="ks-turnovers-all"
            leftSection={<IconUserCheck size={16} aria-hidden />}
            onClick={() => {
              onAssign(proposals);
            }}
          >
            {t("assignAll.action", { count })}
          </Button>
        )}
      </div>
      {groups.map((group) => {
        const those = redFirst(byGroup.get(group) ?? []);
        return those.length === 0 ? null : (
          <section key={group} aria-label={t(`group.${group}`)} data-group={group}>
            <h3>
              {t(`group.${group}`)} <span>{those.length}</span>
            </h3>
            {byProperty(those).map(({ property, turnovers }) => (
              <div key={property.id} role="group" aria-label={property.name}>
                <h4>{property.name}</h4>
                <ul>
                  {turnovers.map((turnover) => (
                    <TurnoverLine
                      key={turnover.id}
                      turnover={turnover}
                      axis={axis}
                      selection={selection}
                      onOpen={() => {
                        onOpen(turnover);
                      }}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** As in every list: j and k move between rows, x selects the focused row. */
function useLineKeys(
  lines: { readonly current: HTMLElement | null },
  shown: readonly TurnoverView[],
  selection: Selection | undefined,
) {
  const walk = (step: 1 | -1) => {
    const boxes = [...(lines.current?.querySelectorAll<HTMLElement>("li input[type=checkbox]") ?? [])];
    const at = boxes.findIndex((box) => box.closest("li")?.contains(document.activeElement));
    const next = at === -1 ? (step === 1 ? 0 : boxes.length - 1) : at + step;
    boxes[Math.min(boxes.length - 1, Math.max(0, next))]?.focus();
  };
  const isOn = selection !== undefined;
  useShortcut(
    "j",
    () => {
      walk(1);
    },
    isOn,
  );
  useShortcut(
    "k",
    () => {
      walk(-1);
    },
    isOn,
  );
  useShortcut(
    "x",
    () => {
      const row = rowInFocus(shown);
      if (row !== undefined) selection?.toggle(row.id);
    },
    isOn,
  );
}
