import { fieldWords } from "./field-words.mjs";
import { noOwnSums } from "./no-own-sums.mjs";
import { boundsHaveNames, wordsOfDomain } from "./words-of-domain.mjs";

// Pages without React need a full navigation: after a client-side one the scripts of their islands do not run.
const publicPaths =
  /^\/($|auth|tariffs|privacy|terms|region-blocked|tools|guides|locations|(en|es|de|fr|it)(\/|$))/;

function literalOf(node) {
  if (node === null || node === undefined) return null;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "JSXExpressionContainer") return literalOf(node.expression);
  if (node.type === "TemplateLiteral") return node.quasis[0]?.value.cooked ?? null;
  return null;
}

const plainLinks = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        const isLink = node.name.type === "JSXIdentifier" && /^(Link|NavLink)$/.test(node.name.name);
        const component = node.attributes.find((attribute) => attribute.name?.name === "component");
        const rendersLink = component?.value?.expression?.name === "Link";
        if (!isLink && !rendersLink) return;
        const to = node.attributes.find((attribute) => attribute.name?.name === "to");
        const path = literalOf(to?.value);
        if (path !== null && publicPaths.test(path)) {
          context.report({ node, message: `${path} is a page without React: use a plain <a href>.` });
        }
      },
      CallExpression(node) {
        if (node.callee.type !== "Identifier" || node.callee.name !== "navigate") return;
        const path = literalOf(node.arguments[0]);
        if (path !== null && publicPaths.test(path)) {
          context.report({ node, message: `${path} is a page without React: use window.location.assign.` });
        }
      },
    };
  },
};

// The attributes that users see or hear: their texts come from the locales like all others.
const spoken = new Set(["aria-label", "title", "placeholder", "label", "alt", "description"]);

const noLiteralWords = {
  create(context) {
    return {
      JSXAttribute(node) {
        const name = node.name.name;
        const words = literalOf(node.value);
        if (typeof name === "string" && spoken.has(name) && words !== null && /\p{L}{2}/u.test(words)) {
          context.report({ node, message: `Words in ${name} come from the locales, not from the code.` });
        }
      },
    };
  },
};

const pendingFallbacks = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name !== "fallback" || node.value?.expression?.value !== null) return;
        context.report({
          node,
          message: "A fallback that draws nothing is <Pending /> of ui/loading/pending.tsx.",
        });
      },
    };
  },
};

export default {
  meta: { name: "keystead" },
  rules: {
    "pending-fallbacks": pendingFallbacks,
    "field-words": fieldWords,
    "plain-links": plainLinks,
    "no-literal-words": noLiteralWords,
    "no-own-sums": noOwnSums,
    "words-of-domain": wordsOfDomain,
    "bounds-have-names": boundsHaveNames,
  },
};
