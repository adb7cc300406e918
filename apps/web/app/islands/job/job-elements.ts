type Facts = Readonly<
  Partial<Pick<HTMLAnchorElement, "className" | "href" | "target" | "rel" | "type" | "ariaLabel" | "role">>
>;

/** Creates an element with properties and children; strings become text, never markup; null is left out. */
export function el(tag: string, facts: Facts, children: readonly (Node | string | null)[]): HTMLElement {
  const made = Object.assign(document.createElement(tag), facts);
  made.append(...children.filter((child) => child !== null));
  return made;
}
