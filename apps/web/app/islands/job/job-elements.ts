type Facts = Readonly<
  Partial<Pick<HTMLAnchorElement, "className" | "href" | "target" | "rel" | "type" | "ariaLabel" | "role">>
>;

/** Creates an element with properties and children; strings become text, never markup. */
export function el(tag: string, facts: Facts, children: readonly (Node | string)[]): HTMLElement {
  const made = Object.assign(document.createElement(tag), facts);
  made.append(...children);
  return made;
}
