type Listener = (call: Promise<unknown>) => void;

const listeners = new Set<Listener>();

/** Calls the listener for each call as it starts, before anything is sent. */
export function watchCalls(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceCall(call: Promise<unknown>): void {
  for (const listener of listeners) listener(call);
}
