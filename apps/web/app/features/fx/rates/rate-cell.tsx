import type { Language } from "@keystead/domain/languages";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";

import { formatMonth, formatAmountInput } from "../../../lib/format/format.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { pastedRates } from "./pasted-rates.ts";
import type { RateCell, RateRow } from "./rate-rows.ts";
import { inverseText, storedText, rateInput } from "./rate-texts.ts";
import type { RateInputs } from "./use-rate-form.ts";
import "../../../ui/second.css";
import "./rate-table.css";

export type CellForm = Pick<Form<RateInputs>, "values" | "change" | "problemOf">;

type FieldProps = {
  readonly cell: RateCell;
  readonly rows: readonly RateRow[];
  readonly form: CellForm;
  readonly onLeft: (count: number) => void;
};

/** A field with the stored rate and, below it, its inverse; or, without a rate, how many records wait for it. */
export function RateField({ cell, rows, form, onLeft }: FieldProps) {
  const { t } = useTranslation("fx");
  const language = useLanguage();
  const { period, base, quote, stored, turned } = cell;
  const entered = form.values[cell.key];
  const problem = form.problemOf(cell.key);
  const write = (text: string) => {
    form.change((was) => withInput(was, { [cell.key]: text }, { cells: [cell], language }));
  };
  return (
    <div className="ks-rate-table-cell" data-waiting={cell.waiting > 0 && entered === undefined}>
      <input
        id={`rate-${cell.key}`}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t("cell", { base, quote, month: formatMonth(period, language) })}
        aria-describedby={`rate-${cell.key}-about`}
        aria-invalid={problem !== null}
        data-entered={entered !== undefined}
        data-at={`${period} ${base}/${quote}`}
        value={entered ?? storedText(cell, language)}
        placeholder={turned && stored !== null ? `≈ ${inverseText(stored.rate, language)}` : ""}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          write(event.currentTarget.value);
        }}
        onPaste={(event) => {
          const pasted = pastedRates(event.clipboardData.getData("text/plain"), cell, rows);
          if (pasted === null) return;
          event.preventDefault();
          const cells = rows.flatMap((row) => row.cells);
          form.change((was) => withInput(was, pasted.values, { cells, language }));
          onLeft(pasted.left);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && entered !== undefined) write(storedText(cell, language));
          else moveInColumn(event);
        }}
      />
      <small id={`rate-${cell.key}-about`}>
        {problem === null ? <About cell={cell} entered={entered} /> : <span role="alert">{problem}</span>}
      </small>
    </div>
  );
}

/** The same without a field, for people who may only read. */
export function RateCellText({ cell }: { readonly cell: RateCell }) {
  const language = useLanguage();
  const { stored, turned } = cell;
  const rate = stored === null ? null : formatAmountInput(stored.rate, language);
  return (
    <div className="ks-rate-table-cell" data-waiting={cell.waiting > 0}>
      <b>
        {rate === null ? "–" : turned && stored !== null ? `≈ ${inverseText(stored.rate, language)}` : rate}
      </b>
      <small>
        <About cell={cell} entered={undefined} />
      </small>
    </div>
  );
}

type AboutProps = { readonly cell: RateCell; readonly entered: string | undefined };

function About({ cell, entered }: AboutProps) {
  const { t } = useTranslation("fx");
  const language = useLanguage();
  const { stored, turned, waiting } = cell;
  const asStored = (one: NonNullable<RateCell["stored"]>) =>
    t("reads", { base: one.base, quote: one.quote, rate: formatAmountInput(one.rate, language) });
  if (entered !== undefined) {
    const rate = rateInput(entered);
    if (stored !== null) return t("was", { rate: turned ? asStored(stored) : storedText(cell, language) });
    return rate === null ? null : <Inverse cell={cell} rate={rate} />;
  }
  if (stored !== null) return turned ? asStored(stored) : <Inverse cell={cell} rate={stored.rate} />;
  if (waiting === 0) return null;
  return (
    <span className="ks-rate-table-waiting">
      <IconAlertTriangle size={14} aria-hidden />
      {t("waiting", { count: waiting })}
    </span>
  );
}

type InverseProps = { readonly cell: RateCell; readonly rate: string };

function Inverse({ cell: { base, quote }, rate }: InverseProps) {
  const { t } = useTranslation("fx");
  const inverse = inverseText(rate, useLanguage());
  return (
    <>
      <span className="ks-rate-table-short" aria-hidden>
        {inverse}
      </span>
      <span className="ks-rate-table-whole">{t("inverse", { quote, base, rate: inverse })}</span>
    </>
  );
}

/** Input equal to the stored rate counts as not typed. */
export function withInput(
  was: RateInputs,
  values: RateInputs,
  { cells, language }: { readonly cells: readonly RateCell[]; readonly language: Language },
): RateInputs {
  const next: Record<string, string> = { ...was };
  for (const cell of cells) {
    const text = values[cell.key];
    if (text === undefined) continue;
    if (text === storedText(cell, language)) delete next[cell.key];
    else next[cell.key] = text;
  }
  return next;
}

/** Up and down go to the previous and next pair, in the same month. */
function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  const row = event.currentTarget.closest("tr");
  const at = event.currentTarget.closest("td")?.cellIndex ?? 0;
  const next = event.key === "ArrowUp" ? row?.previousElementSibling : row?.nextElementSibling;
  const field = next?.children[at]?.querySelector("input");
  if (field === null || field === undefined) return;
  event.preventDefault();
  field.focus();
}
