import {
  MARKET_FILE_BYTES,
  type MarketFile,
  type MarketFileRefusal,
  type MarketRange,
  marketRange,
  readMarketFile,
} from "@keystead/domain/market-range";
import type { Currency } from "@keystead/domain/money";
import { useMemo, useState } from "react";

import { textOfFile } from "../../lib/files/text-of-file.ts";

type Source = { readonly text: string } | "too_large" | null;

export type Market =
  | { readonly state: "empty" }
  | { readonly state: "refused"; readonly refusal: MarketFileRefusal }
  | { readonly state: "read"; readonly file: MarketFile; readonly range: MarketRange };

/** The file or text, read and calculated here: nothing leaves the browser. */
export function useMarket(currency: Currency) {
  const [source, setSource] = useState<Source>(null);
  const market = useMemo(() => marketOf(source, currency), [source, currency]);
  return {
    market,
    readText: (text: string) => {
      setSource({ text });
    },
    readFile: async (file: File) => {
      // Checked before reading: a large file would fill the memory first.
      setSource(file.size > MARKET_FILE_BYTES ? "too_large" : { text: await textOfFile(file) });
    },
    startOver: () => {
      setSource(null);
    },
  };
}

function marketOf(source: Source, currency: Currency): Market {
  if (source === null) return { state: "empty" };
  if (source === "too_large") return { state: "refused", refusal: { ok: false, code: "FILE_TOO_LARGE" } };
  const file = readMarketFile(source.text, currency);
  if (!file.ok) return { state: "refused", refusal: file };
  const range = marketRange(file.rows);
  if (!range.ok) return { state: "refused", refusal: { ...range, skipped: file.skipped } };
  return { state: "read", file, range: range.value };
}
