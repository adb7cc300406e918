/// <reference lib="dom" />
/**
 * Draws the picture that other sites show for a link to ours, in the product's own shapes and without words to
 * translate: node e2e/pictures/og-image.ts
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { openBrowser } from "../support/product/browser.ts";

const web = join(import.meta.dirname, "../../apps/web");
const fonts = join(web, "app/ui/fonts");
const font = readdirSync(fonts).find((name) => name.startsWith("inter-site-"));
if (font === undefined)
  throw new Error("The subset of Inter is missing: node apps/web/scripts/subset-font.ts");
const fontData = readFileSync(join(fonts, font)).toString("base64");

const rows = [
  {
    name: "Lindenstraße 14",
    amount: "€950",
    colour: "#176b3a",
    soft: "#e3f4e9",
    sign: "m5 12.5 4.5 4.5L19 7.5",
  },
  {
    name: "Via Saragozza 41",
    amount: "€1,020",
    colour: "#8a4b00",
    soft: "#fdf0d9",
    sign: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2",
  },
  {
    name: "Rue des Lices 8",
    amount: "€680",
    colour: "#b3261e",
    soft: "#fce8e6",
    sign: "M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1",
  },
];

const page = `<!doctype html><style>
@font-face{font-family:Inter;src:url(data:font/woff2;base64,${fontData});font-weight:400 700}
*{box-sizing:border-box;margin:0}
body{display:grid;grid-template-columns:1fr 600px;gap:40px;align-items:center;width:1200px;height:630px;padding:0 72px;background:#08363a;color:#e9fbfc;font:600 28px/40px Inter}
h1{display:flex;gap:24px;align-items:center;font-size:72px;font-weight:700;letter-spacing:-.035em}
h1 svg{width:88px;height:88px;fill:none;stroke:#08363a;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
h1 rect{fill:#4fc3c7;stroke:none}
ul{display:grid;gap:18px;padding:32px;border-radius:24px;background:#f6f7f9;color:#16202b;list-style:none}
li{display:grid;grid-template-columns:1fr auto 56px;gap:20px;align-items:center;padding:22px 24px;border:2px solid #d5dae1;border-radius:14px;background:#fff}
b{font-weight:650;font-variant-numeric:tabular-nums}
li svg{width:56px;height:56px;padding:13px;border-radius:99px;fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
</style><h1><svg viewBox="0 0 28 28"><rect width="28" height="28" rx="8"/><path d="M14 6.8 7 12.6v8.6h14v-8.6zM14 15.9v3.4"/><circle cx="14" cy="14" r="1.9"/></svg>Keystead</h1>
<ul>${rows
  .map(
    ({ name, amount, colour, soft, sign }) =>
      `<li><span style="white-space:nowrap">${name}</span><b>${amount}</b><svg viewBox="0 0 24 24" style="color:${colour};background:${soft}"><path d="${sign}"/></svg></li>`,
  )
  .join("")}</ul>`;

const browser = await openBrowser();
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready.then(() => undefined));
const png = await sharp(await tab.screenshot())
  .png({ palette: true, colours: 64, effort: 10 })
  .toFile(join(web, "public/og.png"));
await browser.close();
process.stdout.write(`og.png: ${png.width} x ${png.height}, ${png.size} bytes\n`);
