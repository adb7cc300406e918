/** Runs one piece of work at a time. Everybody who waits gets a turn before anybody gets a second one. */
export type FairTurns = <T>(person: string, work: () => Promise<T>) => Promise<T>;

export function fairTurns(): FairTurns {
  // In the order of people's turns.
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;

  function myTurn(person: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const mine = waiting.get(person);
    if (mine === undefined) waiting.set(person, [resolve]);
    else mine.push(resolve);
    return promise;
  }

  function callNext(): void {
    const [first] = waiting;
    if (first === undefined) {
      isBusy = false;
      return;
    }
    const [person, [goOn, ...later]] = first;
    waiting.delete(person);
    if (later.length > 0) waiting.set(person, later);
    goOn?.();
  }

  return async (person, work) => {
    if (isBusy) await myTurn(person);
    isBusy = true;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
