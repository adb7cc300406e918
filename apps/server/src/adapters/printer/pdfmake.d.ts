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
