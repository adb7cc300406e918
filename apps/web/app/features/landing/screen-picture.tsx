import type { Language } from "@keystead/domain/languages";
import type { MetaDescriptor } from "react-router";

/** Sizes as `npm run screenshots` takes them; the browser keeps their room before they arrive. */
const pictures = {
  hero: {
    desk: {
      width: 880,
      height: 646,
      widths: [1400],
      sizes: "(min-width: 1024px) 680px, calc(100vw - 34px)",
    },
    phone: { width: 390, height: 384, widths: [672, 960], sizes: "calc(100vw - 34px)" },
  },
  portfolio: screen(),
  properties: screen(),
  income: screen(),
  expenses: screen(),
};

function screen() {
  return {
    desk: {
      width: 1280,
      height: 720,
      widths: [1600],
      sizes: "(min-width: 1216px) 1150px, calc(100vw - 34px)",
    },
    phone: { width: 390, height: 640, widths: [780], sizes: "calc(100vw - 34px)" },
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

const dark = "(prefers-color-scheme: dark)";
const light = "(prefers-color-scheme: light)";
const onPhone = "(max-width: 767px)";
type Place = {
  readonly language: Language;
  readonly screen: PicturedScreen;
  readonly device: "desk" | "phone";
  readonly scheme: "light" | "dark";
};

function addressOf({ language, screen: name, device, scheme }: Place, width: number): string {
  return `/screenshots/${language}/${name}-${device}-${scheme}-${width}.avif`;
}

function setOf(place: Place): string {
  const { widths } = pictures[place.screen][place.device];
  return widths.map((width) => `${addressOf(place, width)} ${width}w`).join(", ");
}

/**
 * Asks for the first picture before anything else: on a phone it is the largest thing in sight, and whoever asks first
 * has the connection that is warm already.
 */
export function heroPreloads(language: Language): MetaDescriptor[] {
  return (
    [
      ["light", light],
      ["dark", dark],
    ] as const
  ).map(([scheme, wanted]) => ({
    tagName: "link",
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet: setOf({ language, screen: "hero", device: "phone", scheme }),
    imageSizes: pictures.hero.phone.sizes,
    media: `${onPhone} and ${wanted}`,
    fetchPriority: "high",
  }));
}

export function ScreenPicture({ language, screen: name, alt, eager = false }: PictureProps) {
  const { desk } = pictures[name];
  const place = { language, screen: name } as const;
  const [least = 0] = desk.widths;
  const source = (device: "desk" | "phone", scheme: "light" | "dark", media: string) => {
    const { width, height, sizes } = pictures[name][device];
    const srcSet = setOf({ ...place, device, scheme });
    return <source media={media} srcSet={srcSet} sizes={sizes} width={width} height={height} />;
  };
  return (
    <picture>
      {source("phone", "dark", `${onPhone} and ${dark}`)}
      {source("phone", "light", onPhone)}
      {source("desk", "dark", dark)}
      <img
        src={addressOf({ ...place, device: "desk", scheme: "light" }, least)}
        srcSet={setOf({ ...place, device: "desk", scheme: "light" })}
        sizes={desk.sizes}
        width={desk.width}
        height={desk.height}
        alt={alt}
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
