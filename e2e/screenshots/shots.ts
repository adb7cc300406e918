/** What is taken, at which size. The page that shows the pictures gives the same widths and heights. */
export type Look = {
  readonly device: "desk" | "phone";
  readonly scheme: "light" | "dark";
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
};

type Frame = {
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly widths: readonly number[];
};

export type Shot = {
  readonly name: string;
  readonly path: string;
  readonly frames: Readonly<Record<Look["device"], Frame>>;
};

export const looks: readonly Look[] = (["light", "dark"] as const).flatMap((scheme) => [
  { device: "desk", scheme, viewport: { width: 1280, height: 720 }, scale: 2 },
  { device: "phone", scheme, viewport: { width: 390, height: 844 }, scale: 3 },
]);

const desk: Frame = { clip: { x: 0, y: 0, width: 1280, height: 720 }, widths: [1600] };
const phone: Frame = { clip: { x: 0, y: 0, width: 390, height: 640 }, widths: [780] };

export const shots: readonly Shot[] = [
  {
    name: "hero",
    path: "/portfolio",
    frames: {
      desk: { clip: { x: 232, y: 60, width: 880, height: 646 }, widths: [1400] },
      // The front page's largest thing on a phone: the small one fits into the first flight of packets.
      phone: { clip: { x: 0, y: 56, width: 390, height: 384 }, widths: [672, 960] },
    },
  },
  { name: "portfolio", path: "/portfolio", frames: { desk, phone } },
  { name: "properties", path: "/properties", frames: { desk, phone } },
  { name: "income", path: "/income", frames: { desk, phone } },
  { name: "expenses", path: "/expenses", frames: { desk, phone } },
];
