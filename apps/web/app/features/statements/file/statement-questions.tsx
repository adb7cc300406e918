import { currency as currencyOf, moneyText as apiMoney } from "@keystead/domain/money";
import { dateOrders } from "@keystead/domain/spreadsheet";
import { type BankAnswers, type BankQuestion, readBankDay } from "@keystead/domain/statements";

import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBaseCurrency } from "../../session/public.ts";
import type { StatementReading } from "./read-statement.ts";
import "../statement-head.css";
import "./statement-questions.css";

const NEITHER = "";

type QuestionsProps = {
  readonly reading: StatementReading;
  readonly answers: BankAnswers;
  readonly onAnswers: (answers: BankAnswers) => void;
};

/** Questions that the file does not answer, each asked once, and its lines that the bank has not booked. */
export function StatementQuestions({ reading, answers, onAnswers }: QuestionsProps) {
  const { t } = useTranslation("statements");
  const { pending, reverted } = reading.notBooked;
  return (
    <>
      {pending === 0 ? null : <p className="ks-statement-head-notice">{t("pending", { count: pending })}</p>}
      {reverted === 0 ? null : (
        <p className="ks-statement-head-notice">{t("reverted", { count: reverted })}</p>
      )}
      <Balances reading={reading} />
      {reading.questions.map((question) => (
        <Question key={question.kind} question={question} answers={answers} onAnswers={onAnswers} />
      ))}
    </>
  );
}

/** Lines that do not add up to the bank's balances, by the first day on which they differ. */
function Balances({ reading }: { readonly reading: StatementReading }) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const money = (minor: number, coin: string) => {
    const currency = currencyOf(coin);
    return formatMoney({ amount: apiMoney({ minor, currency }), currency }, language);
  };
  return reading.balances.map(({ account, currency, openingMinor, closingMinor, gapOn }) => (
    <p
      className="ks-statement-questions-balance"
      data-gap={gapOn !== null}
      key={[account, currency, openingMinor, closingMinor].join(" ")}
    >
      {t(gapOn === null ? "addsUp" : "gap", {
        opening: money(openingMinor, currency),
        closing: money(closingMinor, currency),
        day: gapOn === null ? "" : formatDay(gapOn, language),
      })}
    </p>
  ));
}

type QuestionProps = {
  readonly question: BankQuestion;
  readonly answers: BankAnswers;
  readonly onAnswers: (answers: BankAnswers) => void;
};

function Question({ question, answers, onAnswers }: QuestionProps) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const base = useBaseCurrency();
  switch (question.kind) {
    case "columns":
      return (
        <p className="ks-statement-head-notice" role="alert">
          {t(question.missing === "date" ? "whichDate" : "whichAmount")}
        </p>
      );
    case "currency":
      return (
        <div className="ks-statement-questions-currency">
          <CurrencySelect
            label={t("currencyQuestion")}
            value={answers.currency ?? base ?? ""}
            onChange={(code) => {
              onAnswers({ ...answers, currency: code === "" ? null : currencyOf(code) });
            }}
          />
        </div>
      );
    case "card":
      return (
        <Choice
          name="card"
          question={t("cardQuestion", { text: question.text })}
          chosen={null}
          options={[
            { value: "in", label: t("cameIn") },
            { value: "out", label: t("wentOut") },
          ]}
          onChoose={(value) => {
            onAnswers({ ...answers, turned: value === "out" });
          }}
        />
      );
    case "direction":
      return (
        <Choice
          name="direction"
          question={t("directionQuestion")}
          chosen={answers.turned === true ? "out" : "in"}
          options={[
            { value: "in", label: t("cameIn") },
            { value: "out", label: t("wentOut") },
          ]}
          onChoose={(value) => {
            onAnswers({ ...answers, turned: value === "out" });
          }}
        />
      );
    case "outWord":
      return (
        <Choice
          name="out-word"
          question={t("outWordQuestion")}
          chosen={answers.outWord}
          options={[
            ...question.words.map((word) => ({ value: word, label: word })),
            { value: NEITHER, label: t("neitherWord") },
          ]}
          onChoose={(word) => {
            // If no line has a sign, the next question asks for the direction.
            onAnswers(word === NEITHER ? { ...answers, turned: false } : { ...answers, outWord: word });
          }}
        />
      );
    case "dateOrder":
      return (
        <Choice
          name="day-order"
          question={t("dayQuestion", { day: question.day })}
          chosen={answers.dateOrder ?? "day_first"}
          options={dateOrders.map((order) => {
            const meant = readBankDay(question.day, order);
            return { value: order, label: meant === null ? question.day : formatDay(meant, language) };
          })}
          onChoose={(dateOrder) => {
            onAnswers({ ...answers, dateOrder });
          }}
        />
      );
  }
}

type ChoiceProps<Value extends string> = {
  readonly name: string;
  readonly question: string;
  readonly chosen: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ name, question, chosen, options, onChoose }: ChoiceProps<Value>) {
  return (
    <div className="ks-statement-questions-choice" role="radiogroup" aria-label={question}>
      <span>{question}</span>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => {
              onChoose(value);
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
