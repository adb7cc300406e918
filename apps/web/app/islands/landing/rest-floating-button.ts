/** The floating trial button hides while another one is in view. */
export function restFloatingButton(root: Document): void {
  if (root.querySelector(".float-go") === null) return;
  const inSight = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
    }
    root.body.classList.toggle("float-hush", inSight.size > 0);
  });
  for (const button of root.querySelectorAll('main a.btn[href*="tab=signup"]')) observer.observe(button);
}
