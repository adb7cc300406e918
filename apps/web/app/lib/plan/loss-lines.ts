import { type PlanFeature, type LimitKind, type Plan, planLimits, planLoss } from "@keystead/domain/plans";

export type LossSaying = {
  readonly planName: (plan: Plan) => string;
  /** The name of a feature. */
  readonly part: (part: PlanFeature) => string;
  readonly line: (key: `limit_${LimitKind}` | "features", values: Readonly<Record<string, string>>) => string;
  /** The sentence for usage above a limit, in the right plural form. */
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

/** What a change of plan gives up, one sentence each: usage above new limits, smaller limits, lost features. */
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
