import type { Language } from "../../lib/languages.ts";

/** Sizes as `npm run screenshots` takes them; the browser keeps their room before they arrive. */
const pictures = {
  hero: {
    desk: {
      width: 880,
      height: 646,
      widths: [1400],
      sizes: "(min-width: 1024px) 680px, calc(100vw - 34px)",
    },
    phone: { width: 390, height: 560 },
  },
  portfolio: screen(),
  properties: screen(),
  income: screen(),
};

function screen() {
  return {
    desk: {
      width: 1280,
      height: 720,
      widths: [1600],
      sizes: "(min-width: 1216px) 1150px, calc(100vw - 34px)",
    },
    phone: { width: 390, height: 640 },
  };
}

export type PicturedScreen = keyof typeof pictures;

type PictureProps = {
  readonly language: Language;
  readonly screen: PicturedScreen;
  readonly alt: string;
  /** In sight at once: fetched first. All others wait until they come near. */
  readonly eager?: boolean;
};

export function ScreenPicture({ language, screen: name, alt, eager = false }: PictureProps) {
  const { desk, phone } = pictures[name];
  const address = (device: "desk" | "phone", scheme: "light" | "dark", width: number) =>
    `/screenshots/${language}/${name}-${device}-${scheme}-${width}.avif`;
  const set = (scheme: "light" | "dark") =>
    desk.widths.map((width) => `${address("desk", scheme, width)} ${width}w`).join(", ");
  const [least = 0] = desk.widths;
  const dark = "(prefers-color-scheme: dark)";
  return (
    <picture>
      <source media={`(max-width: 767px) and ${dark}`} srcSet={address("phone", "dark", 780)} {...phone} />
      <source media="(max-width: 767px)" srcSet={address("phone", "light", 780)} {...phone} />
      <source media={dark} srcSet={set("dark")} sizes={desk.sizes} width={desk.width} height={desk.height} />
      <img
        src={address("desk", "light", least)}
        srcSet={set("light")}
        sizes={desk.sizes}
        width={desk.width}
        height={desk.height}
        alt={alt}
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
