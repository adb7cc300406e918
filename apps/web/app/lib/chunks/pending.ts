let count = 0;

/** Counts one part of the page that is on its way; the function that it answers ends that. */
export function countPending(): () => void {
  show(1);
  return () => {
    show(-1);
  };
}

/** Counts a load until it has come or failed. */
export function whilePending<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return load().finally(countPending());
}

/** The number stands on the document, and is absent when nothing is on its way: whoever waits for a page reads it there. */
function show(more: number): void {
  count += more;
  const { dataset } = document.documentElement;
  if (count > 0) dataset["pending"] = String(count);
  else delete dataset["pending"];
}
