let count = 0;

/** Counts one part of the page as loading until the returned function is called. */
export function countPending(): () => void {
  show(1);
  return () => {
    show(-1);
  };
}

/** Counts a load until it has succeeded or failed. */
export function whilePending<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return load().finally(countPending());
}

/** The count is an attribute of the document, absent while nothing is loading; e2e/support/visit.ts waits for that. */
function show(more: number): void {
  count += more;
  const { dataset } = document.documentElement;
  if (count > 0) dataset["pending"] = String(count);
  else delete dataset["pending"];
}
