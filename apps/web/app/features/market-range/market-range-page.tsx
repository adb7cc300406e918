import { currency as currencyOf } from "@keystead/domain/money";

import { PageHeader } from "../../ui/page/page-header.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useBaseCurrency } from "../session/public.ts";
import { MarketResult } from "./market-result.tsx";
import { MarketSource } from "./market-source.tsx";
import { useMarket } from "./use-market.ts";
import "./market-range.css";

/** Is my price inside the local range? Calculated from a list of comparable prices, in the browser only. */
export function MarketRangePage() {
  const { t } = useTranslation(["market-range", "ui"]);
  const currency = useBaseCurrency();
  return (
    <>
      <PageHeader title={t("title")}>
        <StatusBadge tone="information">{t("beta")}</StatusBadge>
        {t("question")}
      </PageHeader>
      {currency === undefined ? <p role="status">{t("ui:loading")}</p> : <MarketDesk currency={currency} />}
    </>
  );
}

function MarketDesk({ currency: code }: { readonly currency: string }) {
  const currency = currencyOf(code);
  const { market, readText, readFile, startOver } = useMarket(currency);
  if (market.state !== "read")
    return (
      <MarketSource
        refusal={market.state === "refused" ? market.refusal : null}
        onText={readText}
        onFile={(file) => void readFile(file)}
      />
    );
  return <MarketResult file={market.file} range={market.range} currency={currency} onStartOver={startOver} />;
}
