import type { AuditedRecord } from "../record-fields/index.ts";
import { campaignChannels } from "./campaign-words.ts";

export const auditedCampaign = {
  entities: ["campaign"],
  fields: [
    ["propertyId", "property", { record: "property" }],
    ["channel", "channel", { word: "channel" }],
    ["startsOn", "startsOn", "day"],
    ["endsOn", "endsOn", "day"],
    ["amountMinor", "spend", "money"],
    ["leads", "leads", "number"],
    ["impressions", "impressions", "number"],
    ["clicks", "clicks", "number"],
    ["active", "active", "yes"],
    ["expenseId", "expenseLink", "hidden"],
    ["notes", "notes", "hidden"],
  ],
  words: { channel: campaignChannels },
  path: "/ads",
  page: (id: string) => `/ads?look=${id}`,
} as const satisfies AuditedRecord;
