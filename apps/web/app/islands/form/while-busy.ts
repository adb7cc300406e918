/** Shows the button's busy text while the work runs; the form cannot be sent twice. */
export async function whileBusy<Result>(
  button: HTMLButtonElement,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (button.disabled) return undefined;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = button.dataset["busy"] ?? label;
  try {
    return await work();
  } finally {
    button.textContent = label;
    button.disabled = false;
  }
}
