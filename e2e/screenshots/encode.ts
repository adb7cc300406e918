import sharp from "sharp";

/** The picture that phones wait for has to fit into the first 14 KB a connection carries. */
const SMALL = 700;

/** Flat colour and small type: full chroma keeps the edges of coloured words clean, at little cost. */
export async function encodePicture(picture: Buffer, width: number): Promise<Buffer> {
  const effort = width < SMALL ? { quality: 36, effort: 5 } : { quality: 46, effort: 3 };
  return sharp(picture)
    .resize({ width, kernel: "lanczos3" })
    .avif({ ...effort, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** For the README: sites that show it may not support AVIF. */
export async function encodeForReadme(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture).resize({ width, kernel: "lanczos3" }).png({ palette: true, effort: 10 }).toBuffer();
}
