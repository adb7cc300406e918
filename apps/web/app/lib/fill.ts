/** Puts values into the `{{name}}` places of a text, as i18next does for the signed-in pages. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
