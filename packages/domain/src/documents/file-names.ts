import { visibleText } from "../text/index.ts";
import { FILE_NAME_LIMIT, type DocumentKind, type DocumentOwner } from "./document-rules.ts";
import { isPicture, suffixOf, type FileFormat } from "./file-formats.ts";

/**
 * A file name from somebody's machine, made fit to show and download: the last part of a path, without control
 * characters and those that file systems forbid, at most 120 code points including its extension. Empty when nothing is
 * left; a name of dots alone gives an empty one.
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

/** Like `fileName`, for a name composed of words, such as a person's name: a slash in it does not separate folders. */
export function composedFileName(words: string): string {
  return fileName(words.replaceAll(/[/\\]/g, " "));
}

/** The name with an extension that fits its content, so that a PDF is never served with the extension of a program. */
export function nameInFormat(name: string, format: FileFormat): string {
  const suffixes = suffixOf(format);
  const plain = fileName(name);
  if (suffixes.some((suffix) => plain.toLowerCase().endsWith(`.${suffix}`))) return plain;
  return fileName(`${plain === "" ? "file" : plain}.${suffixes[0]}`);
}

/** The likely kind of a new file: a receipt on an expense, photographed or not; otherwise a picture is a photo. */
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
