import { Button } from "@mantine/core";
import { type OpenDateOrder as Dates, MOST_LINES } from "@keystead/domain/spreadsheet";
import { IconClipboard, IconEraser, IconPlus } from "@tabler/icons-react";
import { Link } from "react-router";
import { type Dispatch, type ReactNode, type SetStateAction, useCallback } from "react";

import { KeyForm } from "../../../ui/form/key-form.tsx";
import { LeaveDialog } from "../../../ui/overlay/leave-dialog.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { focusCell } from "./cell-focus.ts";
import { DateQuestion } from "./date-question.tsx";
import { addRows, emptyGrid, type Grid, isEmptyGrid, nextFreeRow, pasteInto, rangeOf } from "./grid.ts";
import { BulkFoot, type BulkFootProps } from "./bulk-foot.tsx";
import type { Edit, LineContext, SheetKind } from "./sheet-kind.ts";
import { SheetTable } from "./sheet-table.tsx";
import { firstProblem, type LineReading, type SheetWork } from "./first-problem.ts";
import "./bulk.css";

type SheetPageProps<Kind extends string, Reading extends LineReading<Kind>, Context extends LineContext> = {
  readonly kind: SheetKind<Kind, Reading, Context>;
  readonly work: SheetWork<Kind>;
  readonly setWork: Dispatch<SetStateAction<SheetWork<Kind>>>;
  readonly sheet: { readonly rows: readonly Reading[]; readonly dates: Dates | null };
  readonly blank: Reading;
  readonly contextOf: (reading: Reading) => Context;
  readonly onCurrency: (currency: string) => void;
  readonly intro: string;
  /** Values for all lines. */
  readonly shared: ReactNode;
  readonly foot: Omit<BulkFootProps, "onShowProblem">;
  readonly onSend: () => void;
};

/** Creates many records from a spreadsheet: paste, check, create. */
export function SheetPage<
  Kind extends string,
  Reading extends LineReading<Kind>,
  Context extends LineContext,
>(props: SheetPageProps<Kind, Reading, Context>) {
  const { kind, work, setWork, sheet, onCurrency, foot, onSend } = props;
  const { t } = useTranslation("bulk");
  const { grid } = work;
  const edit = useCallback(
    (change: (grid: Grid<Kind>) => Grid<Kind>) => {
      setWork((now) => ({ ...now, grid: change(now.grid) }));
    },
    [setWork],
  );
  const showProblem = () => {
    const position = firstProblem(sheet.rows, grid);
    if (position !== null) focusCell(position.row, position.column);
  };
  return (
    <div className="ks-stack">
      <div className="ks-bulk-intro">
        <p>
          {props.intro} <Link to="/csv-import">{t("csvImport")}</Link>
        </p>
        <SheetTools kind={kind} work={work} setWork={setWork} onEdit={edit} onCurrency={onCurrency} />
      </div>
      {props.shared}
      {sheet.dates === null ? null : (
        <DateQuestion
          dates={sheet.dates}
          onAnswer={(order) => {
            setWork({ ...work, dateOrder: order });
          }}
        />
      )}
      {grid.leftOut === 0 ? null : (
        <p className="ks-bulk-notice" role="status">
          {t("leftOut", { count: grid.leftOut })}
        </p>
      )}
      <KeyForm
        className="ks-card ks-bulk-card"
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <SheetTable
          kind={kind}
          grid={grid}
          rows={sheet.rows}
          blank={props.blank}
          contextOf={props.contextOf}
          onEdit={edit}
        />
        <AddRows grid={grid} onEdit={edit} />
        <BulkFoot {...foot} onShowProblem={showProblem} />
      </KeyForm>
      <LeaveDialog
        dirty={!isEmptyGrid(grid)}
        words={{ title: t("leaveTitle"), text: t("leaveText"), leave: t("leave"), stay: t("stay") }}
      />
    </div>
  );
}

type SheetToolsProps<Kind extends string, Reading extends LineReading<Kind>, Context extends LineContext> = {
  readonly kind: SheetKind<Kind, Reading, Context>;
  readonly work: SheetWork<Kind>;
  readonly setWork: (next: SheetWork<Kind>) => void;
  readonly onEdit: Edit<Kind>;
  readonly onCurrency: (currency: string) => void;
};

/** For devices without a keyboard: pastes the clipboard by a button, where the browser allows it. */
function SheetTools<Kind extends string, Reading extends LineReading<Kind>, Context extends LineContext>({
  kind,
  work,
  setWork,
  onEdit,
  onCurrency,
}: SheetToolsProps<Kind, Reading, Context>) {
  const { t } = useTranslation(["bulk", "forms"]);
  const paste = async () => {
    const range = rangeOf(await navigator.clipboard.readText().catch(() => ""), kind.titles);
    focusCell(0, 0);
    if (range === null) {
      toast.information(t("pasteBlocked"));
      return;
    }
    onEdit((before) => pasteInto(before, { row: nextFreeRow(before), column: 0 }, range));
    if (range.currency !== null) onCurrency(range.currency);
  };
  const clear = () => {
    setWork({ grid: emptyGrid(work.grid.kinds), dateOrder: null });
    focusCell(0, 0);
    toast.undo(t("cleared"), t("forms:undo"), () => {
      setWork(work);
    });
  };
  return (
    <div className="ks-bulk-tools">
      <Button
        variant="default"
        leftSection={<IconClipboard size={18} aria-hidden />}
        onClick={() => {
          void paste();
        }}
      >
        {t("paste")}
      </Button>
      {isEmptyGrid(work.grid) ? null : (
        <Button variant="subtle" leftSection={<IconEraser size={18} aria-hidden />} onClick={clear}>
          {t("clear")}
        </Button>
      )}
    </div>
  );
}

type AddRowsProps<Kind extends string> = { readonly grid: Grid<Kind>; readonly onEdit: Edit<Kind> };

function AddRows<Kind extends string>({ grid, onEdit }: AddRowsProps<Kind>) {
  const { t } = useTranslation("bulk");
  if (grid.rows.length >= MOST_LINES) return null;
  return (
    <button
      type="button"
      className="ks-bulk-more"
      onClick={() => {
        onEdit(addRows);
      }}
    >
      <IconPlus size={16} aria-hidden />
      {t("addRows")}
    </button>
  );
}
