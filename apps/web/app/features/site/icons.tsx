const paths = {
  advertising: "M4 10v4l11 5V5zM15 9.5c2.5 0 2.5 5 0 5M7 15.5V20h3v-3.3",
  calendar:
    "M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 10h17M8 3v4M16 3v4M7.5 14.5h5",
  chart: "M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  cleaning: "M9 9.5h6v11H9zM10 9.5v-4h4v4M14 6h3.5M20 4v.1M20 8v.1M9 14h6",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2",
  close: "m6 6 12 12M18 6 6 18",
  file: "M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M12 11.5v5.5M9.5 14.5 12 17l2.5-2.5",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5.5 5.2 5.5 11.8 0 17M12 3.5c-5.5 5.2-5.5 11.8 0 17",
  money: "M4 8h13l-3.5-3.5M20 16H7l3.5 3.5",
  next: "m9.5 6 6 6-6 6",
  no: "m7 7 10 10M17 7 7 17",
  pause: "M8 6v12M16 6v12",
  play: "M8 6v12l10-6z",
  previous: "m14.5 6-6 6 6 6",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  rent: "M8 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M11.2 12.3l8.3-8.3M16.5 7l3 3",
  task: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 12.5l2.8 2.8L16 9.5",
  up: "M12 19V5.5M6 11.5l6-6 6 6",
  warning: "M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1",
} as const;

export type SiteIconName = keyof typeof paths;

/** `s` is 18 px beside text, `l` 24 px on its own, `mark` the sign of a panel; `tone` is one of yes and no. */
export function SiteIcon({
  name,
  size = "s",
  tone,
}: {
  readonly name: SiteIconName;
  readonly size?: "s" | "l" | "mark";
  readonly tone?: "yes" | "no";
}) {
  return (
    <svg
      className={`icon${size === "s" ? " icon-s" : ""}${tone === undefined ? "" : ` icon-${tone}`}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

export function SiteLogo() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" />
      <path d="M14 6.8 7 12.6v8.6h14v-8.6zM14 15.9v3.4" />
      <circle cx="14" cy="14" r="1.9" />
    </svg>
  );
}
