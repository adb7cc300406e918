import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { query } from "../../lib/api.ts";
import { Pending } from "../../ui/loading/pending.tsx";
import { useCan, useSubscription } from "../session/public.ts";

type PresetPropertyProps = {
  /** The property of the address or of the list from which the form is opened; empty for none. */
  readonly propertyId: string;
  /** Renders the form with the property it begins with; empty for none. */
  readonly children: (propertyId: string) => ReactNode;
};

/** A new record starts with the property that it is opened for, or else with the only property of the workspace. */
export function PresetProperty({ propertyId, children }: PresetPropertyProps) {
  const can = useCan();
  const { data: plan } = useSubscription();
  // The frame has the usage of the plan anyway, so only a workspace with one property waits for its name. Decided once,
  // so that a form that is open stays open.
  const [isDue] = useState(propertyId === "" && plan?.used.properties === 1 && can("property.read"));
  const names = useQuery({ ...query.properties.names.queryOptions({ input: { limit: 2 } }), enabled: isDue });
  if (!isDue) return children(propertyId);
  if (names.isPending) return <Pending />;
  const [only, other] = names.data?.items ?? [];
  return children(only === undefined || other !== undefined ? "" : only.id);
}
