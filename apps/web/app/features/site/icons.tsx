const paths = {
  check: "m5 12.5 4.5 4.5L19 7.5",
  warning: "M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.1",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5.5 5.2 5.5 11.8 0 17M12 3.5c-5.5 5.2-5.5 11.8 0 17",
} as const;

export function SiteIcon({
  name,
  mark = false,
}: {
  readonly name: keyof typeof paths;
  readonly mark?: boolean;
}) {
  return (
    <svg className={mark ? "ic mark" : "ic"} viewBox="0 0 24 24" aria-hidden="true">
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
