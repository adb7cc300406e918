import type { RateGrid } from "@keystead/contract/fx";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { requestedRate } from "./rate-address.ts";
import { keyOfCell } from "./rate-rows.ts";

/** The currency in the address, unless it is the base: it gets a row even without stored rates. */
export function useRequestedCurrency({ baseCurrency }: Pick<RateGrid, "baseCurrency">): readonly string[] {
  const requested = requestedRate(useLocation().search);
  return requested === null || requested.currency === baseCurrency ? [] : [requested.currency];
}

/** Focuses the cell in the address, once for each visit. */
export function useFocusRequested({ baseCurrency }: Pick<RateGrid, "baseCurrency">): void {
  const { search, key } = useLocation();
  const arrived = useRef<string | null>(null);
  // The cells are rendered by now.
  useEffect(() => {
    const requested = requestedRate(search);
    if (requested === null || arrived.current === key) return;
    const cell = keyOfCell({ period: requested.period, base: baseCurrency, quote: requested.currency });
    const field = document.getElementById(`rate-${cell}`);
    if (field === null) return;
    arrived.current = key;
    field.scrollIntoView({ block: "center", inline: "center" });
    field.focus();
  }, [search, key, baseCurrency]);
}
