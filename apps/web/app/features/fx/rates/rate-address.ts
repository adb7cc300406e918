import type { MissingRateView } from "@keystead/contract/fx";
import { parseMonth } from "@keystead/domain/calendar";
import { CURRENCY_CODE } from "@keystead/domain/money";
import type { To } from "react-router";

/** The way to the cell of a rate that is missing; `from` is where one comes back to when it is saved. */
export function rateAddress(
  { period, from }: Pick<MissingRateView, "period" | "from">,
  back: { readonly pathname: string; readonly search: string; readonly hash: string },
): { readonly to: To; readonly state: { readonly ratesBack: string } } {
  return {
    to: { pathname: "/settings", search: `?rate=${period}.${from}`, hash: "#fx" },
    state: { ratesBack: `${back.pathname}${back.search}${back.hash}` },
  };
}

/** The month and the currency that an address asks for; null when it names none. */
export function requestedRate(search: string): { readonly period: string; readonly currency: string } | null {
  const [period = "", currency = ""] = (new URLSearchParams(search).get("rate") ?? "").split(".");
  return parseMonth(period) !== null && CURRENCY_CODE.test(currency) ? { period, currency } : null;
}

/** Where somebody came from to enter a rate: an address of this product, or null. */
export function backOf(state: unknown): string | null {
  const back = typeof state === "object" && state !== null && "ratesBack" in state ? state.ratesBack : null;
  return typeof back === "string" && /^\/(?!\/)/.test(back) ? back : null;
}
