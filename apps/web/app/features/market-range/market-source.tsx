import { presetForm } from "@keystead/domain/exports";
import {
  MARKET_FILE_ROWS,
  marketColumns,
  type MarketFileRefusal,
  type SkippedRow,
} from "@keystead/domain/market-range";
import { csvLine } from "@keystead/domain/spreadsheet";
import { Button } from "@mantine/core";
import { IconChartDots, IconDownload } from "@tabler/icons-react";

import { saveFile } from "../../lib/files/download-file.ts";
import { formatNumber } from "../../lib/format/format.ts";
import { TextSource } from "../../ui/text/text-source.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { SkippedRows } from "./skipped-rows.tsx";
import "./market-range.css";

type MarketSourceProps = {
  /** Why the file or text cannot be read. */
  readonly refusal: MarketFileRefusal | null;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
};

const BYTE_ORDER_MARK = "\uFEFF";

/** Takes comparable prices, and offers a template file. */
export function MarketSource({ refusal, onText, onFile }: MarketSourceProps) {
  const { t } = useTranslation("market-range");
  const language = useLanguage();
  const downloadTemplate = () => {
    const head = csvLine(marketColumns, presetForm(language));
    saveFile(new Blob([BYTE_ORDER_MARK, head], { type: "text/csv" }), "market-range.csv");
  };
  return (
    <div className="ks-stack ks-market-range-source">
      <TextSource
        icon={IconChartDots}
        title={t("question")}
        intro={t("intro", { rows: formatNumber(MARKET_FILE_ROWS, language) })}
        problem={refusal === null ? null : <Problem refusal={refusal} />}
        note={t("notStored")}
        words={{ paste: t("paste"), read: t("read"), chooseFile: t("chooseFile") }}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onText={onText}
        onFile={onFile}
      >
        <Button
          variant="subtle"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={downloadTemplate}
        >
          {t("template")}
        </Button>
      </TextSource>
      {skippedOf(refusal).length === 0 ? null : <SkippedRows rows={skippedOf(refusal)} />}
    </div>
  );
}

function skippedOf(refusal: MarketFileRefusal | null): readonly SkippedRow[] {
  return refusal?.code === "NO_VALID_PRICES" ? refusal.skipped : [];
}

/** The message of the specification, and below it what to check and where. */
function Problem({ refusal }: { readonly refusal: MarketFileRefusal }) {
  const { t } = useTranslation("market-range");
  const language = useLanguage();
  switch (refusal.code) {
    case "INVALID_CSV":
      return (
        <>
          <p>{t("invalidFormat")}</p>
          <p>
            {t(`fault.${refusal.fault}`)}
            {refusal.row === null ? null : ` ${t("inRow", { row: formatNumber(refusal.row, language) })}`}
          </p>
        </>
      );
    case "NO_VALID_PRICES":
      return <p>{t("noPrices")}</p>;
    case "FILE_TOO_LARGE":
      return <p>{t("tooLarge")}</p>;
    case "TOO_MANY_ROWS":
      return <p>{t("tooManyRows", { rows: formatNumber(MARKET_FILE_ROWS, language) })}</p>;
  }
}
