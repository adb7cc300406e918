import type { SeasonView } from "@keystead/contract/bookings";
import type { PropertyListItem } from "@keystead/contract/properties";
import { LEAST_MIN_STAY, MOST_MIN_STAY, SEASON_NAME_LIMIT, usualSeasons } from "@keystead/domain/bookings";
import type { PlainDate } from "@keystead/domain/calendar";
import { codePoints } from "@keystead/domain/text";
import { Button, TextInput } from "@mantine/core";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay, formatAmountInput } from "../../../lib/format/format.ts";
import { formatDays } from "../../../lib/format/format-days.ts";
import { todayInTimeZone } from "../../../lib/format/today.ts";
import { useRecordNames } from "../../../lib/records/use-record-names.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { DayChips } from "../../../ui/field/day-chips.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { type FieldReading, together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { type RecordFormState, useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { UnitSelect } from "../../properties/public.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import "../../../ui/form.css";

type SeasonFormProps = {
  readonly property: Pick<PropertyListItem, "id" | "currency" | "timezone">;
  /** Null adds a new season. */
  readonly season: SeasonView | null;
  readonly onClose: () => void;
};

type Fields = Pick<SeasonView, "name" | "startsOn" | "endsOn" | "rate" | "minStay"> & {
  readonly unitId: string | null;
};
/** The value for the property let as a whole, which is not the same as each of its units. */
const WHOLE_PROPERTY = "property";

type Values = { readonly [Field in keyof Fields]: string };

/** Adds or edits a season: its days, its price and minimum number of nights, and the units it applies to. */
export function SeasonForm({ property, season, onClose }: SeasonFormProps) {
  const { t } = useTranslation("seasons");
  const form = useSeasonForm({ property, season, onClose });
  const { field, limit, closeLimit } = form;
  const today = todayInTimeZone(property.timezone);
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t(season === null ? "addTitle" : "editTitle")}
      submitLabel={t("save")}
      question={limit === null ? form.question : <LazyLimitPanel reached={limit} onClose={closeLimit} />}
      secondary={
        season === null ? (
          <Button
            variant="default"
            disabled={form.busy}
            onClick={() => {
              form.submit("another");
            }}
          >
            {t("saveAnother")}
          </Button>
        ) : null
      }
    >
      {season === null ? <UsualSeasons form={form} today={today} /> : null}
      <TextInput
        label={t("name")}
        description={t("nameHint")}
        autoComplete="off"
        data-autofocus
        {...field("name")}
      />
      <div className="ks-form-pair">
        <DateField {...field("startsOn")} label={t("startsOn")} today={today} />
        <DateField {...field("endsOn")} label={t("endsOn")} today={today} />
      </div>
      <MoneyInput {...field("rate")} label={t("rate")} currency={property.currency} example="112" />
      <TextInput label={t("minStay")} inputMode="numeric" autoComplete="off" {...field("minStay")} />
      <UnitSelect
        {...field("unitId")}
        label={t("appliesTo")}
        whole={t("allUnits")}
        propertyId={property.id}
        also={{ value: WHOLE_PROPERTY, label: t("wholeProperty") }}
        name={season?.unit?.name}
      />
    </FormDrawer>
  );
}

type UsualSeasonsProps = {
  readonly form: RecordFormState<Values, SeasonView, "another">;
  readonly today: PlainDate;
};

/** Fills in the name and both days in one press; all can be changed afterwards. */
function UsualSeasons({ form, today }: UsualSeasonsProps) {
  const { t } = useTranslation("seasons");
  const language = useLanguage();
  const usual = usualSeasons(today);
  return (
    <div role="group" aria-label={t("usual")}>
      <DayChips
        value={form.values.startsOn}
        days={usual.map(({ name, startsOn, endsOn }) => ({
          day: startsOn,
          words: t(`usualSeason.${name}`, { days: formatDays(startsOn, endsOn, { language, year: true }) }),
        }))}
        onChange={(day) => {
          const chosen = usual.find(({ startsOn }) => startsOn === day);
          if (chosen === undefined) return;
          const { startsOn, endsOn } = chosen;
          form.change((was) => ({ ...was, name: t(`usualName.${chosen.name}`), startsOn, endsOn }));
          form.focus("rate");
        }}
      />
    </div>
  );
}

const codes = [
  "NAME_REQUIRED",
  "NAME_TOO_LONG",
  "INVALID_DATE",
  "SEASON_END_BEFORE_START",
  "AMOUNT_REQUIRED",
  "AMOUNT_NOT_POSITIVE",
  "AMOUNT_TOO_LARGE",
  "MIN_STAY_OUT_OF_RANGE",
] as const;

const empty: Values = { name: "", startsOn: "", endsOn: "", rate: "", minStay: "1", unitId: "" };

function useSeasonForm({ property, season, onClose }: SeasonFormProps) {
  const { t } = useTranslation("seasons");
  const language = useLanguage();
  const changed = useChanged();
  const input = (fields: Fields): Values => ({
    ...fields,
    rate: formatAmountInput(fields.rate, language),
    minStay: String(fields.minStay),
    unitId: fields.unitId ?? "",
  });
  const form: RecordFormState<Values, SeasonView, "another"> = useRecordForm<
    Values,
    SeasonView,
    Fields,
    SeasonView,
    "another"
  >({
    name: "season",
    record: season,
    values: season === null ? empty : input(fieldsOf(season)),
    read: (values) =>
      together<Fields>({
        name: nameIn(values.name),
        startsOn: dayInput(values.startsOn),
        endsOn: lastDay(values),
        rate: requiredAmount(values.rate, { language, currency: property.currency, rule: "positive" }),
        minStay: nightsIn(values.minStay),
        unitId: anything(values.unitId === "" ? null : values.unitId),
      }),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`problem.${known}`, { most: MOST_MIN_STAY });
    },
    fieldsOf,
    valuesOf: input,
    fieldMessages: useFieldMessages(),
    create: (fields, { once }) => {
      const made = { ...fields, ...scopeOf(fields.unitId), propertyId: property.id };
      return api.seasons.create(made, once(made));
    },
    update: (changes, { id, version }) =>
      api.seasons.update({
        ...changes,
        ...(changes.unitId === undefined ? {} : scopeOf(changes.unitId)),
        id,
        version,
      }),
    onSaved: async (_outcome, { fields, how, say }) => {
      if (how === "another") {
        form.reset({ ...empty, unitId: fields.unitId ?? "" });
        form.focus("name");
      } else onClose();
      say(t("saved", { name: fields.name.trim() }));
      await changed("season");
    },
  });
  return form;
}

function fieldsOf({ name, startsOn, endsOn, rate, minStay, unit, wholeProperty }: SeasonView): Fields {
  return {
    name,
    startsOn,
    endsOn,
    rate,
    minStay,
    unitId: wholeProperty ? WHOLE_PROPERTY : (unit?.id ?? null),
  };
}

function scopeOf(chosen: string | null) {
  const wholeProperty = chosen === WHOLE_PROPERTY;
  return { unitId: wholeProperty ? null : chosen, wholeProperty };
}

function nameIn(text: string): FieldReading<string> {
  const length = codePoints(text);
  if (length === 0) return { ok: false, code: "NAME_REQUIRED" };
  return length > SEASON_NAME_LIMIT ? { ok: false, code: "NAME_TOO_LONG" } : anything(text.trim());
}

function lastDay({ startsOn, endsOn }: Values): FieldReading<string> {
  const last = dayInput(endsOn);
  const first = dayInput(startsOn);
  if (!last.ok || !first.ok || first.value <= last.value) return last;
  return { ok: false, code: "SEASON_END_BEFORE_START" };
}

function nightsIn(text: string): FieldReading<number> {
  const nights = text.trim() === "" ? LEAST_MIN_STAY : Number(text);
  const isMinStay = Number.isInteger(nights) && nights >= LEAST_MIN_STAY && nights <= MOST_MIN_STAY;
  return isMinStay ? anything(nights) : { ok: false, code: "MIN_STAY_OUT_OF_RANGE" };
}

function useFieldMessages(): FieldMessages<Fields> {
  const { t } = useTranslation("seasons");
  const language = useLanguage();
  const nameOf = useRecordNames();
  return {
    labels: {
      name: t("name"),
      startsOn: t("startsOn"),
      endsOn: t("endsOn"),
      rate: t("rate"),
      minStay: t("minStay"),
      unitId: t("appliesTo"),
    },
    text: async (field, value) => {
      if (typeof value === "number") return String(value);
      if (typeof value !== "string" || value === "") return field === "unitId" ? t("allUnits") : "";
      if (field === "unitId" && value === WHOLE_PROPERTY) return t("wholeProperty");
      if (field === "startsOn" || field === "endsOn") return formatDay(value, language);
      if (field === "rate") return formatAmountInput(value, language);
      return (await nameOf(field, value)) ?? value;
    },
  };
}
