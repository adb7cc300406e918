import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The totals of campaigns, overall and by channel. */
export const adsNumbers: AnswerNumbers = {
  "ads.list": { sums: ["total"], others: { "of one campaign": ["items[]"] } },
  "ads.get": {
    others: { "of one campaign": ["spend", "leads", "impressions", "clicks", "costPerLead", "expense"] },
  },
  "ads.totals": {
    sums: [
      "campaigns",
      "spend",
      "leads",
      "impressions",
      "clicks",
      "channels[].campaigns",
      "channels[].spend",
      "channels[].leads",
      "channels[].impressions",
      "channels[].clicks",
      "months[].spend",
      "base.total",
    ],
    others: {
      "a ratio of sums that stand beside it": ["costPerLead", "channels[].costPerLead"],
      "a figure that opens into its rates where it stands": ["base.converted", "base.missing", "base.ahead"],
    },
  },
  "ads.expenses": { others: { "of one bill": ["items[]"] } },
  "ads.period": { sums: ["bookings.total", "leases.total"] },
};
