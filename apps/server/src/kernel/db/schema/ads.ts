import { campaignChannels, MOST_COUNTED } from "@keystead/domain/ads";
import { sql } from "../drizzle.ts";
import { bigint, boolean, check, date, index, integer, text, uniqueIndex, uuid } from "../pg-core.ts";
import { expense } from "./ledger.ts";
import { property } from "./properties.ts";
import { oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

const most = sql.raw(String(MOST_COUNTED));

/** The spend on advertising a property, and its results; spend in euro cents (R-G05). */
export const campaign = workspaceTable(
  "campaign",
  {
    propertyId: uuid("property_id").notNull(),
    channel: text("channel", { enum: campaignChannels }).notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** Its last day; null while it runs. */
    endsOn: date("ends_on", { mode: "string" }),
    spendMinor: bigint("spend_minor", { mode: "number" }).notNull(),
    leads: integer("leads").notNull().default(0),
    impressions: integer("impressions").notNull().default(0),
    clicks: integer("clicks").notNull().default(0),
    active: boolean("active").notNull().default(true),
    notes: text("notes").notNull().default(""),
    /** The one expense record of the spend (R-F07). */
    expenseId: uuid("expense_id"),
    /** No foreign key: the record outlives the person who made it. */
    createdBy: uuid("created_by"),
    ...edited(),
  },
  (t) => [
    reference("campaign_property", [t.propertyId], property).onDelete("cascade"),
    // The migration names the column: `set null (expense_id)`.
    reference("campaign_expense", [t.expenseId], expense).onDelete("set null"),
    oneOf("campaign_channel", t.channel, campaignChannels),
    check("campaign_days", sql`${t.endsOn} is null or ${t.endsOn} >= ${t.startsOn}`),
    check("campaign_spend", sql`${t.spendMinor} >= 0`),
    check(
      "campaign_counts",
      sql`${t.leads} between 0 and ${most} and ${t.impressions} between 0 and ${most} and ${t.clicks} between 0 and ${most}
        and (${t.impressions} = 0 or ${t.clicks} <= ${t.impressions})`,
    ),
    index("campaign_by_start").on(t.workspaceId, t.startsOn, t.id),
    index("campaign_by_property").on(t.workspaceId, t.propertyId),
    // One bill is the cost of one campaign, even if two campaigns are linked to it at the same moment.
    uniqueIndex("campaign_expense_once")
      .on(t.workspaceId, t.expenseId)
      .where(sql`expense_id is not null`),
  ],
);
