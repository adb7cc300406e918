// Names of values in minor units: `minor`, `openMinor`, `feeMinor`; and of functions that parse them: `minorOf(…)`.
const money = /(^m|M)inors?$/;
const reading = /^minor(Of|In)$/;
/** `Number(line.amount)`: an amount of the wire, which a binary fraction cannot represent exactly. */
const amounts =
  /^(amount|fee|price|rate|rent|charges|outstanding|allocated|settled|waived|refunded|recorded|balance|credit|deposit|held|total|sum|paid|due)$/;

function nameOf(node) {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression" && !node.computed) return node.property.name;
  return null;
}

/** Whether an operand is money, or parsed from an amount. */
function isMoney(node) {
  switch (node.type) {
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "ChainExpression":
      return isMoney(node.expression);
    case "UnaryExpression":
      return node.operator === "-" && isMoney(node.argument);
    case "LogicalExpression":
      return isMoney(node.left);
    case "ConditionalExpression":
      return isMoney(node.consequent) || isMoney(node.alternate);
    case "CallExpression":
      return reading.test(nameOf(node.callee) ?? "") || readsAmount(node);
    default:
      return money.test(nameOf(node) ?? "");
  }
}

function readsAmount({ callee, arguments: [text] }) {
  const isNumber = /^(Number|parseFloat|parseInt)$/.test(nameOf(callee) ?? "");
  return isNumber && text !== undefined && amounts.test(nameOf(text) ?? "");
}

/** `(sums.get(currency) ?? 0) + …`, whatever is being summed. */
function isRunning(node) {
  if (node.type === "ParenthesizedExpression") return isRunning(node.expression);
  return (
    node.type === "LogicalExpression" &&
    node.left.type === "CallExpression" &&
    nameOf(node.left.callee) === "get"
  );
}

/** The accumulator: the first parameter of the function passed to `reduce`. */
function runningOf(node) {
  const [callback] = node.arguments;
  const isReduce = node.callee.type === "MemberExpression" && nameOf(node.callee) === "reduce";
  const [running] = isReduce ? (callback?.params ?? []) : [];
  return running?.type === "Identifier" ? { name: running.name, within: callback.body } : null;
}

const message =
  "A screen adds nothing up by itself: take the sum from the answer, or make it with totalOf, sumAmounts, sumByCurrency, sumMoney, amountLess or amountTimes of @keystead/domain/money, whose test holds for all of them.";

/**
 * Screens must not add up a figure themselves, because no test opens the rows of such a figure: no `reduce` with a
 * plus, and no plus, minus or times with money.
 */
export const noOwnSums = {
  create(context) {
    const sums = [];
    const judge = (node, operands) => {
      const inReduce = sums.some(
        ({ name, within }) =>
          node.operator.startsWith("+") &&
          within.range[0] <= node.range[0] &&
          node.range[1] <= within.range[1] &&
          operands.some((one) => one.type === "Identifier" && one.name === name),
      );
      const isSum = inReduce || (node.operator.startsWith("+") && operands.some(isRunning));
      if (isSum || operands.some(isMoney)) context.report({ node, message });
    };
    return {
      CallExpression(node) {
        const running = runningOf(node);
        if (running !== null) sums.push(running);
      },
      BinaryExpression(node) {
        if (["+", "-", "*"].includes(node.operator)) judge(node, [node.left, node.right]);
      },
      AssignmentExpression(node) {
        if (["+=", "-=", "*="].includes(node.operator)) judge(node, [node.left, node.right]);
      },
    };
  },
};
