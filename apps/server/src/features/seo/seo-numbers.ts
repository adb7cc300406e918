import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** Pages of the operator. */
export const seoNumbers: AnswerNumbers = {
  "seo.list": {
    others: { "pages of whoever runs the product: no figures of a landlord": ["total", "items[]"] },
  },
  "seo.get": { others: { "how often a page was shown": ["impressions"] } },
};
