import type { Language } from "@keystead/domain/languages";
import { messagesOf } from "@keystead/messages/messages-of";

import { escaped } from "./escaped.ts";

const texts = messagesOf("files/archive");

type ArchivePage = {
  readonly language: Language;
  readonly title: string;
  /** HTML in which all text that users typed is escaped. */
  readonly body: string;
};

/** The page in an archive that explains its contents; it loads no other file. */
export function archivePage({ language, title, body }: ArchivePage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.l { white-space: nowrap; }
.h { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
a { margin-right: .75rem; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** An instant in words, in UTC, which the page states. */
export function archiveMoment(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(at);
}

/** The text for a file that the records name but whose bytes were missing when the archive was made. */
export function fileIsMissing(language: Language): string {
  return texts[language].fileIsMissing;
}
