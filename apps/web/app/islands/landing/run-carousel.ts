const TURN_MS = 6_000;

/** Turns a page every 6 s while in view; pauses under the pointer, and stops for good once the visitor has used it. */
export function runCarousel(root: Document): void {
  const frame = root.querySelector<HTMLElement>("[data-carousel]");
  const list = frame?.querySelector<HTMLElement>(".carousel-list");
  const button = frame?.querySelector<HTMLButtonElement>("[data-play]");
  if (!frame || !list || !button) return;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  let isInView = false;
  let isPointed = false;

  const turn = (step: number): void => {
    const pages = list.children.length;
    const page = Math.round(list.scrollLeft / list.clientWidth) + step;
    list.scrollTo({ left: ((page + pages) % pages) * list.clientWidth });
  };
  /**
   * The button shows the chosen mode whether or not the carousel is in view, so it never changes just before somebody
   * presses it.
   */
  const play = (plays: boolean): void => {
    isPlaying = plays;
    for (const face of button.querySelectorAll<HTMLElement>("[data-when]"))
      face.hidden = (face.dataset["when"] === "playing") !== isPlaying;
    time();
  };
  const time = (): void => {
    clearInterval(timer);
    if (!isPlaying || !isInView) return;
    timer = setInterval(() => {
      if (!isPointed && !root.hidden) turn(1);
    }, TURN_MS);
  };

  button.addEventListener("click", () => play(!isPlaying));
  for (const step of frame.querySelectorAll<HTMLElement>("[data-step]"))
    step.addEventListener("click", () => {
      play(false);
      turn(Number(step.dataset["step"]));
    });
  for (const use of ["pointerdown", "wheel", "keydown", "focusin"])
    list.addEventListener(use, () => play(false), { passive: true });
  list.addEventListener("pointerenter", () => (isPointed = true));
  list.addEventListener("pointerleave", () => (isPointed = false));
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true;
    time();
  }).observe(list);
  play(isPlaying);
}
