/** Shows the problem of a field in its error paragraph; what was typed stays. */
export function showProblem(field: HTMLInputElement, text: string, extra?: HTMLElement): void {
  const place = document.getElementById(`${field.id}-error`);
  field.setAttribute("aria-invalid", "true");
  place?.replaceChildren(text, ...(extra === undefined ? [] : [" ", extra]));
}

export function clearProblem(field: HTMLInputElement): void {
  field.removeAttribute("aria-invalid");
  document.getElementById(`${field.id}-error`)?.replaceChildren();
}
