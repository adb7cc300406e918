import type { AdvancedFigures } from "@keystead/contract/analytics";

import { HeatTable } from "./charts/heat-table.tsx";
import { PropertyTable } from "./charts/property-table.tsx";
import type { AnalyticsScreen } from "./use-screen.ts";

type AdvancedPartProps = { readonly screen: AnalyticsScreen; readonly figures: AdvancedFigures };

/** R-F14: figures by property and by month. */
export function AdvancedPart({ screen, figures }: AdvancedPartProps) {
  return (
    <>
      <PropertyTable screen={screen} properties={figures.properties} />
      <HeatTable screen={screen} heat={figures.heat} />
    </>
  );
}
