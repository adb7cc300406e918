import type { Language } from "@keystead/domain/languages";

type ChecklistMessages = {
  readonly csv: { readonly room: string; readonly item: string; readonly done: string };
  readonly list: {
    readonly rooms: readonly { readonly name: string; readonly items: readonly string[] }[];
  };
};

/** As spreadsheets in this language expect it: comma in English, semicolon elsewhere, with a UTF-8 byte order mark. */
export function checklistCsv({ csv, list }: ChecklistMessages, language: Language): string {
  const separator = language === "en" ? "," : ";";
  const rows = [
    [csv.room, csv.item, csv.done],
    ...list.rooms.flatMap((room) => room.items.map((item) => [room.name, item, ""])),
  ];
  const line = (cells: readonly string[]) => cells.map((cell) => quoted(cell, separator)).join(separator);
  return `\uFEFF${rows.map(line).join("\r\n")}\r\n`;
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
