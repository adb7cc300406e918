import { processorPurposes } from "@keystead/domain/site";
import { resolve } from "node:path";

import type { Processor } from "@keystead/contract/web";
import * as z from "zod";

import type { S3Settings } from "#adapters/storage/file-storage.ts";

/** Everything the operator can set; all of it optional (architecture.md, "Configuration"). */
export type Env = {
  readonly port: number;
  readonly host: string;
  /** Origin the product is reached at, without a trailing slash; null = whatever loopback or private address was typed. */
  readonly baseUrl: string | null;
  readonly dataDir: string;
  /** Where the operator's words lie (content/README.md). */
  readonly contentDir: string;
  readonly databaseUrl: string | null;
  /** Another login of the same database, for everything that is no tenant's; null = one login for both. */
  readonly databaseSystemUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly trustProxy: TrustProxy;
  readonly geoDb: string | null;
  readonly telegram: { readonly botToken: string; readonly chatId: string; readonly apiUrl: string } | null;
  /** Where uploaded files lie; null = in `DATA_DIR`. */
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
  /** Where the code of this installation is published; null = nobody has said. */
  readonly sourceUrl: string | null;
  readonly signUpOpen: boolean;
  readonly publicSite: boolean;
  readonly paymentsOpen: boolean;
  readonly logLevel: string;
  /** The pages come from their sources (`npm run dev` says so; it is no setting of an operator). */
  readonly developing: boolean;
};

/** Which peers may speak for their clients: a number of hops, or the addresses of the proxies themselves. */
export type TrustProxy = { readonly hops: number } | { readonly proxies: readonly string[] };

export class InvalidEnvironment extends Error {
  override readonly name = "InvalidEnvironment";
}

const shippedContent = resolve(import.meta.dirname, "../../../content");

const blankIsAbsent = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());

const Settings = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: optional(z.string()),
  CONTENT_DIR: optional(z.string()),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres://")),
  DATABASE_SYSTEM_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, "must start with postgres://")),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")),
  MAIL_FROM: optional(z.string().max(320)),
  TRUST_PROXY: optional(z.string().regex(/^[0-9a-fA-F.:/,\sa-z]+$/)),
  GEO_DB: optional(z.string()),
  TELEGRAM_BOT_TOKEN: optional(z.string()),
  TELEGRAM_CHAT_ID: optional(z.string()),
  TELEGRAM_API_URL: optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")),
  S3_REGION: optional(z.string().max(60)),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_ACCESS_KEY_ID: optional(z.string().max(200)),
  S3_SECRET_ACCESS_KEY: optional(z.string().max(400)),
  S3_PATH_STYLE: optional(z.enum(["on", "off"])),
  AUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  APP_NAME: optional(z.string().max(60)),
  OPERATOR_NAME: optional(z.string()),
  OPERATOR_ADDRESS: optional(z.string()),
  OPERATOR_EMAIL: optional(z.string()),
  OPERATOR_HOSTING: optional(z.string()),
  OPERATOR_PROCESSORS: optional(
    z
      .string()
      .max(10_000)
      .transform(readProcessors)
      .pipe(
        z.array(
          z.strictObject(
            {
              name: z.string().min(1),
              purpose: z.enum(processorPurposes),
              place: z.string().min(1),
            },
            `must read "name | purpose | place; …" with a purpose of ${processorPurposes.join(", ")}`,
          ),
        ),
      ),
  ),
  SOURCE_URL: optional(z.url({ protocol: /^https$/ })),
  SIGN_UP: optional(z.enum(["open", "closed"])),
  PUBLIC_SITE: optional(z.enum(["on", "off"])),
  PAYMENTS: optional(z.enum(["maintenance", "open"])),
  WEB_SOURCES: optional(z.enum(["on"])),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
});

/** Reads the settings once, at boot; a wrong one stops the start with its name and what is wrong. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = Settings.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new InvalidEnvironment(lines.join("\n"));
  }
  const set = parsed.data;
  if (set.DATABASE_URL !== undefined && set.AUTH_SECRET === undefined) {
    throw new InvalidEnvironment(
      "AUTH_SECRET: required together with DATABASE_URL, since several processes must share it",
    );
  }
  if (set.DATABASE_SYSTEM_URL !== undefined && set.DATABASE_URL === undefined) {
    throw new InvalidEnvironment(
      "DATABASE_SYSTEM_URL: is for a second login beside DATABASE_URL, which is not set",
    );
  }
  return {
    port: set.PORT ?? 3000,
    host: set.HOST ?? "0.0.0.0",
    baseUrl: set.BASE_URL === undefined ? null : new URL(set.BASE_URL).origin,
    dataDir: resolve(set.DATA_DIR ?? "./data"),
    contentDir: set.CONTENT_DIR === undefined ? shippedContent : resolve(set.CONTENT_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    databaseSystemUrl: set.DATABASE_SYSTEM_URL ?? null,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? null,
    trustProxy: readTrustProxy(set.TRUST_PROXY),
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
    developing: set.WEB_SOURCES === "on",
  };
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

function readTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined) return { proxies: [] };
  const trimmed = value.trim();
  if (/^\d{1,2}$/.test(trimmed)) return { hops: Number(trimmed) };
  return { proxies: trimmed.split(/[\s,]+/).filter((part) => part !== "") };
}

/** The bucket turns it on; what it cannot be opened without must stand beside it. */
function readS3(set: z.infer<typeof Settings>): Env["s3"] {
  const given = Object.entries(set).filter(([name, value]) => name.startsWith("S3_") && value !== undefined);
  if (given.length === 0) return null;
  const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = needed.filter((name) => set[name] === undefined);
  if (missing.length > 0)
    throw new InvalidEnvironment(
      missing.map((name) => `${name}: required together with ${given[0]?.[0] ?? "S3_BUCKET"}`).join("\n"),
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

function readTelegram(set: z.infer<typeof Settings>): Env["telegram"] {
  if (set.TELEGRAM_BOT_TOKEN === undefined || set.TELEGRAM_CHAT_ID === undefined) return null;
  return {
    botToken: set.TELEGRAM_BOT_TOKEN,
    chatId: set.TELEGRAM_CHAT_ID,
    apiUrl: set.TELEGRAM_API_URL ?? "https://api.telegram.org",
  };
}
