/** A press beside a dialog closes it, like Escape does; the browser gives the focus back. */
export function closeDialogsFromOutside(root: Document): void {
  root.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    // The dialog's own margin of padding has the same target as the backdrop.
    const { top, right, bottom, left } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
  });
}
