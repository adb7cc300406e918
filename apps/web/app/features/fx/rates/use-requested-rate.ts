import type { RateGrid } from "@keystead/contract/fx";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { requestedRate } from "./rate-address.ts";
import { keyOfCell } from "./rate-rows.ts";

/** The currency that an address asks a rate for, when it is another than the base: it has a row though nothing is stored in it. */
export function useRequestedCurrency({ baseCurrency }: Pick<RateGrid, "baseCurrency">): readonly string[] {
  const asked = requestedRate(useLocation().search);
  return asked === null || asked.currency === baseCurrency ? [] : [asked.currency];
}

/** Leads to the cell that an address asks for, once for each arrival. */
export function useFocusAsked({ baseCurrency }: Pick<RateGrid, "baseCurrency">): void {
  const { search, key } = useLocation();
  const arrived = useRef<string | null>(null);
  // The cells stand in the document by now: the focus is the browser's.
  useEffect(() => {
    const asked = requestedRate(search);
    if (asked === null || arrived.current === key) return;
    const cell = keyOfCell({ period: asked.period, base: baseCurrency, quote: asked.currency });
    const field = document.getElementById(`rate-${cell}`);
    if (field === null) return;
    arrived.current = key;
    field.scrollIntoView({ block: "center", inline: "center" });
    field.focus();
  }, [search, key, baseCurrency]);
}
