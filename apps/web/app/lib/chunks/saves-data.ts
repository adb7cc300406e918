/** With the browser's data saver on, only what is opened is loaded. */
export function savesData(): boolean {
  // Not every browser has it, and the types have it in none.
  const { saveData }: { readonly saveData?: unknown } = Object(Reflect.get(navigator, "connection"));
  return saveData === true;
}
