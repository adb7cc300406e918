import type { HistoryChange, HistoryEntry, HistoryValue } from "@keystead/contract/history";
import { IconArrowRight } from "@tabler/icons-react";
import { Fragment } from "react";

import { formatDay, formatMonth, formatNumber, formatDecimal } from "../../lib/format/format.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { RecordLink } from "./record-link.tsx";
import { useEntryMessages } from "./use-entry-messages.ts";
import "../../ui/link-lines.css";
import "./change-list.css";

type ChangeListProps = {
  /** The kind of record. */
  readonly entity: HistoryEntry["entity"];
  readonly changes: readonly HistoryChange[];
  /** How many are shown; of the others only the number is given. */
  readonly most?: number;
};

/** The old and new value of each field; of names, contacts and notes only that they changed. */
export function ChangeList({ entity, changes, most = changes.length }: ChangeListProps) {
  const { t } = useTranslation("history");
  const { fieldOf } = useEntryMessages();
  if (changes.length === 0) return null;
  const more = changes.length - most;
  return (
    <>
      <dl className="ks-change-list ks-link-lines">
        {changes.slice(0, most).map((change, at) => (
          <div key={`${change.field}-${at}`}>
            <dt>{fieldOf(change, entity)}</dt>
            <dd>
              <Change change={change} />
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 ? <span className="ks-second">{t("more", { count: more })}</span> : null}
    </>
  );
}

function Change({ change: { hidden, from, to } }: { readonly change: HistoryChange }) {
  const { t } = useTranslation("history");
  if (hidden) return <span className="ks-second">{t("changed")}</span>;
  if (from === null && to !== null) return <Value value={to} />;
  return (
    <>
      <span className="ks-change-list-old">{from === null ? t("none") : <Value value={from} />}</span>{" "}
      <span className="ks-change-list-to">
        <IconArrowRight size={14} aria-hidden />
        <span className="ks-visually-hidden">{t("became")}</span>
      </span>{" "}
      {to === null ? t("none") : <Value value={to} />}
    </>
  );
}

function Value({ value }: { readonly value: HistoryValue }) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  switch (value.type) {
    case "money":
      return <MoneyText amount={value.amount} currency={value.currency} />;
    case "day":
      return formatDay(value.text, language);
    case "month":
      return formatMonth(value.text, language);
    case "time":
      return value.text;
    case "rate":
      return formatDecimal(value.text, language);
    case "number":
      return <Figure number={value.number} />;
    case "yes":
      return t(value.yes ? "yes" : "no");
    case "word":
      return t(`word.${value.word}`);
    case "code":
      return nameOfCode(value, intlLocales[language]);
    case "records":
      return value.records.map((record, at) => (
        <Fragment key={record.id}>
          {at === 0 ? null : ", "}
          <RecordLink record={record} />
        </Fragment>
      ));
  }
}

/** A year is not a count, so it gets no grouping. */
function Figure({ number }: { readonly number: number }) {
  const language = useLanguage();
  return Number.isInteger(number) ? String(number) : formatNumber(number, language, 2);
}

/** Countries, languages and currencies by name; a time zone by its identifier. */
function nameOfCode({ of, code }: Extract<HistoryValue, { type: "code" }>, locale: string): string {
  if (of === "timezone") return code.replaceAll("_", " ");
  const type = ({ country: "region", language: "language", currency: "currency" } as const)[of];
  const name = new Intl.DisplayNames(locale, { type, fallback: "code" }).of(code) ?? code;
  return of === "currency" && name !== code ? `${name} (${code})` : name;
}
