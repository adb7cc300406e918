import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

import {
  formatOf,
  isHeic,
  isPicture,
  isText,
  MOST_PIXELS,
  officeFormatOf,
  type FileFormat,
} from "@keystead/domain/documents";

import { badField } from "#kernel/api/index.ts";
import { fairTurns } from "./fair-turns.ts";

const HEAD = 1_024;
/** Large enough for the directory of a zip with thousands of parts. */
const TAIL = 512 * 1_024;

/**
 * Detects the format from the bytes, regardless of the file's name. Only text needs its extension, since it has no
 * signature.
 */
export async function formatOfFile(path: string, name: string, bytes: number): Promise<FileFormat> {
  const head = await bytesAt(path, 0, HEAD);
  const found = formatOf(head);
  const format =
    found === "zip"
      ? officeFormatOf(await bytesAt(path, Math.max(0, bytes - TAIL), TAIL), bytes)
      : found === "text"
        ? await textFormat(path, name)
        : found;
  if (format === null) throw badField(["file"], isHeic(head) ? "PICTURE_HEIC" : "FILE_TYPE_UNKNOWN");
  return format;
}

async function textFormat(path: string, name: string): Promise<"csv" | "txt" | null> {
  const suffix = /\.(csv|txt)$/i.exec(name)?.[1]?.toLowerCase();
  if (suffix !== "csv" && suffix !== "txt") return null;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) if (!isText(chunk)) return null;
  return suffix;
}

async function bytesAt(path: string, position: number, length: number): Promise<Uint8Array> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead);
  } finally {
    await handle.close();
  }
}

export type Drawing = { readonly from: string; readonly to: string; readonly format: FileFormat };

/** A picture of 21.9 MB took 5.5 s on two slow cores; one that takes this long delays everybody who waits. */
const DRAWN_WITHIN_SECONDS = 30;

const inTurn = fairTurns();

/**
 * Redraws a picture: upright, and without the camera's metadata (which includes its location) or data hidden behind
 * the picture. Only one at a time, because a large open picture fills 200 MB; senders take turns.
 */
export function drawAnew(drawing: Drawing, sender: string): Promise<void> {
  return inTurn(sender, () => draw(drawing));
}

async function draw({ from, to, format }: Drawing): Promise<void> {
  if (!isPicture(format)) throw new Error("Only a picture can be drawn.");
  // Loaded only when the first picture arrives.
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(from, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
    const drawn = {
      jpeg: () => picture.jpeg({ quality: 88 }),
      png: () => picture.png(),
      webp: () => picture.webp({ quality: 88 }),
    }[format]();
    await drawn.timeout({ seconds: DRAWN_WITHIN_SECONDS }).toFile(to);
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    throw badField(["file"], isLarge ? "PICTURE_TOO_LARGE" : "FILE_DAMAGED");
  }
}
