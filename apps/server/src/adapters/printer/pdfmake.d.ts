/** Declares only what is used here, because the package has no types. */
declare module "pdfmake" {
  const pdfmake: {
    setUrlAccessPolicy: (allows: (url: string) => boolean) => void;
    setLocalAccessPolicy: (allows: (path: string) => boolean) => void;
    setFonts: (fonts: Readonly<Record<string, Readonly<Record<string, string>>>>) => void;
    createPdf: (definition: object) => { getBuffer: () => Promise<Buffer> };
  };
  export default pdfmake;
}

/** A pdfkit document, with the fonts that pdfmake keeps in it. */
declare module "pdfmake/js/PDFDocument.js" {
  type Position = Readonly<Record<"xAdvance" | "yAdvance" | "xOffset" | "yOffset", number>>;
  type Box = Readonly<Record<"minX" | "minY" | "maxX" | "maxY", number>>;
  type Glyph = { readonly id: number; readonly advanceWidth: number; readonly bbox: Box };

  /** A fontkit font. */
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
      /** Absent if the font has no tables for it. */
      readonly engine?: {
        /** The characters that each glyph came from, in writing order; available only during layout. */
        readonly glyphInfos: readonly { readonly codePoints: readonly number[]; readonly isMark: boolean }[];
        cleanup: () => void;
      };
    };
  };

  /** The glyphs of a font that a document uses, by their index in it. */
  export type Subset = {
    readonly glyphs: number[];
    readonly includeGlyph: (id: number) => number;
    /** Parts of the tables being written: the outlines, their offsets, the widths. */
    readonly glyf: Uint8Array[];
    readonly loca: { readonly offsets: number[] };
    readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
    offset: number;
    _addGlyph: (id: number) => number;
  };

  /** A font embedded in one document: `widths` and `unicode` by glyph index in its `subset`. */
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
      /** pdfmake keeps properties that the definition sets on a text. */
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
