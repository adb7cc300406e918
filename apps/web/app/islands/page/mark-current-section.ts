/** A section counts as being read above this distance from the top: below the header, with some margin. */
const READING_LINE = 140;

/** Marks the section being read in the table of contents beside a long text. */
export function markCurrentSection(root: Document): void {
  const list = root.querySelector<HTMLElement>("[data-contents]");
  if (list === null) return;
  const parts = [...list.querySelectorAll("a")].flatMap((link) => {
    const heading = root.getElementById(link.hash.slice(1));
    return heading === null ? [] : [{ link, heading }];
  });
  let current: HTMLAnchorElement | undefined;
  const mark = (): void => {
    const { scrollHeight, clientHeight, scrollTop } = root.documentElement;
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
    const read = parts.filter(({ heading }) => heading.getBoundingClientRect().top <= READING_LINE);
    const { link } = (isAtEnd ? parts : read).at(-1) ?? {};
    if (link === current) return;
    current?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "location");
    current = link;
    if (link !== undefined) show(list, link);
  };
  let isDue = false;
  root.addEventListener(
    "scroll",
    () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}

/** Scrolls only the list: `scrollIntoView` would stop the page on its way to a section. */
function show(list: HTMLElement, link: HTMLElement): void {
  const from = link.offsetTop - list.offsetTop;
  const room = list.clientHeight - link.offsetHeight;
  if (from < list.scrollTop || from > list.scrollTop + room) list.scrollTop = from - room / 2;
}
