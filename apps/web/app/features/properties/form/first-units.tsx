import { TextInput } from "@mantine/core";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { usePropertyForm } from "./use-property-form.ts";
import "./first-units.css";

type FirstUnitsProps = { readonly form: ReturnType<typeof usePropertyForm> };

/** The number of units of a new property, and a line for each with its proposed name to keep or change. */
export function FirstUnits({ form }: FirstUnitsProps) {
  const { t } = useTranslation(["properties", "forms"]);
  const { unitNames } = form;
  const problem = form.problemOf("units");
  return (
    <>
      <TextInput
        className="ks-first-units-count"
        label={t("forms:optional", { label: t("form.unitCount") })}
        description={t("form.unitCountHint")}
        inputMode="numeric"
        autoComplete="off"
        {...form.field("unitCount")}
      />
      {unitNames.length === 0 ? null : (
        <fieldset className="ks-first-units" id="property-units" tabIndex={-1}>
          <legend>{t("form.unitNames")}</legend>
          <ol>
            {unitNames.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a unit has no other key
              <li key={index}>
                <TextInput
                  aria-label={t("form.unitNumber", { number: index + 1 })}
                  autoComplete="off"
                  value={name}
                  error={problem !== null && name.trim() === ""}
                  onChange={({ currentTarget: { value } }) => {
                    form.change((was) => ({ ...was, units: withName(was.units, index, value) }));
                  }}
                />
              </li>
            ))}
          </ol>
          {problem === null ? null : (
            <p role="alert" className="ks-first-units-problem">
              {problem}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}

function withName(
  names: readonly (string | undefined)[],
  at: number,
  name: string,
): readonly (string | undefined)[] {
  return Array.from({ length: Math.max(names.length, at + 1) }, (_name, index) =>
    index === at ? name : names[index],
  );
}
