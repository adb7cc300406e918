/** An element with a class and what is in it; text is text, never markup. */
export function el(
  tag: string,
  { className = "" }: { readonly className?: string },
  children: readonly (Node | string)[],
): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}
