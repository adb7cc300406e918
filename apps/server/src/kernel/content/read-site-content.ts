import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { SiteContent } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import * as z from "zod";

export type SiteContents = Readonly<Record<Language, SiteContent>>;

/** Pictures next to the content files, and the address that they are served under. */
export const PICTURES = { folder: "pictures", address: "/pictures" } as const;

export class InvalidContent extends Error {
  override readonly name = "InvalidContent";
}

const words = (longest: number) => z.string().trim().min(1).max(longest);

function contentSchema(pictures: readonly string[]) {
  const quotes = z.array(testimonialSchema(pictures)).max(12);
  const some = quotes.default([]);
  return z.strictObject({
    claims: z
      .array(z.strictObject({ value: words(20), label: words(40) }))
      .min(1)
      .max(4),
    // A missing flag means yes: a file older than the flag has not been reviewed.
    illustrativeClaims: z.boolean().default(true),
    testimonials: z.strictObject({
      illustrative: z.boolean(),
      items: quotes,
      hosts: z
        .strictObject({
          checklist: some,
          scheduling: some,
          schedule: some,
          overlaps: some,
          alternative: some,
        })
        .prefault({}),
    }),
  });
}

function testimonialSchema(pictures: readonly string[]) {
  return z.strictObject({
    name: words(80),
    role: words(80),
    content: words(500),
    rating: z.int().min(1).max(5),
    image: z
      .string()
      .refine((name) => pictures.includes(name), `must be a file in ${PICTURES.folder}/`)
      .transform((name) => `${PICTURES.address}/${encodeURIComponent(name)}`)
      .nullable()
      .default(null),
  });
}

/**
 * Reads `site.{lang}.json` of all languages, once, at boot; an invalid one stops the start, naming the file and field.
 */
export function readSiteContent(folder: string): SiteContents {
  const schema = contentSchema(picturesIn(folder));
  const read = (language: Language): SiteContent => {
    const file = join(folder, `site.${language}.json`);
    const parsed = schema.safeParse(readJson(file));
    if (parsed.success) return parsed.data;
    const lines = parsed.error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`);
    throw new InvalidContent(lines.join("\n"));
  };
  return { en: read("en"), es: read("es"), de: read("de"), fr: read("fr"), it: read("it") };
}

function picturesIn(folder: string): readonly string[] {
  const pictures = join(folder, PICTURES.folder);
  if (!existsSync(pictures)) return [];
  return readdirSync(pictures).filter((name) => /[.](avif|webp|jpe?g|png)$/.test(name));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new InvalidContent(unreadable(file, error), { cause: error });
  }
}

/** One sentence for the operator. */
export function unreadable(file: string, error: unknown): string {
  if (error instanceof SyntaxError) return `${file} is no JSON: ${error.message}.`;
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "ENOENT" || code === "ENOTDIR")
    return `There is no file ${file}. Put it there, or leave CONTENT_DIR out for the words that the product brings.`;
  return `${file} cannot be read${typeof code === "string" && code !== "" ? ` (${code})` : ""}.`;
}
