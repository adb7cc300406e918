import type { CalendarProperty } from "@keystead/contract/bookings";
import type { ReactNode } from "react";

import type { TapeBar } from "../tape-layout.ts";
import "../tape-facts.css";

export type BarActions = {
  readonly onEdit: (bar: TapeBar) => void;
  readonly onPay: (bar: TapeBar) => void;
  readonly onGuests: (bar: TapeBar) => void;
  readonly onLines: (bar: TapeBar) => void;
  readonly onCancel: (bar: TapeBar) => void;
  readonly onDelete: (bar: TapeBar) => void;
  readonly onShow: (bar: TapeBar) => void;
  readonly onTurnover: (turnoverId: string) => void;
};

export type BarFactsProps = BarActions & {
  readonly bar: TapeBar;
  readonly property: CalendarProperty;
  /** Other bars over the same nights of the row. */
  readonly others: readonly TapeBar[];
};

/** "Casa Azul · Garden flat"; a property with units as a whole is named so. */
export function rentableWords(property: CalendarProperty, unitId: string | null, whole: string): string {
  const unit = property.units.find(({ id }) => id === unitId);
  if (unit !== undefined) return `${property.name} · ${unit.name}`;
  return property.units.length === 0 ? property.name : `${property.name} · ${whole}`;
}

/** The buttons below the facts of a bar. */
export function BarButtons({ children }: { readonly children: ReactNode }) {
  return <div className="ks-tape-facts-actions">{children}</div>;
}
