import { processorPurposes } from "@keystead/domain/site";
import { resolve } from "node:path";

import type { Processor } from "@keystead/contract/web";
import * as z from "zod";

import type { S3Settings } from "#adapters/storage/file-storage.ts";
import { databaseHosts } from "#kernel/db/postgres/database-hosts.ts";
import { readTrustProxy, type TrustProxy } from "#kernel/http/trusted-proxies.ts";
import { readHeaders } from "#kernel/tracing/read-headers.ts";
import type { TracingSettings } from "#kernel/tracing/tracing.ts";

/** Everything the operator can set; all of it optional (architecture.md, "Configuration"). */
export type Env = {
  readonly port: number;
  readonly host: string;
  /**
   * The origin of the product, without a trailing slash; null = any loopback or private address that a browser uses.
   */
  readonly baseUrl: string | null;
  readonly dataDir: string;
  /** The folder of the operator's content (content/README.md). */
  readonly contentDir: string;
  /** The address of one host, or of several (`database-hosts.ts`). */
  readonly databaseUrl: string | null;
  /** A separate login to the same database for everything outside the tenants; null = one login for both. */
  readonly databaseSystemUrl: string | null;
  /** Standbys of the same database, which answer reads; null = all reads go to the primary. */
  readonly databaseReadUrls: string | null;
  /**
   * A pooler in transaction mode is between product and database: settings on a connection last for only one
   * transaction.
   */
  readonly databasePooled: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly trustProxy: TrustProxy;
  readonly geoDb: string | null;
  readonly telegram: { readonly botToken: string; readonly chatId: string; readonly apiUrl: string } | null;
  /** The bucket for uploaded files; null = in `DATA_DIR`. */
  readonly s3: S3Settings | null;
  readonly authSecret: string | null;
  readonly appName: string;
  readonly operator: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly hosting: string;
    /** Companies that handle personal data on the operator's behalf (`/processors`). */
    readonly processors: readonly Processor[];
  };
  /** Where the source code of this installation is published; null = not set. */
  readonly sourceUrl: string | null;
  readonly signUpOpen: boolean;
  readonly publicSite: boolean;
  readonly paymentsOpen: boolean;
  readonly logLevel: string;
  /**
   * How the metrics are read; null = not at all. Either on a port of their own, or on the product's port with the
   * token.
   */
  readonly metrics:
    | { readonly port: number; readonly token: string | null }
    | { readonly port: null; readonly token: string }
    | null;
  /** The collector to which spans are sent; null = no spans are made. */
  readonly tracing: TracingSettings | null;
  /** Pages are rendered from their sources (`npm run dev` sets it; not a setting for operators). */
  readonly developing: boolean;
};

export class InvalidEnvironment extends Error {
  override readonly name = "InvalidEnvironment";
}

const DEFAULT_PORT = 3000;
const shippedContent = resolve(import.meta.dirname, "../../../content");

const blankIsAbsent = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
/**
 * An absent and a blank setting are the same. `mustBe` completes the message to the operator, after the setting's
 * name and "must be".
 */
const optional = <Schema extends z.ZodType>(schema: Schema, mustBe: string) =>
  z.preprocess(blankIsAbsent, schema.optional()).describe(mustBe);
const textUpTo = (longest: number) =>
  optional(z.string().max(longest), `a text of ${longest} characters at most`);
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  optional(z.enum(words), words.join(" or "));

const webAddress = z.url({ protocol: /^https?$/ });
const WEB_ADDRESS = "an address that begins with http:// or https://";
const database = z.string().refine((text) => databaseHosts(text) !== null);
const DATABASE =
  "an address such as postgres://user:password@host/database, or of several hosts postgres://user:password@host1:5432,host2:5432/database (a # or / in the password is written %23 or %2F)";

/**
 * A new setting needs a line here, in the README's table, in `deploy/compose.yaml` and in `deploy/fly.toml`;
 * `scripts/check-deployment.mjs` reports where it is missing.
 */
const Settings = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535), "a whole number from 0 to 65535"),
  HOST: textUpTo(255),
  BASE_URL: optional(webAddress, WEB_ADDRESS),
  DATA_DIR: textUpTo(4_096),
  CONTENT_DIR: textUpTo(4_096),
  DATABASE_URL: optional(database, DATABASE),
  DATABASE_SYSTEM_URL: optional(database, DATABASE),
  DATABASE_READ_URLS: optional(database, DATABASE),
  DATABASE_POOLER: oneOf(["none", "transaction"]),
  SMTP_URL: optional(
    z
      .string()
      .refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? "") && URL.parse(text)?.host !== ""),
    "an address such as smtp://user:password@host:587 or smtps://… (a # or / in the password is written %23 or %2F)",
  ),
  MAIL_FROM: textUpTo(320),
  TRUST_PROXY: optional(
    z
      .string()
      .transform(readTrustProxy)
      .pipe(z.custom<TrustProxy>((read) => read !== null)),
    "the number of proxies in front, such as 1, or their addresses: loopback, private, 10.0.0.0/8, 2001:db8::7",
  ),
  GEO_DB: textUpTo(4_096),
  TELEGRAM_BOT_TOKEN: textUpTo(400),
  TELEGRAM_CHAT_ID: textUpTo(400),
  TELEGRAM_API_URL: optional(webAddress, WEB_ADDRESS),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), "the name of a bucket"),
  S3_REGION: textUpTo(60),
  S3_ENDPOINT: optional(webAddress, WEB_ADDRESS),
  S3_ACCESS_KEY_ID: textUpTo(200),
  S3_SECRET_ACCESS_KEY: textUpTo(400),
  S3_PATH_STYLE: oneOf(["on", "off"]),
  AUTH_SECRET: optional(z.string().min(32), "a text of 32 characters at least"),
  APP_NAME: textUpTo(60),
  OPERATOR_NAME: textUpTo(1_000),
  OPERATOR_ADDRESS: textUpTo(1_000),
  OPERATOR_EMAIL: textUpTo(320),
  OPERATOR_HOSTING: textUpTo(1_000),
  OPERATOR_PROCESSORS: optional(
    z
      .string()
      .max(10_000)
      .transform(readProcessors)
      .pipe(
        z.array(
          z.strictObject({
            name: z.string().min(1),
            purpose: z.enum(processorPurposes),
            place: z.string().min(1),
          }),
        ),
      ),
    `"name | purpose | place; …" with a purpose of ${processorPurposes.join(", ")}`,
  ),
  SOURCE_URL: optional(z.url({ protocol: /^https$/ }), "an address that begins with https://"),
  SIGN_UP: oneOf(["open", "closed"]),
  PUBLIC_SITE: oneOf(["on", "off"]),
  PAYMENTS: oneOf(["maintenance", "open"]),
  WEB_SOURCES: oneOf(["on"]),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,200}$/),
    "a text of 16 characters at least, without blanks",
  ),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65_535), "a whole number from 1 to 65535"),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress, WEB_ADDRESS),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .transform(readHeaders)
      .pipe(z.custom<Readonly<Record<string, string>>>((read) => read !== null)),
    "name=value, several separated by commas, the values written as in an address (a blank is %20)",
  ),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
});

/** Reads the settings once, at boot. An invalid one stops the start; the message names it and the valid values. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = Settings.safeParse(source);
  if (!parsed.success) throw new InvalidEnvironment(sentences(parsed.error));
  const set = parsed.data;
  if (set.DATABASE_URL !== undefined && set.AUTH_SECRET === undefined) {
    throw new InvalidEnvironment(
      "AUTH_SECRET must be set together with DATABASE_URL, since several processes must share it.",
    );
  }
  if (set.DATABASE_SYSTEM_URL !== undefined && set.DATABASE_URL === undefined) {
    throw new InvalidEnvironment(
      "DATABASE_SYSTEM_URL is for a second login beside DATABASE_URL, which is not set.",
    );
  }
  refuseOtherReads(set);
  return {
    port: set.PORT ?? DEFAULT_PORT,
    host: set.HOST ?? "0.0.0.0",
    baseUrl: set.BASE_URL === undefined ? null : new URL(set.BASE_URL).origin,
    dataDir: resolve(set.DATA_DIR ?? "./data"),
    contentDir: set.CONTENT_DIR === undefined ? shippedContent : resolve(set.CONTENT_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    databaseSystemUrl: set.DATABASE_SYSTEM_URL ?? null,
    databaseReadUrls: set.DATABASE_READ_URLS ?? null,
    databasePooled: set.DATABASE_POOLER === "transaction",
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? null,
    trustProxy: set.TRUST_PROXY ?? { proxies: [] },
    geoDb: set.GEO_DB ?? null,
    telegram: readTelegram(set),
    s3: readS3(set),
    authSecret: set.AUTH_SECRET ?? null,
    appName: set.APP_NAME ?? "Keystead",
    operator: {
      name: set.OPERATOR_NAME ?? "",
      address: set.OPERATOR_ADDRESS ?? "",
      email: set.OPERATOR_EMAIL ?? "",
      hosting: set.OPERATOR_HOSTING ?? "",
      processors: set.OPERATOR_PROCESSORS ?? [],
    },
    sourceUrl: set.SOURCE_URL ?? null,
    signUpOpen: set.SIGN_UP !== "closed",
    publicSite: set.PUBLIC_SITE !== "off",
    paymentsOpen: set.PAYMENTS === "open",
    logLevel: set.LOG_LEVEL ?? "info",
    metrics: readMetrics(set),
    tracing: readTracing(set),
    developing: set.WEB_SOURCES === "on",
  };
}

/** One sentence for each invalid setting. The given value is not repeated, because it may be a secret. */
function sentences({ issues }: z.ZodError): string {
  const shape: Readonly<Record<string, z.ZodType>> = Settings.shape;
  const names = new Set(issues.map(({ path }) => String(path[0])));
  return [...names]
    .map((name) => `${name} must be ${shape[name]?.description ?? "another text"}.`)
    .join("\n");
}

/**
 * A standby has the users and databases of its primary: with another name it would be another database, or a login
 * that sees more.
 */
function refuseOtherReads({ DATABASE_URL, DATABASE_READ_URLS }: z.infer<typeof Settings>): void {
  if (DATABASE_READ_URLS === undefined) return;
  if (DATABASE_URL === undefined)
    throw new InvalidEnvironment("DATABASE_READ_URLS is for standbys of DATABASE_URL, which is not set.");
  const [primary, standby] = [DATABASE_URL, DATABASE_READ_URLS].map((address) => {
    const { username, pathname } = new URL(
      databaseHosts(address)?.[0]?.replace("@/", "@localhost/") ?? address,
    );
    return `${username}${pathname}`;
  });
  if (primary !== standby)
    throw new InvalidEnvironment("DATABASE_READ_URLS must name the user and the database of DATABASE_URL.");
}

/** "Example Cloud GmbH | hosting | Frankfurt am Main, Germany; …" */
function readProcessors(value: string): readonly Readonly<Record<string, string | undefined>>[] {
  return value
    .split(/[;\n]/)
    .filter((entry) => entry.trim() !== "")
    .map((entry) => {
      const [name, purpose, place] = entry.split("|").map((part) => part.trim());
      return { name, purpose, place };
    });
}

/** Setting the bucket turns on S3; the other settings of S3 must then be present. */
function readS3(set: z.infer<typeof Settings>): Env["s3"] {
  const given = Object.entries(set).filter(([name, value]) => name.startsWith("S3_") && value !== undefined);
  if (given.length === 0) return null;
  const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = needed.filter((name) => set[name] === undefined);
  if (missing.length > 0)
    throw new InvalidEnvironment(
      missing.map((name) => `${name} must be set together with ${given[0]?.[0] ?? "S3_BUCKET"}.`).join("\n"),
    );
  const endpoint = set.S3_ENDPOINT ?? null;
  return {
    bucket: set.S3_BUCKET ?? "",
    region: set.S3_REGION ?? "us-east-1",
    accessKeyId: set.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: set.S3_SECRET_ACCESS_KEY ?? "",
    endpoint,
    pathStyle: set.S3_PATH_STYLE === undefined ? endpoint !== null : set.S3_PATH_STYLE === "on",
  };
}

function readMetrics({ PORT, METRICS_PORT, METRICS_TOKEN }: z.infer<typeof Settings>): Env["metrics"] {
  if (METRICS_PORT !== undefined) {
    if (METRICS_PORT === (PORT ?? DEFAULT_PORT))
      throw new InvalidEnvironment("METRICS_PORT must be another port than PORT.");
    return { port: METRICS_PORT, token: METRICS_TOKEN ?? null };
  }
  return METRICS_TOKEN === undefined ? null : { port: null, token: METRICS_TOKEN };
}

function readTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}: z.infer<typeof Settings>): Env["tracing"] {
  if (endpoint === undefined && headers !== undefined)
    throw new InvalidEnvironment(
      "OTEL_EXPORTER_OTLP_HEADERS is for OTEL_EXPORTER_OTLP_ENDPOINT, which is not set.",
    );
  return endpoint === undefined
    ? null
    : { url: `${endpoint.replace(/\/+$/, "")}/v1/traces`, headers: headers ?? {} };
}

function readTelegram(set: z.infer<typeof Settings>): Env["telegram"] {
  if (set.TELEGRAM_BOT_TOKEN === undefined || set.TELEGRAM_CHAT_ID === undefined) return null;
  return {
    botToken: set.TELEGRAM_BOT_TOKEN,
    chatId: set.TELEGRAM_CHAT_ID,
    apiUrl: set.TELEGRAM_API_URL ?? "https://api.telegram.org",
  };
}
