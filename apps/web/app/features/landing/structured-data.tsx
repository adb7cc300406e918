import { languages } from "@keystead/domain/languages";
import { planPrices, plans, PRICE_CURRENCY } from "@keystead/domain/plans";

import { JsonLd } from "../site/json-ld.tsx";
import { say, type SectionProps } from "./landing-facts.ts";
import { questionsOf } from "./questions.tsx";

/**
 * The structured data for search engines: facts and questions, never quotes or ratings, which may be invented examples.
 */
export function StructuredData({ facts }: SectionProps) {
  const { site, text } = facts;
  return (
    <>
      <JsonLd
        data={{
          "@type": "SoftwareApplication",
          name: site.appName,
          url: `${site.baseUrl}/${site.language}`,
          applicationCategory: "BusinessApplication",
          operatingSystem: "Web",
          description: say(facts, text.meta.description),
          inLanguage: languages,
          offers: plans.map((plan) => ({
            "@type": "Offer",
            name: text.pricing.plans[plan].name,
            price: (planPrices[plan].monthly / 100).toFixed(2),
            priceCurrency: PRICE_CURRENCY,
          })),
        }}
      />
      <JsonLd
        data={{
          "@type": "FAQPage",
          inLanguage: site.language,
          mainEntity: questionsOf(facts).map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
    </>
  );
}
