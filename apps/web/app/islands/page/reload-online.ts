/** The page that stands for one that could not be loaded makes way for it: when there is a connection again, or when it is pressed. */
export function reloadOnline(root: Document): void {
  const button = root.querySelector("[data-reload-online]");
  if (button === null) return;
  const reload = () => {
    location.reload();
  };
  button.addEventListener("click", reload);
  window.addEventListener("online", reload);
}
