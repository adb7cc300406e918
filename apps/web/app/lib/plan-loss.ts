import {
  type Feature,
  isBuilt,
  type LimitKind,
  type Plan,
  planLimits,
  planLoss,
} from "@keystead/domain/plans";

/** What is counted today and a plan may have less of. */
type CountedKind = "properties" | "units" | "transactions";

export type LossSaying = {
  readonly planName: (plan: Plan) => string;
  /** The name of what a plan has more of than another. */
  readonly part: (part: Exclude<LimitKind, CountedKind> | Feature) => string;
  readonly line: (
    key: "properties" | "units" | `limit_${CountedKind}` | "features" | "coming",
    values: Readonly<Record<string, string>>,
  ) => string;
  readonly number: (value: number) => string;
};

type Change = {
  readonly from: Plan;
  readonly to: Plan;
  readonly used: { readonly properties: number; readonly units: number };
};

/** What a change of plan gives up, a sentence each: what is over the new limits, which become smaller, which features go. */
export function lossLines({ from, to, used }: Change, say: LossSaying): readonly string[] {
  const { limits, features } = planLoss(from, to);
  const named = limits.flatMap(({ kind }) => (isCounted(kind) ? [] : [kind]));
  const gone = [...named, ...features];
  const listed = (key: "features" | "coming", built: boolean) => {
    const parts = gone.filter((part) => isBuilt(part) === built);
    return parts.length === 0 ? [] : [say.line(key, { list: parts.map(say.part).join(", ") })];
  };
  return [
    ...limits.flatMap((limit) => {
      const { kind } = limit;
      if (!isCounted(kind)) return [];
      const values = { from: say.number(limit.from), to: say.number(limit.to) };
      if (kind === "transactions" || used[kind] <= planLimits[to][kind])
        return [say.line(`limit_${kind}`, values)];
      return [say.line(kind, { used: say.number(used[kind]), limit: values.to, plan: say.planName(to) })];
    }),
    ...listed("features", true),
    ...listed("coming", false),
  ];
}

function isCounted(kind: LimitKind): kind is CountedKind {
  return kind === "properties" || kind === "units" || kind === "transactions";
}
