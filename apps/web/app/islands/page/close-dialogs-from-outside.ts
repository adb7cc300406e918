/** A press on the backdrop closes a dialog, as Escape does; the browser returns the focus. */
export function closeDialogsFromOutside(root: Document): void {
  root.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    // A press on the dialog's own padding has the same target as one on the backdrop.
    const { top, right, bottom, left } = target.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
  });
}
