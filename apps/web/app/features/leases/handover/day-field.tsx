import { type ComponentProps, Suspense } from "react";

import type { DateField } from "../../../ui/field/date-field.tsx";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import "./day-field.css";

const LazyDateField = lazyPart(async () => (await import("../../../ui/field/date-field.tsx")).DateField);

/**
 * A date field in a step. It loads after the page, in a reserved space, since its calendar is as large as the rest of
 * the step.
 */
export function DayField(props: ComponentProps<typeof DateField>) {
  return (
    <div className="ks-day-field">
      <Suspense fallback={<Pending />}>
        <LazyDateField {...props} />
      </Suspense>
    </div>
  );
}
