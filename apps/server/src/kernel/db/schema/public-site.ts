import { languages } from "@keystead/domain/languages";
import { seoPageTypes, seoStatuses, SLUG_LIMIT } from "@keystead/domain/seo";
import { reportTypes } from "@keystead/domain/support";
import { sql } from "../drizzle.ts";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { createdAt, instant, oneOf, updatedAt } from "./row-level-security.ts";

export const pricingLeads = pgTable(
  "pricing_leads",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    plan: text("plan"),
    source: text("source").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("pricing_leads_once").on(sql`lower(email)`, sql`coalesce(plan, '')`, t.source)],
);

export const seoPages = pgTable(
  "seo_pages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    slug: text("slug").notNull().unique("seo_pages_slug_unique"),
    status: text("status", { enum: seoStatuses }).notNull().default("draft"),
    title: text("title").notNull(),
    metaDescription: text("meta_description").notNull().default(""),
    keywords: text("keywords")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    pageType: text("page_type", { enum: seoPageTypes }).notNull(),
    heroTitle: text("hero_title").notNull().default(""),
    heroSubtitle: text("hero_subtitle").notNull().default(""),
    sections: jsonb("sections")
      .notNull()
      .default(sql`'[]'::jsonb`),
    language: text("language", { enum: languages }).notNull().default("en"),
    /**
     * The subject of the page, by the same word in each language. Pages of one topic are translations of each other;
     * empty = none.
     */
    topic: text("topic").notNull().default(""),
    /** The page's earlier public addresses; they redirect to the current one. */
    formerSlugs: text("former_slugs")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The day on which a draft becomes public by itself. */
    publishOn: date("publish_on", { mode: "string" }),
    impressions: bigint("impressions", { mode: "number" }).notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf("seo_pages_status", t.status, seoStatuses),
    oneOf("seo_pages_page_type", t.pageType, seoPageTypes),
    oneOf("seo_pages_language", t.language, languages),
    check(
      "seo_pages_slug",
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) <= ${sql.raw(String(SLUG_LIMIT))}`,
    ),
    check(
      "seo_pages_topic",
      sql`${t.topic} = '' or (${t.topic} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.topic}) <= ${sql.raw(String(SLUG_LIMIT))})`,
    ),
    check("seo_pages_publish_on", sql`${t.publishOn} is null or ${t.status} = 'draft'`),
    index("seo_pages_former_slugs").using("gin", t.formerSlugs),
    index("seo_pages_by_impressions").on(t.impressions, t.id),
  ],
);

/**
 * An earlier text of a page, kept when it was replaced. No foreign key to the page, so that a deleted page that is
 * restored has its earlier texts again.
 */
export const seoPageRevisions = pgTable(
  "seo_page_revision",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    pageId: uuid("page_id").notNull(),
    version: integer("version").notNull(),
    /** The earlier row of the page as JSON. */
    page: jsonb("page").notNull(),
    replacedAt: instant("replaced_at").notNull(),
    /** An administrator. No foreign key: the text outlives their account. */
    replacedBy: uuid("replaced_by").notNull(),
  },
  (t) => [uniqueIndex("seo_page_revision_once").on(t.pageId, t.version)],
);

export const supportReports = pgTable(
  "support_reports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    type: text("type", { enum: reportTypes }).notNull(),
    message: text("message").notNull(),
    userEmail: text("user_email"),
    page: text("page"),
    userAgent: text("user_agent"),
    /** No foreign key: a report outlives the account it came from. */
    userId: uuid("user_id"),
    telegramSent: boolean("telegram_sent").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf("support_reports_type", t.type, reportTypes),
    index("support_reports_created").on(t.createdAt),
  ],
);

/** Views per public path and day: a count without personal data. */
export const pageViews = pgTable(
  "page_views",
  {
    path: text("path").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    views: bigint("views", { mode: "number" }).notNull().default(0),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.path, t.day] })],
);
