import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { shrunk } from "./shrunk.ts";

/** Noise without a pattern, the same in each run. */
function grainOf(bytes: number): Buffer {
  const grain = Buffer.alloc(bytes);
  let state = 7;
  for (let at = 0; at < bytes; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    grain[at] = state >>> 24;
  }
  return grain;
}

/** A picture like a camera's: soft, with noise in each pixel, and with its location in the metadata. */
async function photo(
  { width, height }: { readonly width: number; readonly height: number },
  orientation = 1,
): Promise<Blob> {
  const [grain, coarse] = [
    { width, height },
    { width: Math.ceil(width / 40), height: Math.ceil(height / 40) },
  ];
  const noise = await sharp(grainOf(grain.width * grain.height), { raw: { ...grain, channels: 1 } })
    .linear(0.06, 120)
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
  const taken = await sharp(grainOf(coarse.width * coarse.height * 3), {
    raw: { ...coarse, channels: 3 },
  })
    .resize(width, height, { fit: "fill" })
    .composite([{ input: noise, blend: "overlay" }])
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "38/1 43/1 0/1" } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return new Blob([new Uint8Array(taken)], { type: "image/jpeg" });
}

const factsOf = async (picture: Blob) => sharp(await bytesOf(picture)).metadata();
const bytesOf = async (picture: Blob) => Buffer.from(new Uint8Array(await picture.arrayBuffer()));

type Drawn = { readonly pixels: Buffer; readonly width: number; readonly height: number };

// jsdom decodes and draws nothing, so sharp does it as browsers do.
let closed: number;
beforeEach(() => {
  closed = 0;
  const drawn = new WeakMap<HTMLCanvasElement, Drawn>();
  vi.stubGlobal("createImageBitmap", async (file: Blob, options?: ImageBitmapOptions) => {
    const picture = sharp(await bytesOf(file));
    const upright = options?.imageOrientation === "from-image" ? picture.autoOrient() : picture;
    const { data, info } = await upright.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height, close: () => (closed += 1) };
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement) {
      return {
        drawImage: (picture: Drawn, ...[left, top, width, height]: readonly number[]) => {
          const isWhole = [left, top, width, height].join() === [0, 0, this.width, this.height].join();
          if (isWhole) drawn.set(this, picture);
        },
      };
    },
    toBlob(this: HTMLCanvasElement, done: BlobCallback, type?: string, quality?: number) {
      const picture = drawn.get(this);
      if (picture === undefined || type !== "image/jpeg") return done(null);
      void sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 3 } })
        .resize(this.width, this.height, { fit: "fill" })
        .jpeg({ quality: Math.round((quality ?? 0.92) * 100) })
        .toBuffer()
        .then((bytes) => {
          done(new Blob([new Uint8Array(bytes)], { type }));
        });
    },
  });
});

const own = Object.getOwnPropertyDescriptors(HTMLCanvasElement.prototype);
afterEach(() => {
  Object.defineProperties(HTMLCanvasElement.prototype, { getContext: own.getContext, toBlob: own.toBlob });
});

describe("a photo from a phone, made smaller", () => {
  it("has 2,048 pixels at its longer side, keeps its shape, and weighs a part of what it did", async () => {
    const taken = await photo({ width: 4_032, height: 3_024 });
    const sent = await shrunk(taken);
    expect(await factsOf(sent)).toMatchObject({ format: "jpeg", width: 2_048, height: 1_536 });
    expect(sent.size).toBeLessThan(taken.size / 2);
    expect(closed).toBe(1);
  });

  it("stands upright when it was taken so, and says neither where nor with what", async () => {
    const taken = await photo({ width: 3_000, height: 2_000 }, 6);
    expect((await factsOf(taken)).exif).toBeDefined();
    const facts = await factsOf(await shrunk(taken));
    expect([facts.width, facts.height]).toEqual([1_365, 2_048]);
    expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
  });

  it("is not made larger than it came", async () => {
    expect(await factsOf(await shrunk(await photo({ width: 800, height: 600 })))).toMatchObject({
      width: 800,
      height: 600,
    });
  });

  it("is still the same picture", async () => {
    const taken = await photo({ width: 2_400, height: 1_600 });
    const small = async (picture: Blob) =>
      sharp(await bytesOf(picture))
        .resize(24, 16, { fit: "fill" })
        .removeAlpha()
        .raw()
        .toBuffer();
    const [before, after] = [await small(taken), await small(await shrunk(taken))];
    const apart = before.map((value, at) => Math.abs(value - (after[at] ?? 0)));
    expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(3);
  });
});

describe("what this browser cannot make smaller", () => {
  it("goes as it came when it cannot be read, such as the HEIC of an iPhone", async () => {
    const heic = new Blob([new TextEncoder().encode("\u0000\u0000\u0000\u0018ftypheic")], {
      type: "image/heic",
    });
    expect(await shrunk(heic)).toBe(heic);
  });

  it("goes as it came when it cannot be drawn", async () => {
    HTMLCanvasElement.prototype.toBlob = (done: BlobCallback) => {
      done(null);
    };
    const taken = await photo({ width: 2_400, height: 1_600 });
    expect(await shrunk(taken)).toBe(taken);
  });
});
