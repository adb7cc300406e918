import type { DateOrder, ReadSheet } from "@keystead/domain/spreadsheet";

import { formatDay } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./date-question.css";

type DateQuestionProps = {
  readonly dates: NonNullable<ReadSheet["dates"]>;
  readonly onAnswer: (order: DateOrder) => void;
};

/** Asked once for the whole column, with the first ambiguous date; the answer stays visible and can be changed. */
export function DateQuestion({ dates, onAnswer }: DateQuestionProps) {
  const { t } = useTranslation("bulk");
  const language = useLanguage();
  const { example, order } = dates;
  const answers = [
    { value: "day_first", label: t("dates.dayFirst", { date: formatDay(dates.dayFirst, language) }) },
    { value: "month_first", label: t("dates.monthFirst", { date: formatDay(dates.monthFirst, language) }) },
  ] as const;
  return (
    <fieldset className="ks-date-question" data-open={order === null}>
      <legend>{t("dates.question", { example })}</legend>
      <div className="ks-date-question-answers">
        {answers.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="date-order"
              checked={order === value}
              onChange={() => {
                onAnswer(value);
              }}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="ks-second">{t("dates.hint")}</p>
    </fieldset>
  );
}
