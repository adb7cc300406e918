import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { query } from "../../lib/api.ts";
import { Pending } from "../../ui/loading/pending.tsx";
import { useCan, useSubscription } from "../session/public.ts";

type PresetPropertyProps = {
  /** Of the address or the list that the form is opened from; empty for none. */
  readonly propertyId: string;
  /** Renders the form with the property it begins with; empty for none. */
  readonly children: (propertyId: string) => ReactNode;
};

/** A new record begins with the property that it is opened for; otherwise with the only one of the workspace, if there is one alone. */
export function PresetProperty({ propertyId, children }: PresetPropertyProps) {
  const can = useCan();
  const { data: plan } = useSubscription();
  // What the frame knows anyway, so only a workspace with one property waits for its name. Decided once: a form that is open stays.
  const [isDue] = useState(propertyId === "" && plan?.used.properties === 1 && can("property.read"));
  const names = useQuery({ ...query.properties.names.queryOptions({ input: { limit: 2 } }), enabled: isDue });
  if (!isDue) return children(propertyId);
  if (names.isPending) return <Pending />;
  const [only, other] = names.data?.items ?? [];
  return children(only === undefined || other !== undefined ? "" : only.id);
}
