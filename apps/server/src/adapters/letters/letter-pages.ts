import type { LetterSheet } from "@keystead/contract/letters";

import { asDrawn } from "../printer/text-shaping/plain-text.ts";

/** Positions on an A4 sheet, in millimetres from its top left corner. */
const PAGE = { left: 25, right: 20, top: 20, bottom: 24 } as const;
const SENDER_TOP = 17;
/**
 * The window of an envelope: on the left in Britain and Germany (DIN 5008 B), on the right in France, Italy and Spain.
 */
const WINDOW = { top: 46, width: 80, left: 25, right: 112 } as const;
const TEXT_TOP = 91;

/** The distance between the two signature lines, and above them. */
const SIGNING_GAP = 12;
const SIGNING_ROOM = 10;

const WINDOW_AT_THE_LEFT: readonly string[] = ["en", "de"];

const INK = "#16202B";
const SECOND = "#46525F";
const RULE = "#AEB7C2";

type Section = NonNullable<LetterSheet["sections"]>[number];

const pt = (mm: number): number => (mm / 25.4) * 72;

/**
 * One sheet as a pdfmake document definition. It contains only text: no link, no picture, nothing that is fetched.
 */
export function letterPages(sheet: LetterSheet): object {
  return {
    pageSize: "A4",
    pageMargins: [pt(PAGE.left), pt(PAGE.top), pt(PAGE.right), pt(PAGE.bottom)],
    language: sheet.language,
    displayTitle: true,
    info: { title: asDrawn(sheet.title), author: asDrawn(sheet.sender.name) },
    defaultStyle: { font: "Roboto", fontSize: 10, lineHeight: 1.25, color: INK },
    content: [
      senderBlock(sheet),
      windowBlock(sheet),
      { text: asDrawn(sheet.date), alignment: "right" },
      { text: asDrawn(sheet.title), fontSize: 15, bold: true, margin: [0, 10, 0, 12] },
      factsTable(sheet.facts),
      ...sheet.paragraphs.map((words) => paragraph(words)),
      ...(sheet.table.columns.length === 0 ? [] : [entriesTable(sheet)]),
      ...(sheet.sections ?? []).map((section) => sectionOf(section)),
      ...sheet.closing.map((words) => paragraph(words)),
      ...(sheet.payTo === null ? [] : [payToBox(sheet.payTo)]),
      sheet.signing === undefined ? signature(sheet) : signingLines(sheet.signing),
      ...sheet.small.map((words) => ({
        text: asDrawn(words),
        fontSize: 8,
        color: SECOND,
        margin: [0, 0, 0, 4],
      })),
    ],
    footer: (page: number, pages: number) => footer(sheet, page, pages),
  };
}

function senderBlock({ sender }: LetterSheet): object {
  return {
    absolutePosition: { x: pt(PAGE.left), y: pt(SENDER_TOP) },
    columns: [
      {
        width: pt(210 - PAGE.left - PAGE.right),
        stack: [
          { text: asDrawn(sender.name), bold: true, fontSize: 12 },
          ...sender.lines.map((line) => ({ text: asDrawn(line), fontSize: 9, color: SECOND })),
        ],
      },
    ],
  };
}

/**
 * The return address in small type above the recipient's. The text begins below the window, and lower still below a
 * longer address.
 */
function windowBlock({ language, sender, recipient }: LetterSheet): object {
  const x = WINDOW_AT_THE_LEFT.includes(language) ? WINDOW.left : WINDOW.right;
  const address = [
    {
      text: asDrawn([sender.name, ...sender.lines].join(" · ")),
      fontSize: 6.5,
      color: SECOND,
      margin: [0, 0, 0, 6],
    },
    ...recipient.map((line) => ({ text: asDrawn(line), fontSize: 10.5 })),
  ];
  return {
    table: {
      widths: [pt(WINDOW.width)],
      heights: [pt(TEXT_TOP - WINDOW.top)],
      body: [[{ stack: address }]],
    },
    layout: {
      defaultBorder: false,
      vLineWidth: () => 0,
      hLineWidth: () => 0,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
    margin: [pt(x - PAGE.left), pt(WINDOW.top - PAGE.top), 0, 0],
  };
}

function factsTable(facts: LetterSheet["facts"]): object {
  return {
    table: {
      widths: ["auto", "*"],
      body: facts.map(({ label, value }) => [
        { text: asDrawn(label), color: SECOND },
        { text: asDrawn(value) },
      ]),
    },
    layout: {
      defaultBorder: false,
      vLineWidth: () => 0,
      hLineWidth: () => 0,
      paddingLeft: first(0, 12),
      paddingTop: () => 1,
      paddingBottom: () => 1,
    },
    margin: [0, 0, 0, 10],
  };
}

function first(ofFirst: number, ofOthers: number): (at: number) => number {
  return (at) => (at === 0 ? ofFirst : ofOthers);
}

function paragraph(words: string): object {
  return { text: asDrawn(words), margin: [0, 0, 0, 8] };
}

/** The column of words takes the remaining width; figures are right-aligned and never broken. */
function entriesTable({ table: { columns, rows } }: LetterSheet): object {
  const cell = (text: string, at: number, style: object): object => ({
    text: asDrawn(text),
    alignment: columns[at]?.holds === "amount" || columns[at]?.holds === "count" ? "right" : "left",
    noWrap: columns[at]?.holds !== "words",
    ...style,
  });
  const sums = new Set(rows.flatMap(({ isSum }, at) => (isSum ? [at + 1] : [])));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: columns.map(({ holds }) => (holds === "words" ? "*" : "auto")),
      body: [
        columns.map(({ label }, at) => cell(label, at, { color: SECOND, fontSize: 9, noWrap: false })),
        ...rows.map(({ cells, isSum }) => cells.map((text, at) => cell(text, at, { bold: isSum }))),
      ],
    },
    layout: {
      hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (at: number) => (sums.has(at) ? INK : RULE),
      paddingLeft: first(0, 16),
      paddingRight: () => 0,
      paddingTop: () => 3,
      paddingBottom: () => 2,
    },
    margin: [0, 4, 0, 12],
  };
}

/** A longer text under its heading. Unlike other parts it may continue on the next page. */
function sectionOf({ title, text }: Section): object {
  return {
    stack: [
      { text: asDrawn(title), bold: true, margin: [0, 4, 0, 4] },
      { text: asDrawn(text), margin: [0, 0, 0, 12] },
    ],
  };
}

function payToBox({ title, facts }: NonNullable<LetterSheet["payTo"]>): object {
  return {
    unbreakable: true,
    stack: [{ text: asDrawn(title), bold: true, margin: [0, 4, 0, 4] }, factsTable(facts)],
  };
}

function signature({ signature: { words, name } }: LetterSheet): object {
  return {
    unbreakable: true,
    stack: [{ text: asDrawn(words) }, { text: asDrawn(name), margin: [0, 30, 0, 0] }],
    margin: [0, 8, 0, 14],
  };
}

/**
 * A line for place and date and one for each signature, two next to each other, with space above to write on. All are
 * on one page: the largest possible number of tenants fills half of it.
 */
function signingLines({ dated, parties }: NonNullable<LetterSheet["signing"]>): object {
  const width = (210 - PAGE.left - PAGE.right - SIGNING_GAP) / 2;
  const line = { type: "line", x1: 0, y1: 0, x2: pt(width), y2: 0, lineWidth: 0.5, lineColor: INK };
  const cells = [{ name: dated, words: "" }, ...parties].map(({ name, words }) => ({
    width: pt(width),
    stack: [
      { canvas: [line], margin: [0, 0, 0, 3] },
      { text: asDrawn(name) },
      ...(words === "" ? [] : [{ text: asDrawn(words), fontSize: 8, color: SECOND }]),
    ],
  }));
  return {
    unbreakable: true,
    stack: cells.flatMap((cell, at) => {
      if (at % 2 === 1) return [];
      const margin = [0, pt(SIGNING_ROOM), 0, 0];
      return [{ columns: [cell, ...cells.slice(at + 1, at + 2)], columnGap: pt(SIGNING_GAP), margin }];
    }),
    margin: [0, 0, 0, 8],
  };
}

function footer({ sender, title, foot }: LetterSheet, page: number, pages: number): object {
  return {
    columns: [
      { text: asDrawn([sender.name, title].join(" · ")), alignment: "left" },
      {
        width: "auto",
        text: foot.replace("{page}", String(page)).replace("{pages}", String(pages)),
        alignment: "right",
      },
    ],
    fontSize: 8,
    color: SECOND,
    margin: [pt(PAGE.left), pt(8), pt(PAGE.right), 0],
  };
}
