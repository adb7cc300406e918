import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const domain = join(import.meta.dirname, "../packages/domain/src");

/** Each list of words that the domain exports, keyed by its words in any order. */
const lists = new Map(
  globSync("**/*.ts", { cwd: domain, exclude: ["**/*.test.ts"] }).flatMap((file) =>
    [
      ...readFileSync(join(domain, file), "utf8").matchAll(/export const (\w+) = \[([^\]]*)\] as const/g),
    ].flatMap(([, name, body]) => {
      const words = [...body.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
      return words.length < 2 || body.includes("...") ? [] : [[keyOf(words), `${name} (domain/${file})`]];
    }),
  ),
);

function keyOf(words) {
  return [...words].sort().join("|");
}

function wordOf(node) {
  const literal = node?.type === "TSLiteralType" ? node.literal : node;
  return literal?.type === "Literal" && typeof literal.value === "string" ? literal.value : null;
}

/** The domain defines each list of words once: `["monthly", "daily"]` or `"monthly" | "daily"` elsewhere is a copy. */
export const wordsOfDomain = {
  create(context) {
    const judge = (node, parts) => {
      const words = parts.map(wordOf);
      if (words.length < 2 || words.includes(null)) return;
      const known = lists.get(keyOf(words));
      if (known !== undefined)
        context.report({ node, message: `These words are ${known}: import the list or its type.` });
    };
    return {
      ArrayExpression: (node) => judge(node, node.elements),
      TSUnionType: (node) => judge(node, node.types),
    };
  },
};

const bounding = new Set(["text", "requiredText", "maxLength", "maximum"]);

/** A limit is a named constant; of the domain if a form, a rule or the database uses it too, not only the wire. */
export const boundsHaveNames = {
  create(context) {
    const judge = (node, value) => {
      if (value?.type === "Literal" && typeof value.value === "number" && value.value > 1)
        context.report({ node, message: "A bound has a name: take it from the domain." });
    };
    return {
      JSXAttribute(node) {
        if (node.name.name === "maxLength") judge(node, node.value?.expression);
      },
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
        if (bounding.has(name)) judge(node, node.arguments[0]);
      },
    };
  },
};
