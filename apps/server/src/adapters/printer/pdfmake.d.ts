/** The few names of it that are used; the package brings no types. */
declare module "pdfmake" {
  const pdfmake: {
    setUrlAccessPolicy: (allows: (url: string) => boolean) => void;
    setLocalAccessPolicy: (allows: (path: string) => boolean) => void;
    setFonts: (fonts: Readonly<Record<string, Readonly<Record<string, string>>>>) => void;
    createPdf: (definition: object) => { getBuffer: () => Promise<Buffer> };
  };
  export default pdfmake;
}

/** A document of pdfkit, with the fonts that pdfmake keeps of it. */
declare module "pdfmake/js/PDFDocument.js" {
  type Position = Readonly<Record<"xAdvance" | "yAdvance" | "xOffset" | "yOffset", number>>;
  type Box = Readonly<Record<"minX" | "minY" | "maxX" | "maxY", number>>;
  type Glyph = { readonly id: number; readonly advanceWidth: number; readonly bbox: Box };

  /** A font of fontkit. */
  export type ShapingFont = {
    readonly characterSet: readonly number[];
    readonly layout: (text: string) => {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly Position[];
      readonly direction: "ltr" | "rtl";
    };
    readonly getGlyph: (id: number) => Glyph;
    readonly maxp: Record<string, number>;
    readonly _layoutEngine: {
      /** Absent where a font has no tables for it. */
      readonly engine?: {
        /** What became of each mark, as long as it is laid out: in the order of writing, with the marks of the text behind it. */
        readonly glyphInfos: readonly { readonly codePoints: readonly number[]; readonly isMark: boolean }[];
        cleanup: () => void;
      };
    };
  };

  /** The shapes of a font that a document uses, by their number in it. */
  export type Subset = {
    readonly glyphs: number[];
    readonly includeGlyph: (id: number) => number;
    /** Of the tables that are being written: shapes, where each ends, how wide it is. */
    readonly glyf: Uint8Array[];
    readonly loca: { readonly offsets: number[] };
    readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
    offset: number;
    _addGlyph: (id: number) => number;
  };

  /** A font that is embedded in one document: `widths` and `unicode` by the number of a mark in its `subset`. */
  export type DocumentFont = {
    readonly font: ShapingFont;
    readonly scale: number;
    readonly subset: Subset;
    readonly widths: number[];
    readonly unicode: (readonly number[])[];
    ascender: number;
    descender: number;
    lineGap: number;
    widthOfString: (text: string, size: number) => number;
    encode: (
      text: string,
    ) => [hex: string[], places: readonly (Position & { readonly advanceWidth: number })[]];
  };

  export type MeasuredLine = {
    inlines: readonly {
      readonly text: string;
      readonly font: DocumentFont;
      readonly fontSize: number;
      readonly color: string;
      readonly x: number;
      readonly width: number;
      /** What a definition gives a text stays with it. */
      readonly level?: number;
    }[];
  };

  class PDFDocument {
    constructor();
    readonly fontCache: Record<string, Record<string, DocumentFont>>;
    font(source: Buffer): { readonly _font: DocumentFont };
    provideFont: (family: string, bold: boolean, italics: boolean) => DocumentFont;
  }
  const module: { readonly default: typeof PDFDocument };
  export default module;
}

declare module "pdfmake/js/Renderer.js" {
  import type { MeasuredLine } from "pdfmake/js/PDFDocument.js";

  class Renderer {
    renderLine: (line: MeasuredLine, x: number, y: number) => void;
  }
  const module: { readonly default: typeof Renderer };
  export default module;
}
