import { type PlanFeature, type LimitKind, type Plan, planLimits, planLoss } from "@keystead/domain/plans";

export type LossSaying = {
  readonly planName: (plan: Plan) => string;
  /** The name of what a plan has more of than another. */
  readonly part: (part: PlanFeature) => string;
  readonly line: (key: `limit_${LimitKind}` | "features", values: Readonly<Record<string, string>>) => string;
  /** What is over a limit, in the form of the language for so many. */
  readonly over: (
    kind: "properties" | "units" | "assistants",
    values: { readonly count: number; readonly limit: string; readonly plan: string },
  ) => string;
  readonly number: (value: number) => string;
  readonly bytes: (value: number) => string;
};

type Change = {
  readonly from: Plan;
  readonly to: Plan;
  readonly used: { readonly properties: number; readonly units: number; readonly assistants: number };
};

/** What a change of plan gives up, a sentence each: what is over the new limits, which become smaller, which features go. */
export function lossLines({ from, to, used }: Change, say: LossSaying): readonly string[] {
  const { limits, features } = planLoss(from, to);
  return [
    ...limits.map((limit) => {
      const { kind } = limit;
      const size = kind === "storage" ? say.bytes : say.number;
      const values = { from: size(limit.from), to: size(limit.to) };
      if (kind === "storage" || kind === "transactions" || used[kind] <= planLimits[to][kind])
        return say.line(`limit_${kind}`, values);
      return say.over(kind, { count: used[kind], limit: values.to, plan: say.planName(to) });
    }),
    ...(features.length === 0 ? [] : [say.line("features", { list: features.map(say.part).join(", ") })]),
  ];
}
