import type { SubscriptionView } from "@keystead/contract/accounts";
import type { LoadContext } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import { type Plan, plans as allPlans } from "@keystead/domain/plans";
import { fill } from "@keystead/messages/fill";

import { formatBytes, formatDay, formatNumber } from "../../lib/format/format.ts";
import { refusalWord } from "../../lib/refusal/refusal-words.ts";
import { lossLines } from "../../lib/plan/loss-lines.ts";
import { plural } from "../../lib/language/plural.ts";
import { errorText, limitText, type TariffsText, tariffsText } from "./tariffs-text.server.ts";
import { isVisiting, sitePageLanguage, siteFacts } from "../site/site-page.server.ts";
import { limitRows, planFacts, regularPrices } from "./plan-facts.server.ts";
import type { TariffsFacts } from "./tariffs-page.tsx";
import { otherRefusals, type TariffsMessages } from "./other-refusals.ts";

export async function tariffsFacts(
  request: Request,
  load: LoadContext,
  lang: string | undefined,
): Promise<TariffsFacts> {
  const language = sitePageLanguage(request, lang, load);
  const text = tariffsText[language];
  // The sample's plan belongs to nobody, so a visitor of the sample sees this page like any other visitor.
  const mine = load.session === null || isVisiting(load) ? null : await load.subscription();
  const plans = planFacts(language, text);
  return {
    site: siteFacts(request, load, { language, island: "tariffs" }),
    text,
    plans,
    regularPrices: regularPrices(language, text),
    rows: limitRows(language, text),
    paymentsOpen: load.publicConfig.paymentsOpen,
    current: mine?.effectivePlan ?? null,
    plainLead: {
      saved: new URL(request.url).searchParams.get("lead") === "saved",
      refused: load.refusedLead ?? null,
    },
    lead: mine?.status === "trial" ? trialLine(mine, language, text) : text.lead,
    words: tariffsMessages(text, plans, { mine, language }),
  };
}

function trialLine(mine: SubscriptionView, language: Language, text: TariffsText): string {
  if (mine.effectivePlan !== mine.plan) return text.lead;
  const date = formatDay(mine.trialEndsAt.slice(0, 10), language);
  return fill(mine.paymentsOpen ? text.trialEnds : text.trialGoesOn, { date });
}

function tariffsMessages(
  text: TariffsText,
  plans: TariffsFacts["plans"],
  { mine, language }: { readonly mine: SubscriptionView | null; readonly language: Language },
): TariffsMessages {
  const { loss, switchTo } = limitText[language];
  return {
    messages: text.messages,
    refusals: refusalTexts(language),
    close: text.close,
    currentBadge: text.badge.current,
    down: { heading: loss.title, lead: loss.lead, confirm: switchTo, keep: loss.keep },
    losses: mine === null ? {} : lossesOf(mine.used, language, text),
    plans: Object.fromEntries(
      plans.map(({ plan, name, limits }) => [plan, { name, limits, choose: text.plan[plan].choose }]),
    ),
    mine: mine === null ? null : { plan: mine.effectivePlan },
  };
}

/** The application's own error texts. */
function refusalTexts(language: Language): TariffsMessages["refusals"] {
  const words = new Map<string, unknown>(Object.entries(errorText[language]));
  return Object.fromEntries(
    otherRefusals.map((code) => [code, String(words.get(refusalWord(code).replace("errors:", "")))]),
  );
}

/** For every pair of plans, because the page stays open while a person switches several times. */
function lossesOf(
  used: SubscriptionView["used"],
  language: Language,
  text: TariffsText,
): TariffsMessages["losses"] {
  const { part: parts, loss } = limitText[language];
  const linesFor = (from: Plan, to: Plan) =>
    lossLines(
      { from, to, used },
      {
        planName: (plan) => text.plan[plan].name,
        part: (part) => parts[part],
        line: (key, values) => fill(loss[key], values),
        over: (kind, values) =>
          fill(
            plural(values.count, { one: loss[`${kind}_one`], other: loss[`${kind}_other`] }, language),
            values,
          ),
        number: (value) => formatNumber(value, language),
        bytes: (value) => formatBytes(value, language),
      },
    );
  return Object.fromEntries(
    allPlans.map((from) => [from, Object.fromEntries(allPlans.map((to) => [to, linesFor(from, to)]))]),
  );
}
