import { readEmail, EMAIL_INPUT_LIMIT, visibleLine, visibleText } from "@keystead/domain/text";
import * as z from "zod/mini";

/** No NUL, no lone surrogate: text that every store, file and mail can carry. */
function isCleanText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/** INVALID_TEXT for what no store, file or mail can carry. */
export const clean = z.refine<string>(isCleanText, { error: "INVALID_TEXT" });

/** Free text as visibleText leaves it, at most `max` code points; a rule of the domain may be stricter. */
export function text(max: number) {
  return z
    .string({ error: "INVALID_TEXT" })
    .check(clean, z.overwrite(visibleText), z.maxLength(max, { error: "TOO_LONG" }));
}

/** Required free text; invisible characters do not count. */
export function requiredText(max: number, requiredCode: string) {
  return z
    .string({ error: requiredCode })
    .check(
      clean,
      z.overwrite(visibleText),
      z.minLength(1, { error: requiredCode }),
      z.maxLength(max, { error: "TOO_LONG" }),
    );
}

/**
 * Text of a single line: a name, a title, a phone number. As visibleLine leaves it, at most `max` code points; use
 * `text` for what may have several lines.
 */
export function line(max: number) {
  return z
    .string({ error: "INVALID_TEXT" })
    .check(clean, z.overwrite(visibleLine), z.maxLength(max, { error: "TOO_LONG" }));
}

/** A required line. */
export function requiredLine(max: number, requiredCode: string) {
  return z
    .string({ error: requiredCode })
    .check(
      clean,
      z.overwrite(visibleLine),
      z.minLength(1, { error: requiredCode }),
      z.maxLength(max, { error: "TOO_LONG" }),
    );
}

/** A typed mailbox, normalised by `readEmail`, so that one mailbox is one account and one lead however it is typed. */
export const Email = z.pipe(
  z.pipe(
    z.string({ error: "INVALID_EMAIL" }).check(z.maxLength(EMAIL_INPUT_LIMIT, { error: "INVALID_EMAIL" })),
    z.transform(readEmail),
  ),
  z.string({ error: "INVALID_EMAIL" }),
);

/**
 * An optional mailbox; an invalid one is passed on unchanged, so that the domain refuses it together with all other
 * issues.
 */
export function emailText(max: number) {
  return z.string({ error: "INVALID_TEXT" }).check(
    clean,
    z.overwrite((input: string) => readEmail(input) ?? visibleLine(input)),
    z.maxLength(max, { error: "TOO_LONG" }),
  );
}
