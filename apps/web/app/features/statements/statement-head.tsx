import { Button, NativeSelect, TextInput } from "@mantine/core";
import { moneyText as apiMoney, type Money, sumMoney } from "@keystead/domain/money";
import { cellSeparators } from "@keystead/domain/spreadsheet";
import { accountIn, type BankAnswers } from "@keystead/domain/statements";
import { IconBuildingBank, IconColumns, IconPaperclip } from "@tabler/icons-react";
import { useState } from "react";

import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import type { StatementReading } from "./file/read-statement.ts";
import { StatementColumns } from "./file/statement-columns.tsx";
import { StatementQuestions } from "./file/statement-questions.tsx";
import "./statement-head.css";

const SEPARATORS = { "\t": "tab", ";": "semicolon", ",": "comma", "|": "bar" } as const;

type StatementHeadProps = {
  readonly answers: BankAnswers;
  readonly reading: StatementReading;
  /** The answers come from an earlier file. */
  readonly isRemembered: boolean;
  /** The number of lines above the limit. */
  readonly leftOut: number;
  /** Null starts over. */
  readonly onAnswers: (answers: BankAnswers | null) => void;
};

/** A summary of what was read, the meaning of its columns, and a way to load another file. */
export function StatementHead({ answers, reading, isRemembered, leftOut, onAnswers }: StatementHeadProps) {
  const { t } = useTranslation("statements");
  const [opened, setOpened] = useState(reading.lines.length === 0);
  const { table, lines, unread } = reading;
  return (
    <section className="ks-card" aria-label={t("what")}>
      <div className="ks-statement-head-line">
        <span className="ks-statement-head-mark" aria-hidden>
          <IconBuildingBank size={20} stroke={1.6} />
        </span>
        <div className="ks-statement-head-facts" role="status">
          <b>{t("linesRead", { count: lines.length })}</b>
          <Facts reading={reading} />
        </div>
        <div className="ks-statement-head-actions">
          {table === null ? null : (
            <Button
              variant="subtle"
              leftSection={<IconColumns size={18} aria-hidden />}
              aria-expanded={opened}
              onClick={() => {
                setOpened(!opened);
              }}
            >
              {t("columns")}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPaperclip size={18} aria-hidden />}
            onClick={() => {
              onAnswers(null);
            }}
          >
            {t("another")}
          </Button>
        </div>
      </div>
      {isRemembered ? <p className="ks-statement-head-note">{t("remembered")}</p> : null}
      {unread.length === 0 ? null : (
        <p className="ks-statement-head-notice">
          {t("unread", { count: unread.length, rows: unread.slice(0, 10).join(", ") })}
        </p>
      )}
      {leftOut === 0 ? null : <p className="ks-statement-head-notice">{t("leftOut", { count: leftOut })}</p>}
      <StatementQuestions reading={reading} answers={answers} onAnswers={onAnswers} />
      {opened && table !== null ? (
        <>
          <StatementColumns
            table={table}
            onColumns={(columns) => {
              onAnswers({ ...answers, columns });
            }}
          />
          <div className="ks-statement-head-rules">
            {table.separator === null ? null : (
              <NativeSelect
                label={t("separator")}
                value={table.separator}
                data={cellSeparators.map((value) => ({ value, label: t(`separators.${SEPARATORS[value]}`) }))}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  const separator = cellSeparators.find((one) => one === value) ?? null;
                  onAnswers({ ...answers, separator, columns: null });
                }}
              />
            )}
            <label className="ks-statement-head-turned">
              <input
                type="checkbox"
                checked={answers.turned === true}
                onChange={(event) => {
                  onAnswers({ ...answers, turned: event.currentTarget.checked });
                }}
              />
              {t("turned")}
            </label>
            {answers.ownAccount === null && lines.some(({ ownAccount }) => ownAccount !== null) ? null : (
              <OwnAccount
                known={answers.ownAccount ?? ""}
                onKnown={(ownAccount) => {
                  onAnswers({ ...answers, ownAccount });
                }}
              />
            )}
          </div>
        </>
      ) : null}
    </section>
  );
}

type OwnAccountProps = { readonly known: string; readonly onKnown: (account: string | null) => void };

/** For a file that does not name its account. Applied on blur, because it matches all lines again. */
function OwnAccount({ known, onKnown }: OwnAccountProps) {
  const { t } = useTranslation("statements");
  const [entered, setEntered] = useState(known);
  const account = accountIn(entered);
  const isWrong = entered.trim() !== "" && account === null;
  return (
    <TextInput
      className="ks-statement-head-own"
      label={t("ownAccount")}
      description={t("ownAccountHint")}
      value={entered}
      autoComplete="off"
      spellCheck={false}
      error={isWrong ? t("ownAccountWrong") : null}
      onChange={(event) => {
        setEntered(event.currentTarget.value);
      }}
      onBlur={() => {
        if (!isWrong && (account ?? "") !== known) onKnown(account);
      }}
    />
  );
}

/** "1 Nov 2026 – 19 Nov 2026 · 13 payments in, €10,250.30 · 6 payments out, not used". */
function Facts({ reading: { lines } }: { readonly reading: StatementReading }) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const money = (sum: Money) => formatMoney({ amount: apiMoney(sum), currency: sum.currency }, language);
  const came = lines.filter(({ amountMinor }) => amountMinor > 0);
  if (first === undefined || last === undefined) return <span>{t("noLines")}</span>;
  const sums = sumMoney(came.map(({ amountMinor, currency }) => ({ minor: amountMinor, currency })));
  const out = lines.length - came.length;
  const facts = [
    `${formatDay(first, language)} – ${formatDay(last, language)}`,
    [t("in", { count: came.length }), ...sums.map((sum) => money(sum))].join(", "),
    ...(out === 0 ? [] : [t("out", { count: out })]),
  ];
  return <span>{facts.join(" · ")}</span>;
}
