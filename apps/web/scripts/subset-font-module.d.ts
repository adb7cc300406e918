declare module "subset-font" {
  type Range = { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat: "woff2" | "truetype";
    /** A number is where an axis stays: the font has it no more. */
    readonly variationAxes: Readonly<Record<string, Range | number>>;
    readonly keepFeatures?: readonly string[];
    readonly preserveNameIds?: readonly number[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  };
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export default subsetFont;
}

/** It comes with pdfmake; the one thing that is asked of it here. */
declare module "fontkit" {
  export function create(font: Buffer): { readonly characterSet: readonly number[] };
}
