import { ComboboxChevron, TextInput } from "@mantine/core";
import { Suspense, useId, useState } from "react";

import { useIsIdle } from "../../lib/chunks/use-is-idle.ts";
import { FocusInside } from "../../ui/focus/focus-inside.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import type { PropertySelectProps } from "./property-select.tsx";

const PropertySelect = lazyPart(async () => (await import("./property-select.tsx")).PropertySelect);

type LazyPropertySelectProps = Omit<PropertySelectProps, "autoFocus" | "startsOpen">;

/**
 * For a property field on a page: first only the look of the field, replaced by the real choice when the page is idle
 * or the field gets the focus. The code that finds and positions the list is half as large as such a page.
 */
export function LazyPropertySelect(props: LazyPropertySelectProps) {
  const isIdle = useIsIdle();
  const [entered, setEntered] = useState(false);
  const list = useId();
  const { label, id, name = "", disabled = false, error } = props;
  const still = (
    <TextInput
      label={label}
      {...(id === undefined ? {} : { id })}
      role="combobox"
      aria-haspopup="listbox"
      aria-controls={list}
      aria-expanded={false}
      autoComplete="off"
      readOnly
      value={name}
      disabled={disabled}
      error={error}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
      onFocus={() => {
        setEntered(true);
      }}
    />
  );
  if (!isIdle && !entered) return still;
  const select = <PropertySelect {...props} autoFocus={entered} startsOpen={entered} />;
  return (
    <Suspense fallback={<Pending>{still}</Pending>}>
      {entered ? <FocusInside>{select}</FocusInside> : select}
    </Suspense>
  );
}
