import { NativeSelect, TextInput } from "@mantine/core";
import type { RecordHabitView } from "@keystead/contract/statements";
import { expenseCategories, incomeCategories, RECORD_NOTES_LIMIT } from "@keystead/domain/ledger";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { FocusInside } from "../../../ui/focus/focus-inside.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBookMessages } from "../../ledger/public.ts";
import { PropertySelect } from "../../properties/public.ts";
import { LineTick } from "./line-tick.tsx";
import { onTheWire } from "../file/read-statement.ts";
import type { MatchedLine, RecordChoice } from "../use-line-choices.ts";
import type { StatementState } from "../use-statement.ts";
import "./record-of-line.css";

type RecordOfLineProps = {
  readonly of: MatchedLine;
  /** How lines of this payee were booked before. */
  readonly habit: RecordHabitView | null;
  readonly statement: StatementState;
};

/** A line that is no rent: booked as an expense or other income, by a tick as before, or by the user's entry. */
export function RecordOfLine({ of, habit, statement }: RecordOfLineProps) {
  const { t } = useTranslation("statements");
  const { at, line } = of;
  const choice = statement.recordOf(at);
  const usual = habit !== null && habit.property !== null ? habit : null;
  if (usual !== null && (choice === null || choice.byHabit))
    return <AsUsual of={of} habit={usual} statement={statement} />;
  if (choice !== null) return <RecordFields of={of} choice={choice} statement={statement} />;
  return (
    <button
      type="button"
      className="ks-link-button ks-record-of-line-button"
      onClick={() => {
        statement.enter(at, newChoice(of, habit));
      }}
    >
      {line.amountMinor < 0 ? t("record.expense") : t("record.income")}
    </button>
  );
}

/** The bank's text is offered as a note that can be seen and edited: nothing else of it is kept. */
function newChoice({ line }: MatchedLine, habit: RecordHabitView | null): RecordChoice {
  return {
    propertyId: habit?.property?.id ?? "",
    propertyName: habit?.property?.name ?? "",
    unitId: habit?.unit?.id ?? null,
    category: habit?.category ?? (line.amountMinor < 0 ? "" : "other"),
    nature: habit?.nature ?? "operating",
    notes: line.name.slice(0, RECORD_NOTES_LIMIT),
    byHabit: false,
  };
}

type AsUsualProps = RecordOfLineProps & { readonly habit: RecordHabitView };

function AsUsual({ of, habit, statement }: AsUsualProps) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const { at, line } = of;
  const wordOf = useBookMessages(line.amountMinor < 0 ? "expense" : "income");
  const { amount, currency } = onTheWire(line);
  const money = formatMoney({ amount: amount.replace("-", ""), currency }, language);
  const rentable = [habit.property?.name, habit.unit?.name].filter(Boolean).join(", ");
  const what = wordOf("category", habit.category);
  const choice = newChoice(of, habit);
  return (
    <div className="ks-record-of-line-usual">
      <LineTick
        checked={statement.recordOf(at) !== null}
        label={t("record.book", { amount: money, what, rentable })}
        onTick={(ticked) => {
          if (ticked) statement.enter(at, { ...choice, byHabit: true });
          else statement.leaveOut(at);
        }}
      />
      <div>
        <p>
          <b>{what}</b> <span className="ks-record-of-line-rentable">{rentable}</span>
        </p>
        <small>{t("sameOn", { date: formatDay(habit.lastOn, language, "short") })}</small>{" "}
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            statement.enter(at, choice);
          }}
        >
          {t("record.otherwise")}
        </button>
      </div>
    </div>
  );
}

type RecordFieldsProps = Omit<RecordOfLineProps, "habit"> & { readonly choice: RecordChoice };

function RecordFields({ of: { at, line }, choice, statement }: RecordFieldsProps) {
  const { t } = useTranslation(["statements", "ledger"]);
  const book = line.amountMinor < 0 ? "expense" : "income";
  const wordOf = useBookMessages(book);
  const categories = book === "expense" ? expenseCategories : incomeCategories;
  const set = (changed: Partial<RecordChoice>) => {
    statement.enter(at, { ...choice, ...changed });
  };
  return (
    <FocusInside>
      <div className="ks-record-of-line">
        <PropertySelect
          label={t("ledger:column.property")}
          value={choice.propertyId}
          name={choice.propertyName === "" ? undefined : choice.propertyName}
          autoFocus={choice.propertyId === ""}
          error={null}
          onChange={(propertyId) => {
            set({ propertyId, propertyName: "", unitId: null });
          }}
        />
        <NativeSelect
          label={t("ledger:column.category")}
          value={choice.category}
          data={[
            { value: "", label: t("record.choose"), disabled: true },
            ...categories.map((value) => ({ value, label: wordOf("category", value) })),
          ]}
          onChange={(event) => {
            set({ category: event.currentTarget.value });
          }}
        />
        <TextInput
          label={t("ledger:column.note")}
          value={choice.notes}
          maxLength={RECORD_NOTES_LIMIT}
          autoComplete="off"
          onChange={(event) => {
            set({ notes: event.currentTarget.value });
          }}
        />
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            statement.leaveOut(at);
          }}
        >
          {t("leaveOut")}
        </button>
      </div>
    </FocusInside>
  );
}
