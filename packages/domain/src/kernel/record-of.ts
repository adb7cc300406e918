/** Builds a record with one value for each of the words. */
export function recordOf<Word extends string, Value>(
  words: readonly Word[],
  valueOf: (word: Word) => Value,
): Record<Word, Value> {
  const values = Object.fromEntries(words.map((word) => [word, valueOf(word)]));
  if (!hasEach(words, values)) throw new Error("a word without a value");
  return values;
}

function hasEach<Word extends string, Value>(
  words: readonly Word[],
  values: Readonly<Record<string, Value>>,
): values is Record<Word, Value> {
  return words.every((word) => Object.hasOwn(values, word));
}
