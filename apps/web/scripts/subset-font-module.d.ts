declare module "subset-font" {
  type Range = { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat: "woff2" | "truetype";
    /** A number fixes the axis at this value and removes it from the font. */
    readonly variationAxes: Readonly<Record<string, Range | number>>;
    readonly keepFeatures?: readonly string[];
    readonly preserveNameIds?: readonly number[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  };
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export default subsetFont;
}

/** It comes with pdfmake; only this part is used here. */
declare module "fontkit" {
  export function create(font: Buffer): { readonly characterSet: readonly number[] };
}
