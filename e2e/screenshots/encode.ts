import sharp from "sharp";

/** Flat colour and small type: full chroma keeps the edges of coloured words clean, at little cost. */
export async function encode(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width, kernel: "lanczos3" })
    .avif({ quality: 46, effort: 3, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
