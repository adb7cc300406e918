import type { MissingRateView } from "@keystead/contract/fx";
import { parseMonth } from "@keystead/domain/calendar";
import { CURRENCY_CODE } from "@keystead/domain/money";
import type { To } from "react-router";

/** The link to the cell of a missing rate; `from` is the page to return to when it is saved. */
export function rateAddress(
  { period, from }: Pick<MissingRateView, "period" | "from">,
  back: { readonly pathname: string; readonly search: string; readonly hash: string },
): { readonly to: To; readonly state: { readonly ratesBack: string } } {
  return {
    to: { pathname: "/settings", search: `?rate=${period}.${from}`, hash: "#fx" },
    state: { ratesBack: `${back.pathname}${back.search}${back.hash}` },
  };
}

/** The month and the currency in the address; null if it names none. */
export function requestedRate(search: string): { readonly period: string; readonly currency: string } | null {
  const [period = "", currency = ""] = (new URLSearchParams(search).get("rate") ?? "").split(".");
  return parseMonth(period) !== null && CURRENCY_CODE.test(currency) ? { period, currency } : null;
}

/** The page from which somebody came to enter a rate: an address of this product, or null. */
export function backOf(state: unknown): string | null {
  const back = typeof state === "object" && state !== null && "ratesBack" in state ? state.ratesBack : null;
  return typeof back === "string" && /^\/(?!\/)/.test(back) ? back : null;
}
