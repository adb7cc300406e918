/** Large enough to see a scratch, small enough for a weak signal and the host's storage. */
const MOST_SIDE = 2_048;
const QUALITY = 0.85;

/** Scales a photo down and drops the camera's metadata; returns it unchanged if this browser cannot read it. */
export async function shrunk(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", QUALITY);
    });
    return drawn ?? file;
  } catch {
    return file;
  }
}
