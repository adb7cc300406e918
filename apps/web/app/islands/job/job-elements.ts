type Facts = Readonly<
  Partial<Pick<HTMLAnchorElement, "className" | "href" | "target" | "rel" | "type" | "ariaLabel">>
>;

/** An element with what is said of it and what is in it; text is text, never markup. */
export function el(tag: string, facts: Facts, children: readonly (Node | string)[]): HTMLElement {
  const made = Object.assign(document.createElement(tag), facts);
  made.append(...children);
  return made;
}
