import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The numbers of pages that the operator publishes. */
export const seoNumbers: AnswerNumbers = {
  "seo.list": {
    others: { "pages of whoever runs the product: no figures of a landlord": ["total", "items[]"] },
  },
  "seo.starters": { others: { "how many pages of the product are not here": ["items[].pages"] } },
  "seo.get": { others: { "how often a page was shown": ["impressions"] } },
};
