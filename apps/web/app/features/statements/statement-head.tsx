import { Button, TextInput } from "@mantine/core";
import { formatMoney as apiMoney, type Money } from "@keystead/domain/money";
import { dateOrders } from "@keystead/domain/spreadsheet";
import { accountIn, readBankDay } from "@keystead/domain/statements";
import { IconBuildingBank, IconColumns, IconPaperclip } from "@tabler/icons-react";
import { useState } from "react";

import { formatDay, formatMoney } from "../../lib/format.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import type { Reading, Source } from "./read-statement.ts";
import { StatementColumns } from "./statement-columns.tsx";
import { sumsOf } from "./sums-of.ts";
import "./statement-head.css";

type StatementHeadProps = {
  readonly source: Source;
  readonly reading: Reading;
  /** Lines beyond what is matched at once. */
  readonly leftOut: number;
  readonly onSource: (source: Source | null) => void;
};

/** What was read of what was handed in, how its columns were understood, and the way to another one. */
export function StatementHead({ source, reading, leftOut, onSource }: StatementHeadProps) {
  const { t } = useTranslation("statements");
  const [opened, setOpened] = useState(reading.lines.length === 0);
  const { table, lines, unread, ambiguousDay } = reading;
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
              onSource(null);
            }}
          >
            {t("another")}
          </Button>
        </div>
      </div>
      {unread.length === 0 ? null : (
        <p className="ks-statement-head-notice">
          {t("unread", { count: unread.length, rows: unread.slice(0, 10).join(", ") })}
        </p>
      )}
      {leftOut === 0 ? null : <p className="ks-statement-head-notice">{t("leftOut", { count: leftOut })}</p>}
      {ambiguousDay === null ? null : <DayQuestion day={ambiguousDay} source={source} onSource={onSource} />}
      {opened && table !== null ? (
        <>
          <StatementColumns
            table={table}
            onColumns={(columns) => {
              onSource({ ...source, columns });
            }}
          />
          {source.ownAccount === null && lines.some(({ ownAccount }) => ownAccount !== null) ? null : (
            <OwnAccount
              known={source.ownAccount ?? ""}
              onKnown={(ownAccount) => {
                onSource({ ...source, ownAccount });
              }}
            />
          )}
        </>
      ) : null}
    </section>
  );
}

type OwnAccountProps = { readonly known: string; readonly onKnown: (account: string | null) => void };

/** Of a file that does not name it: taken when the field is left, since all lines are matched anew by it. */
function OwnAccount({ known, onKnown }: OwnAccountProps) {
  const { t } = useTranslation("statements");
  const [typed, setTyped] = useState(known);
  const account = accountIn(typed);
  const isWrong = typed.trim() !== "" && account === null;
  return (
    <TextInput
      className="ks-statement-head-own"
      label={t("ownAccount")}
      description={t("ownAccountHint")}
      value={typed}
      autoComplete="off"
      spellCheck={false}
      error={isWrong ? t("ownAccountWrong") : null}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
      }}
      onBlur={() => {
        if (!isWrong && (account ?? "") !== known) onKnown(account);
      }}
    />
  );
}

/** "1 Nov 2026 – 19 Nov 2026 · 13 payments in, €10,250.30 · 6 payments out, not used". */
function Facts({ reading: { lines } }: { readonly reading: Reading }) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const money = (sum: Money) => formatMoney({ amount: apiMoney(sum), currency: sum.currency }, language);
  const came = lines.filter(({ amountMinor }) => amountMinor > 0);
  if (first === undefined || last === undefined) return <span>{t("noLines")}</span>;
  const sums = sumsOf(came.map(({ amountMinor, currency }) => ({ minor: amountMinor, currency })));
  const out = lines.length - came.length;
  const facts = [
    `${formatDay(first, language)} – ${formatDay(last, language)}`,
    [t("in", { count: came.length }), ...sums.map((sum) => money(sum))].join(", "),
    ...(out === 0 ? [] : [t("out", { count: out })]),
  ];
  return <span>{facts.join(" · ")}</span>;
}

type DayQuestionProps = {
  readonly day: string;
  readonly source: Source;
  readonly onSource: (source: Source) => void;
};

/** Days of a statement that read in two ways, and no other day decides. */
function DayQuestion({ day, source, onSource }: DayQuestionProps) {
  const { t } = useTranslation("statements");
  const language = useLanguage();
  const chosen = source.dateOrder ?? "day_first";
  return (
    <div className="ks-statement-head-days" role="radiogroup" aria-label={t("dayQuestion", { day })}>
      <span>{t("dayQuestion", { day })}</span>
      {dateOrders.map((order) => {
        const meant = readBankDay(day, order);
        return (
          <label key={order}>
            <input
              type="radio"
              name="day-order"
              checked={order === chosen}
              onChange={() => {
                onSource({ ...source, dateOrder: order });
              }}
            />
            {meant === null ? day : formatDay(meant, language)}
          </label>
        );
      })}
    </div>
  );
}
