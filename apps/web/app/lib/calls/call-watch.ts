type Listener = (call: Promise<unknown>) => void;

const listeners = new Set<Listener>();

/** Hears of each call as it is begun, before anything of it is sent. */
export function watchCalls(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellOfCall(call: Promise<unknown>): void {
  for (const listener of listeners) listener(call);
}
