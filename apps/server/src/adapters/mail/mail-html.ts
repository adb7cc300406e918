import type { Language } from "@keystead/domain/languages";

import { escaped } from "#kernel/escaped.ts";

export const INK = "#1f2733";
export const MUTED = "#5a6472";
export const ACCENT = "#0b6e5f";
const FONT = "Inter, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The frame of a mail in HTML written by hand, so that no renderer has to be loaded. The caller escapes the body. */
export function mailHtml(body: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body style="margin:0;padding:24px 0;background:#f5f6f8;font-family:${FONT}"><div style="background:#ffffff;border-radius:8px;padding:32px;max-width:520px;margin:0 auto">${body}</div></body></html>`;
}

export const RULE = `<hr style="border:0;border-top:1px solid #e3e6ea;margin:24px 0 16px">`;

export function muted(words: string): string {
  return `<p style="font-size:14px;line-height:20px;color:${MUTED};margin:8px 0">${words}</p>`;
}

export function link(words: string, url: string, color: string): string {
  return `<a href="${escaped(url)}" style="color:${color}">${words}</a>`;
}
