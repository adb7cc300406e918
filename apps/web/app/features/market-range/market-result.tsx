import type { MarketFile, MarketRange } from "@keystead/domain/market-range";
import { type Currency, formatMinor, minorDigits } from "@keystead/domain/money";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useId, useState } from "react";

import { formatMoney, formatNumber } from "../../lib/format/format.ts";
import { MoneyInput } from "../../ui/field/money-input.tsx";
import { readMoneyInput } from "../../ui/field/read-money-input.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { MarketStrip } from "./market-strip.tsx";
import { OwnPrice } from "./own-price.tsx";
import { SkippedRows } from "./skipped-rows.tsx";
import "../../ui/card.css";
import "./market-range.css";

type MarketResultProps = {
  readonly file: MarketFile;
  readonly range: MarketRange;
  readonly currency: Currency;
  readonly onStartOver: () => void;
};

/** The range, the position of every price in it, and of the person's own price. */
export function MarketResult({ file, range, currency, onStartOver }: MarketResultProps) {
  const { t } = useTranslation("market-range");
  const language = useLanguage();
  const id = useId();
  const [own, setOwn] = useState("");
  const money = (minor: number) =>
    formatMoney({ amount: formatMinor(minor, minorDigits(currency)), currency }, language);
  const input = readMoneyInput(own, { language, currency, rule: "positive" });
  const ownMinor = input.state === "amount" ? input.minor : null;
  return (
    <div className="ks-stack">
      <section className="ks-card" aria-labelledby={id}>
        <div className="ks-card-head ks-market-range-head">
          <div>
            <h2 id={id}>{t("typical", { from: money(range.p25Minor), to: money(range.p75Minor) })}</h2>
            <p className="ks-second">
              {t("used", { count: range.count })}
              {file.skipped.length === 0 ? null : `, ${t("skipped", { count: file.skipped.length })}`}
            </p>
          </div>
          <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onStartOver}>
            {t("another")}
          </Button>
        </div>
        {range.few ? <p className="ks-market-range-few">{t("few")}</p> : null}
        <MarketStrip rows={file.rows} range={range} own={ownMinor} money={money} />
        <RangeFigures range={range} money={money} hasSizeColumn={file.hasSizeColumn} />
      </section>
      <section className="ks-card ks-market-range-own" aria-label={t("myPrice")}>
        <MoneyInput label={t("myPrice")} currency={currency} value={own} onChange={setOwn} example="1150" />
        <OwnPrice own={ownMinor} range={range} money={money} />
      </section>
      {file.skipped.length === 0 ? null : <SkippedRows rows={file.skipped} />}
      <p className="ks-second">
        {t("readAs", {
          mode: t(`mode.${file.mode}`),
          rows: formatNumber(file.rows.length + file.skipped.length, language),
        })}{" "}
        {t("notStored")}
      </p>
    </div>
  );
}

type RangeFiguresProps = {
  readonly range: MarketRange;
  readonly money: (minor: number) => string;
  readonly hasSizeColumn: boolean;
};

const NOTHING = "—";

function RangeFigures({ range, money, hasSizeColumn }: RangeFiguresProps) {
  const { t } = useTranslation("market-range");
  const figures = [
    { word: "p25", minor: range.p25Minor },
    { word: "median", minor: range.medianMinor },
    { word: "p75", minor: range.p75Minor },
    { word: "average", minor: range.averageMinor },
    { word: "perSqm", minor: range.pricePerSqmMinor },
  ] as const;
  return (
    <dl className="ks-market-range-figures">
      {figures.map(({ word, minor }) => (
        <div key={word}>
          <dt>{t(word)}</dt>
          <dd>{minor === null ? NOTHING : money(minor)}</dd>
          {minor === null ? (
            <dd className="ks-market-range-why">{t(hasSizeColumn ? "noSizes" : "noSizeColumn")}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
