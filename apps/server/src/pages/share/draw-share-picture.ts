import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import type { Sharp } from "sharp";

import { escaped } from "#kernel/escaped.ts";

/** The texts of a page in the picture of its shared link. */
export type SharedText = {
  readonly appName: string;
  readonly title: string;
  readonly description: string;
};

/** The size that every site with such pictures recommends. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** Below the name of the product, and above the lower margin. */
const TOP = 172;
const GAP = 40;

/** Roboto comes with pdfmake, so that no font of the machine is needed. */
const fonts = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "fonts/Roboto");

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#08363a"/>
  <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="#4fc3c7"/>
  <g transform="translate(${MARGIN} 64) scale(2.2857)">
    <rect width="28" height="28" rx="8" fill="#4fc3c7"/>
    <g fill="none" stroke="#08363a" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M14 6.8 7 12.6v8.6h14v-8.6zM14 15.9v3.4"/><circle cx="14" cy="14" r="1.9"/>
    </g>
  </g>
</svg>`;

/** A PNG with the page's own words, in the colours of the product. */
export async function drawSharePicture({ appName, title, description }: SharedText): Promise<Buffer> {
  // Loaded only when needed, because it is a native library and few requests use it.
  const { default: sharp } = await import("sharp");
  const write = async (text: string, { size, bold = false, colour }: Style) => {
    const written: Sharp = sharp({
      text: {
        // The library reads the text as markup.
        text: `<span foreground="${colour}">${escaped(text)}</span>`,
        font: `Roboto ${bold ? "Medium" : ""} ${size}`,
        fontfile: join(fonts, bold ? "Roboto-Medium.ttf" : "Roboto-Regular.ttf"),
        width: WIDTH - 2 * MARGIN,
        dpi: 72,
        rgba: true,
        wrap: "word-char",
      },
    });
    const { data, info } = await written.png().toBuffer({ resolveWithObject: true });
    return { input: data, height: info.height };
  };
  const name = await write(shortened(appName, 40), { size: 40, bold: true, colour: "#e9fbfc" });
  const head = await write(shortened(title, 120), { size: sizeOf(title), bold: true, colour: "#ffffff" });
  const lines = [name, head];
  if (description !== "")
    lines.push(await write(shortened(description, 160), { size: 32, colour: "#b9dfe1" }));
  const body = lines.slice(1);
  const room = HEIGHT - MARGIN - TOP;
  const used = body.reduce((sum, { height }) => sum + height, 0) + GAP * (body.length - 1);
  let top = TOP + Math.max(0, Math.round((room - used) / 2));
  const placed = body.map(({ input, height }) => {
    const at = { input, left: MARGIN, top };
    top += height + GAP;
    return at;
  });
  return sharp(Buffer.from(background))
    .composite([
      { input: name.input, left: MARGIN + 64 + 24, top: Math.round(96 - name.height / 2) },
      // If the texts do not all fit, only the first one, the title, is drawn.
      ...placed.filter((_one, at) => at === 0 || used <= room),
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

type Style = { readonly size: number; readonly bold?: boolean; readonly colour: string };

function sizeOf(title: string): number {
  if (title.length <= 32) return 84;
  return title.length <= 70 ? 68 : 50;
}

function shortened(text: string, most: number): string {
  const marks = [...text];
  return marks.length <= most
    ? text
    : `${marks
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
