const TURN_MS = 6_000;

/** Turns a page every 6 s while in view; pauses under the pointer, and stops for good once somebody has used it. */
export function runCarousel(root: Document): void {
  const frame = root.querySelector<HTMLElement>("[data-carousel]");
  const list = frame?.querySelector<HTMLElement>(".carousel-list");
  const play = frame?.querySelector<HTMLButtonElement>("[data-play]");
  if (!frame || !list || !play) return;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isUsed = false;
  let isPointed = false;

  const turn = (step: number): void => {
    const pages = list.children.length;
    const page = Math.round(list.scrollLeft / list.clientWidth) + step;
    list.scrollTo({ left: ((page + pages) % pages) * list.clientWidth });
  };
  const show = (): void => {
    for (const face of play.querySelectorAll<HTMLElement>("[data-when]"))
      face.hidden = (face.dataset["when"] === "playing") !== (timer !== undefined);
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    show();
  };
  const start = (): void => {
    stop();
    timer = setInterval(() => {
      if (!isPointed && !root.hidden) turn(1);
    }, TURN_MS);
    show();
  };
  const takeOver = (): void => {
    isUsed = true;
    stop();
  };

  play.addEventListener("click", () => {
    const wasPlaying = timer !== undefined;
    takeOver();
    if (!wasPlaying) start();
  });
  for (const button of frame.querySelectorAll<HTMLElement>("[data-step]"))
    button.addEventListener("click", () => {
      takeOver();
      turn(Number(button.dataset["step"]));
    });
  for (const use of ["pointerdown", "wheel", "keydown", "focusin"])
    list.addEventListener(use, takeOver, { passive: true });
  list.addEventListener("pointerenter", () => (isPointed = true));
  list.addEventListener("pointerleave", () => (isPointed = false));
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  new IntersectionObserver(([entry]) => {
    if (isUsed) return;
    if (entry?.isIntersecting === true) start();
    else stop();
  }).observe(list);
}
