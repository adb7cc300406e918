import { type ComponentProps, Suspense } from "react";

import type { DateField } from "../../../ui/field/date-field.tsx";
import { lazyPart } from "../../../ui/loading/lazy.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import "./day-field.css";

const LazyDateField = lazyPart(async () => (await import("../../../ui/field/date-field.tsx")).DateField);

/** A day in a step. Its calendar weighs as much as all that stands around it, so the field comes after the page, in a place kept for it. */
export function DayField(props: ComponentProps<typeof DateField>) {
  return (
    <div className="ks-day-field">
      <Suspense fallback={<Pending />}>
        <LazyDateField {...props} />
      </Suspense>
    </div>
  );
}
