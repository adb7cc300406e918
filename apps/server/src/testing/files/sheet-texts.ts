import type { LetterSheet } from "@keystead/contract/letters";

/** Every text that the paper of a letter must have, besides its page numbers. */
export function textsOfSheet(sheet: LetterSheet): readonly string[] {
  const { sender, recipient, facts, paragraphs, table, sections = [], closing, payTo, small } = sheet;
  return [
    sheet.title,
    sheet.date,
    sender.name,
    ...sender.lines,
    ...recipient,
    ...[...facts, ...(payTo?.facts ?? [])].flatMap(({ label, value }) => [label, value]),
    ...paragraphs,
    ...table.columns.map(({ label }) => label),
    ...table.rows.flatMap(({ cells }) => cells),
    ...sections.flatMap(({ title, text }) => [title, text]),
    ...closing,
    ...(sheet.signing === undefined
      ? [sheet.signature.name]
      : [sheet.signing.dated, ...sheet.signing.parties.flatMap(({ words, name }) => [name, words])]),
    ...small,
  ];
}
