import { IconFile, IconFileSpreadsheet, IconFileText, IconPhoto } from "@tabler/icons-react";
import "./files-card.css";

const kinds = [
  [/\.pdf$/i, "pdf"],
  [/\.(jpe?g|png|webp)$/i, "picture"],
  [/\.(xlsx|csv)$/i, "table"],
  [/\.(docx|txt)$/i, "text"],
] as const;

const icons = { picture: IconPhoto, table: IconFileSpreadsheet, text: IconFileText, other: IconFile };

/** By its extension, which always matches its content. */
export function FileMark({ name }: { readonly name: string }) {
  const kind = kinds.find(([ending]) => ending.test(name))?.[1] ?? "other";
  const Icon = kind === "pdf" ? null : icons[kind];
  return (
    <span className="ks-files-card-mark" data-kind={kind} aria-hidden>
      {Icon === null ? <b>{PDF}</b> : <Icon size={18} stroke={1.6} />}
    </span>
  );
}

/** The same in every language. */
const PDF = "PDF";
