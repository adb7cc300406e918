import type { NewProperty, PropertyView } from "@keystead/contract/properties";
import {
  noPurchase,
  readUnitCount,
  UNIT_NAME_LIMIT,
  unitNames,
  validateProperty,
} from "@keystead/domain/properties";
import { codePoints } from "@keystead/domain/text";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { formatDay, formatAmountInput } from "../../../lib/format/format.ts";
import { formatMinutes } from "../../../lib/format/format-minutes.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import { judged, type AllFieldsReading, type Problems } from "../../../ui/form/form-reading.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import {
  propertyFormFields,
  inputFields,
  newPropertyValues,
  type PropertyDefaults,
  type PropertyFields,
  type PropertyValues,
  propertyValues,
} from "./property-values.ts";
import { isPurchaseAmount, isPurchaseField, readPurchase } from "../purchase/purchase-values.ts";
import { useProblemMessages } from "./use-problem-messages.ts";

type PropertyFormOptions = {
  readonly property: PropertyView | null;
  readonly defaults: PropertyDefaults;
  readonly onClose: () => void;
  readonly onSaved: ((property: PropertyView) => void) | undefined;
};

/** Creates a property, or edits one and merges with changes made meanwhile. */
export function usePropertyForm({ property, defaults, onClose, onSaved }: PropertyFormOptions) {
  const { t } = useTranslation("properties");
  const changed = useChanged();
  const language = useLanguage();
  const offerUndo = useUndo("bulk");
  const propose = (number: number) => t("form.unitProposed", { number });
  const input = ({ units: _none, ...fields }: PropertyFields) => propertyValues(fields, language);
  const form = useRecordForm<PropertyValues, PropertyView, PropertyFields, SavedProperty, "another">({
    name: "property",
    record: property,
    values: property === null ? newPropertyValues(defaults, language) : input(propertyFormFields(property)),
    read: (values) =>
      withUnits(
        readProperty(values, { language, currency: values.currency, stored: property ?? noPurchase }),
        readUnits(values, propose),
      ),
    words: useProblemMessages(),
    fieldsOf: propertyFormFields,
    valuesOf: input,
    fieldMessages: useFieldMessages(),
    create: ({ units, ...fields }, { once }) => {
      if (units.length === 0) return api.properties.create(fields, once(fields));
      const whole = { ...fields, units: units.map((name) => ({ name })) };
      return api.bulk.createProperty(whole, once(whole));
    },
    update: ({ units: _none, ...changes }, { id, version }, { confirm }) =>
      api.properties.update({ ...changes, id, version, ...(confirm.length === 0 ? {} : { confirm }) }),
    onSaved: async (outcome, { fields, how, say }) => {
      // Close before the toast: somebody who reloads at that point must not find the form open again.
      if (how === "another") {
        form.reset(newPropertyValues(defaults, language));
        form.focus("name");
      } else onClose();
      const name = fields.name.trim();
      const undoId = outcome.kind === "saved" ? outcome.saved.undoId : undefined;
      if (undoId === undefined) say(t("form.saved", { name }));
      else
        offerUndo({
          message: t("form.savedWithUnits", { name, count: fields.units.length }),
          takeBack: () => api.bulk.undo({ id: undoId }),
          takenBack: t("form.undone", { name }),
        });
      await changed(undoId === undefined ? "property" : "bulk");
      if (how !== "another" && outcome.kind === "saved") onSaved?.(outcome.saved);
    },
  });
  return {
    ...form,
    /** The names of a new property's units, typed or proposed. */
    unitNames: unitNames(readUnitCount(form.values.unitCount) ?? 0, form.values.units, propose),
    // The number of units that the form would add at once.
    limit: form.limit?.kind === "units" ? { ...form.limit, added: countOf(form.values) } : form.limit,
  };
}

/** A property that was created with its units can be undone. */
type SavedProperty = PropertyView & { readonly undoId?: string };

function countOf({ unitCount }: PropertyValues): number {
  return readUnitCount(unitCount) ?? 0;
}

type UnitsReading = { readonly units: readonly string[] } | { readonly problems: Problems<PropertyValues> };

function readUnits(values: PropertyValues, propose: (number: number) => string): UnitsReading {
  const count = readUnitCount(values.unitCount);
  if (count === null) return { problems: { unitCount: "UNIT_COUNT" } };
  const units = unitNames(count, values.units, propose).map((name) => name.trim());
  if (units.includes("")) return { problems: { units: "UNIT_NAME_REQUIRED" } };
  if (units.some((name) => codePoints(name) > UNIT_NAME_LIMIT))
    return { problems: { units: "NAME_TOO_LONG" } };
  return { units };
}

function withUnits(
  property: AllFieldsReading<PropertyValues, NewProperty>,
  units: UnitsReading,
): AllFieldsReading<PropertyValues, PropertyFields> {
  if ("input" in property && "units" in units) return { input: { ...property.input, units: units.units } };
  return {
    problems: {
      ...("problems" in property ? property.problems : {}),
      ...("problems" in units ? units.problems : {}),
    },
  };
}

/** Reads the whole form: the rules of a property, and purchase and loan. */
function readProperty(
  values: PropertyValues,
  reader: Parameters<typeof readPurchase>[1],
): AllFieldsReading<PropertyValues, NewProperty> {
  const purchase = readPurchase(values, reader);
  const fields = inputFields(values, "input" in purchase ? purchase.input : noPurchase);
  const own = judged<PropertyValues, NewProperty>(issuesOf(fields), fields);
  if ("input" in purchase) return own;
  return { problems: { ...purchase.problems, ...("problems" in own ? own.problems : {}) } };
}

function issuesOf(fields: NewProperty) {
  const named = { checkIn: "checkInTime", checkOut: "checkOutTime" } as const;
  const issues = validateProperty({ ...fields, checkIn: fields.checkInTime, checkOut: fields.checkOutTime });
  return issues.map(({ field, code }) => ({
    field: field === "checkIn" || field === "checkOut" ? named[field] : field,
    code,
  }));
}

function useFieldMessages(): FieldMessages<PropertyFields> {
  const { t } = useTranslation(["properties", "purchase"]);
  const language = useLanguage();
  const labels = {
    name: t("form.name"),
    units: t("unitsTitle"),
    rentalMode: t("form.mode"),
    address: t("form.address"),
    city: t("city"),
    country: t("form.country"),
    propertyType: t("type"),
    currency: t("form.currency"),
    timezone: t("form.timezone"),
    status: t("status"),
    checkInTime: t("form.checkIn"),
    checkOutTime: t("form.checkOut"),
    minGapMinutes: t("minGap"),
    cleaningMinutes: t("cleaning"),
    notes: t("form.notes"),
    purchasePrice: t("purchase:purchasePrice"),
    purchaseDate: t("purchase:purchaseDate"),
    closingCosts: t("purchase:closingCosts"),
    initialWorks: t("purchase:initialWorks"),
    loanPrincipal: t("purchase:loanPrincipal"),
    loanAnnualRate: t("purchase:loanAnnualRate"),
    loanTermYears: t("purchase:loanTermYears"),
    loanStartDate: t("purchase:loanStartDate"),
    monthlyDebtService: t("purchase:monthlyDebtService"),
  };
  const choices = {
    rentalMode: { monthly: t("monthly"), daily: t("daily") },
    propertyType: { residential: t("residential"), commercial: t("commercial") },
    status: { active: t("active"), inactive: t("inactive") },
  };
  const named = new Map<string, Readonly<Record<string, string>>>(Object.entries(choices));
  return {
    labels,
    text: (name, value) => {
      if (typeof value === "number")
        return isPurchaseField(name) ? String(value) : formatMinutes(value, language);
      if (typeof value !== "string" || value === "") return "";
      if (isPurchaseAmount(name) || name === "loanAnnualRate") return formatAmountInput(value, language);
      if (isPurchaseField(name)) return formatDay(value, language);
      const kind = name === "country" ? "region" : name === "currency" ? "currency" : null;
      if (kind !== null)
        return new Intl.DisplayNames(intlLocales[language], { type: kind }).of(value) ?? value;
      return named.get(name)?.[value] ?? value;
    },
  };
}
