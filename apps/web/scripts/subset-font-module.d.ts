declare module "subset-font" {
  type Options = {
    readonly targetFormat: "woff2";
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
  };
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export default subsetFont;
}
