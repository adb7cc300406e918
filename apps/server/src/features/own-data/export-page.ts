import type { Language } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import { archiveMoment, archivePage, fileIsMissing } from "#kernel/archive-page.ts";
import { escaped } from "#kernel/escaped.ts";

const exportMessages = messagesOf("files/own-data");
/**
 * Describes each table for the reader of the archive. A table without a description is shown under its database name.
 */
const tableMessages: Readonly<Record<Language, Readonly<Record<string, string>>>> =
  messagesOf("files/tables");

export type ExportedTable = { readonly name: string; readonly rows: number };

/** How many files the archive holds, and the names of those that are missing from the store. */
export type ExportedFiles = { readonly count: number; readonly missing: readonly string[] };

type ExportPage = {
  readonly language: Language;
  readonly about: "workspace" | "tenant";
  /** The name of the person who exports, or of the tenant. */
  readonly subject: string;
  readonly takenAt: Date;
  readonly tables: readonly ExportedTable[];
  readonly files: ExportedFiles;
};

/** The page that explains the archive's contents; it needs no other file to display. */
export function exportPage({ language, about, subject, takenAt, tables, files }: ExportPage): string {
  const words = exportMessages[language];
  const moment = archiveMoment(takenAt, language);
  const isWhole = about === "workspace";
  const filled = (text: string) => fill(text, { moment, [isWhole ? "person" : "tenant"]: subject });
  const { title, lead } = isWhole ? words : words.tenant;
  const notes = isWhole ? [...words.notes, words.noDrillDowns] : [words.tenant.others, ...words.notes];
  const lines = tables.map(
    ({ name, rows: count }) =>
      `<tr><td>${escaped(tableMessages[language][name] ?? name.replaceAll("_", " "))}</td><td class="n">${count}</td><td class="l"><a href="csv/${name}.csv">CSV</a> <a href="json/${name}.json">JSON</a></td></tr>`,
  );
  return archivePage({
    language,
    title: filled(title),
    body: `<h1>${escaped(filled(title))}</h1>
<p>${escaped(filled(lead))}</p>
<h2>${escaped(words.tables)}</h2>
<table>
<thead><tr><th>${escaped(words.head.what)}</th><th class="n">${escaped(words.head.rows)}</th><th>${escaped(words.head.files)}</th></tr></thead>
<tbody>
${lines.join("\n")}
</tbody>
</table>
${isWhole ? `<h2>${escaped(words.you)}</h2>\n<p>${escaped(words.youText)} <a href="json/you.json">JSON</a></p>\n` : ""}<h2>${escaped(words.files)}</h2>
<p>${escaped(files.count + files.missing.length === 0 ? words.noFiles : words.filesText)}</p>
${missingList(files, language)}<h2>${escaped(words.reading)}</h2>
<ul>
${notes.map((note) => `<li>${escaped(note)}</li>`).join("\n")}
</ul>`,
  });
}

function missingList({ missing }: ExportedFiles, language: Language): string {
  if (missing.length === 0) return "";
  const lines = missing.map(
    (name) => `<li>${escaped(name)}<br><b>${escaped(fileIsMissing(language))}</b></li>`,
  );
  return `<ul>\n${lines.join("\n")}\n</ul>\n`;
}
