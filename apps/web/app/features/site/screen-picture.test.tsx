import { languages } from "@keystead/domain/languages";
import { render } from "@testing-library/react";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { picturedScreens, ScreenPicture } from "./screen-picture.tsx";

const folder = join(import.meta.dirname, "../../..");

/** Every file that a page may ask for, with the shape of the room it keeps. */
const expected = new Map(
  languages.flatMap((language) =>
    picturedScreens.flatMap((screen) => {
      const { container, unmount } = render(
        <ScreenPicture language={language} screen={screen} alt={screen} />,
      );
      const found = [...container.querySelectorAll("source, img")].flatMap((part) => {
        const shape = Number(part.getAttribute("width")) / Number(part.getAttribute("height"));
        return (part.getAttribute("srcset") ?? "").split(", ").map((one) => {
          const [address = "", width = ""] = one.split(" ");
          return [address, { shape, width: Number.parseInt(width, 10) }] as const;
        });
      });
      unmount();
      return found;
    }),
  ),
);

it("[LAND-04] finds each picture it names in each language, light and dark, in the size it keeps room for", () => {
  expect(expected.size).toBeGreaterThan(languages.length * picturedScreens.length);
  for (const [address, { shape, width }] of expected) {
    const real = sizeOf(readFileSync(join(folder, address)));
    expect(real.width, address).toBe(width);
    expect(Math.abs(real.width / shape - real.height), `${address} is ${real.height} high`).toBeLessThan(1);
  }
});

it("leaves no picture behind that no page shows", () => {
  const kept = globSync("app/screenshots/**/*.avif", { cwd: folder }).map((file) => `/${file}`);
  expect(kept.toSorted()).toEqual([...expected.keys()].toSorted());
});

/** An AVIF says its size in the first "ispe": version and flags, width, height. */
function sizeOf(file: Buffer): { readonly width: number; readonly height: number } {
  const at = file.indexOf("ispe") + 8;
  return { width: file.readUInt32BE(at), height: file.readUInt32BE(at + 4) };
}
