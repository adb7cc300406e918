import type { Language } from "@keystead/domain/languages";

/** One picture made by `npm run screenshots`, with its size, so that the browser reserves its space before it loads. */
type Cut = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The widths of the files, in pixels. */
  readonly widths: readonly number[];
  readonly sizes: string;
};

const ACROSS = "calc(100vw - 34px)";
const BESIDE_WORDS = `(min-width: 1024px) 680px, ${ACROSS}`;

function onDesk(name: string, height = 720): Cut {
  const sizes = `(min-width: 1216px) 1150px, ${ACROSS}`;
  return { file: `${name}-desk`, width: 1280, height, widths: [1600], sizes };
}

function onPhone(name: string, height = 640): Cut {
  return { file: `${name}-phone`, width: 390, height, widths: [780], sizes: ACROSS };
}

function screen(name: string): Picture {
  return { desk: onDesk(name), phone: onPhone(name) };
}

type Picture = { readonly desk: Cut; readonly phone: Cut };

const job: Cut = { ...onPhone("job", 760), sizes: "288px" };

const pictures = {
  portfolio: screen("portfolio"),
  properties: screen("properties"),
  calendar: { desk: onDesk("calendar", 520), phone: onPhone("calendar") },
  turnovers: { desk: onDesk("turnovers"), phone: onPhone("turnovers", 664) },
  income: screen("income"),
  expenses: screen("expenses"),
  advertising: screen("advertising"),
  exports: screen("exports"),
  /** The calendar, large enough to be read beside text. */
  tape: {
    desk: { file: "tape-desk", width: 880, height: 440, widths: [1400], sizes: BESIDE_WORDS },
    phone: onPhone("calendar"),
  },
  /** A booking that conflicts with another one. */
  overlap: {
    desk: { file: "overlap-desk", width: 480, height: 672, widths: [960], sizes: "440px" },
    phone: onPhone("overlap", 768),
  },
  /** The cleaner's page, always at the size of a phone. */
  job: { desk: job, phone: job },
} satisfies Readonly<Record<string, Picture>>;

export type PicturedScreen = keyof typeof pictures;

function isPictured(name: string): name is PicturedScreen {
  return name in pictures;
}

export const picturedScreens: readonly PicturedScreen[] = Object.keys(pictures).filter(isPictured);

type PictureProps = {
  readonly language: Language;
  readonly screen: PicturedScreen;
  readonly alt: string;
  /** Visible at once, so it is fetched first; all other pictures load lazily. */
  readonly eager?: boolean;
};

const dark = "(prefers-color-scheme: dark)";
const narrow = "(max-width: 767px)";
type Scheme = "light" | "dark";
type PictureVersion = { readonly language: Language; readonly cut: Cut; readonly scheme: Scheme };

/** The URLs contain a hash, so a browser may cache the pictures without limit. */
const addresses = import.meta.glob<string>("../../screenshots/*/*.avif", {
  eager: true,
  query: "?url",
  import: "default",
});

function addressOf({ language, cut, scheme }: PictureVersion, width: number): string {
  const address = addresses[`../../screenshots/${language}/${cut.file}-${scheme}-${width}.avif`];
  if (address === undefined) throw new Error(`No picture ${cut.file} in ${language}: npm run screenshots`);
  return address;
}

function setOf(version: PictureVersion): string {
  return version.cut.widths.map((width) => `${addressOf(version, width)} ${width}w`).join(", ");
}

/**
 * A picture of the product on a public page, in the page's language, light or dark, for a wide screen or a phone. `npm
 * run screenshots` takes it; `e2e/screenshots/shots.ts` defines its content.
 */
export function ScreenPicture({ language, screen: name, alt, eager = false }: PictureProps) {
  const { desk, phone } = pictures[name];
  const source = (cut: Cut, scheme: Scheme, media: string) => {
    const { width, height, sizes } = cut;
    const srcSet = setOf({ language, cut, scheme });
    return <source media={media} srcSet={srcSet} sizes={sizes} width={width} height={height} />;
  };
  const usual = { language, cut: desk, scheme: "light" } as const;
  const [least = 0] = desk.widths;
  return (
    <picture>
      {source(phone, "dark", `${narrow} and ${dark}`)}
      {source(phone, "light", narrow)}
      {source(desk, "dark", dark)}
      <img
        src={addressOf(usual, least)}
        srcSet={setOf(usual)}
        sizes={desk.sizes}
        width={desk.width}
        height={desk.height}
        alt={alt}
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
