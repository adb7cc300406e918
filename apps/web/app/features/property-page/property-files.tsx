import { useSearchParams } from "react-router";

import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyFilesCard } from "../documents/public.ts";
import { UnitSelect } from "../properties/public.ts";

/** The files of the property, or of the one unit in the address; new files go to the same place. */
export function PropertyFiles({ propertyId }: { readonly propertyId: string }) {
  const { t } = useTranslation("property-page");
  const [params, setParams] = useSearchParams();
  const unitId = params.get("unit") ?? "";
  const owner =
    unitId === "" ? ({ on: "property", onId: propertyId } as const) : ({ on: "unit", onId: unitId } as const);
  return (
    <LazyFilesCard
      {...owner}
      choice={
        <UnitSelect
          label={t("files.of")}
          whole={t("files.all")}
          propertyId={propertyId}
          value={unitId}
          onChange={(next) => {
            const after = new URLSearchParams(params);
            if (next === "") after.delete("unit");
            else after.set("unit", next);
            setParams(after, { replace: true, preventScrollReset: true });
          }}
        />
      }
    />
  );
}
