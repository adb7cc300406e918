/** A client that caches answers: for walks over unchanging books, which open the same lists for hundreds of figures. */
export function remembersAnswers<Client extends object>(client: Client): Client {
  return remembering(client, { path: "", answers: new Map() });
}

type Remembered = { readonly path: string; readonly answers: Map<string, unknown> };

function remembering<Part extends object>(part: Part, { path, answers }: Remembered): Part {
  return new Proxy(part, {
    get(target, key): unknown {
      const inner: unknown = Reflect.get(target, key);
      if (typeof key === "symbol" || typeof inner !== "function") return inner;
      return remembering(inner, { path: `${path}.${key}`, answers });
    },
    apply(target, self, args: unknown[]): unknown {
      const question = `${path} ${JSON.stringify(args)}`;
      if (!answers.has(question)) answers.set(question, Reflect.apply(target as () => unknown, self, args));
      return answers.get(question);
    },
  });
}
