import { visibleText } from "../text/index.ts";
import { FILE_NAME_LIMIT, type DocumentKind, type DocumentOwner } from "./document-rules.ts";
import { isPicture, suffixOf, type FileFormat } from "./file-formats.ts";

/**
 * The name of a file as somebody's machine gave it, fit to be shown and downloaded: the last part of a path, without controls and
 * what no file system takes, at most 120 code points with its ending kept. Empty when nothing is left; a name of dots is none.
 */
export function fileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const plain = visibleText(last.toWellFormed().replaceAll(/\p{Control}|[<>:"|?*\uFFFD]/gu, " "))
    .replaceAll(/\s+/gu, " ")
    .replace(/^[.\s]+/u, "")
    .replace(/[.\s]+$/u, "");
  const { stem, suffix } = parted(plain);
  const room = FILE_NAME_LIMIT - [...suffix].length;
  return `${[...stem].slice(0, room).join("").trimEnd()}${suffix}`;
}

/** The same of a name that is put together of words, the name of somebody among them: none of it is a folder. */
export function composedFileName(words: string): string {
  return fileName(words.replaceAll(/[/\\]/g, " "));
}

/** The name with an ending that its content bears: what comes out as a PDF is never called a program. */
export function nameInFormat(name: string, format: FileFormat): string {
  const suffixes = suffixOf(format);
  const plain = fileName(name);
  if (suffixes.some((suffix) => plain.toLowerCase().endsWith(`.${suffix}`))) return plain;
  return fileName(`${plain === "" ? "file" : plain}.${suffixes[0]}`);
}

/** What a file most likely is, until somebody says otherwise: on an expense the receipt, photographed or not; else a picture is a photo. */
export function kindOfFile(format: FileFormat, on: DocumentOwner): DocumentKind {
  if (on === "expense") return "receipt";
  return isPicture(format) ? "photo" : "other";
}

const LONGEST_SUFFIX = 10;

function parted(name: string): { readonly stem: string; readonly suffix: string } {
  const dot = name.lastIndexOf(".");
  if (dot <= 0 || name.length - dot > LONGEST_SUFFIX) return { stem: name, suffix: "" };
  return { stem: name.slice(0, dot), suffix: name.slice(dot) };
}
