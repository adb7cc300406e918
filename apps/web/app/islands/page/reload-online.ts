/** Reloads the offline page, so that the page it replaces appears: when the connection returns, or on a press. */
export function reloadOnline(root: Document): void {
  const button = root.querySelector("[data-reload-online]");
  if (button === null) return;
  const reload = () => {
    location.reload();
  };
  button.addEventListener("click", reload);
  window.addEventListener("online", reload);
}
