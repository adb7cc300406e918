import type { GuestRecords, GuestRecordsChange } from "@keystead/contract/bookings";
import {
  GUEST_FIELD_LIMIT,
  guestDocuments,
  guestFields,
  guestOf,
  guestRoles,
  guestSexes,
  MOST_GUESTS,
} from "@keystead/domain/bookings";
import type { GuestField } from "@keystead/domain/bookings";
import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { judged, type AllFieldsReading } from "../../../ui/form/form-reading.ts";
import { SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { SearchSelect } from "../../../ui/field/search-select.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { asOpened, WaitingDrawer } from "../../../ui/overlay/waiting-drawer.tsx";
import { countryOptions } from "../../properties/public.ts";
import "../../../ui/form.css";
import "./guests-form.css";

type GuestsFormProps = { readonly bookingId: string; readonly onClose: () => void };

/**
 * R-N08: the guests that must be registered for a booking, with the fields that the country of the property requires.
 */
export function GuestsForm({ bookingId, onClose }: GuestsFormProps) {
  const { t } = useTranslation("guests");
  // The guests' data must not stay in the tab's cache either.
  const result = useQuery({ ...query.guests.get.queryOptions({ input: { bookingId } }), ...asOpened });
  if (result.data !== undefined)
    return <Fields bookingId={bookingId} records={result.data} onClose={onClose} />;
  return <WaitingDrawer title={t("title")} failed={t("failed")} result={result} onClose={onClose} />;
}

/** The number of guests, and each field of each. */
type GuestValues = Readonly<Record<string, string>>;
const COUNT = "count";
const nameOf = (at: number, field: GuestField) => `${at}.${field}`;
const countOf = (values: GuestValues) => Number(values[COUNT]);

function Fields({ bookingId, records, onClose }: GuestsFormProps & { readonly records: GuestRecords }) {
  const { t } = useTranslation("guests");
  const language = useLanguage();
  const form = useGuestsForm({ bookingId, records, onClose });
  const count = countOf(form.values);
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t("titleOf", { guest: records.guestName })}
      submitLabel={t("save")}
    >
      <p className="ks-form-note">{t("hint", { day: formatDay(records.keepUntil, language) })}</p>
      {Array.from({ length: count }, (_guest, at) => (
        <Guest key={at} at={at} form={form} fields={records.fields} />
      ))}
      {count < MOST_GUESTS ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            form.change((was) => ({ ...was, ...guestValues({}, count), [COUNT]: String(count + 1) }));
          }}
        >
          {t("add")}
        </Button>
      ) : null}
    </FormDrawer>
  );
}

function useGuestsForm({
  bookingId,
  records,
  onClose,
}: GuestsFormProps & { readonly records: GuestRecords }) {
  const { t } = useTranslation("guests");
  const changed = useChanged();
  return useForm<GuestValues, GuestRecordsChange["guests"], unknown>({
    name: "guests",
    values: () => valuesOf(records),
    read: readGuests,
    words: () => null,
    send: (guests) => api.guests.save({ bookingId, version: records.version, guests }),
    onSent: async () => {
      onClose();
      toast.success(t("saved"));
      await changed("booking");
    },
  });
}

type GuestProps = {
  readonly at: number;
  readonly form: ReturnType<typeof useGuestsForm>;
  readonly fields: readonly GuestField[];
};

function Guest({ at, form, fields }: GuestProps) {
  const { t } = useTranslation("guests");
  return (
    <fieldset className="ks-guests-form-guest">
      <legend>{t("guest", { number: at + 1 })}</legend>
      {fields.map((field, order) => (
        <Field key={field} at={at} field={field} form={form} isFirst={at === 0 && order === 0} />
      ))}
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => {
          form.change((was) => without(was, at));
        }}
      >
        {t("remove", { number: at + 1 })}
      </Button>
    </fieldset>
  );
}

type FieldProps = Omit<GuestProps, "fields"> & { readonly field: GuestField; readonly isFirst: boolean };

function Field({ at, field, form, isFirst }: FieldProps) {
  const { t } = useTranslation("guests");
  const options = useOptions(field);
  const name = nameOf(at, field);
  const label = t(`field.${field}`);
  const focused = isFirst ? { "data-autofocus": true } : {};
  if (field === "birthDate") return <DateField {...form.field(name)} label={label} />;
  if (options === null)
    return (
      <TextInput
        {...form.field(name)}
        {...focused}
        label={label}
        autoComplete="off"
        maxLength={GUEST_FIELD_LIMIT}
      />
    );
  const value = form.values[name] ?? "";
  return (
    <SearchSelect
      {...form.field(name)}
      {...focused}
      label={label}
      clearable
      data={options}
      value={value === "" ? null : value}
      onChange={(chosen) => {
        form.set(name, chosen);
      }}
    />
  );
}

const COUNTRIES: ReadonlySet<GuestField> = new Set(["nationality", "birthCountry", "residenceCountry"]);

/** Null for a field with free text. */
function useOptions(field: GuestField): { readonly value: string; readonly label: string }[] | null {
  const { t } = useTranslation("guests");
  const language = useLanguage();
  const inWords = <Word extends string>(words: readonly Word[], wordOf: (word: Word) => string) =>
    words.map((value) => ({ value, label: wordOf(value) }));
  if (field === "role") return inWords(guestRoles, (word) => t(`role.${word}`));
  if (field === "sex") return inWords(guestSexes, (word) => t(`sex.${word}`));
  if (field === "documentType") return inWords(guestDocuments, (word) => t(`documentType.${word}`));
  return COUNTRIES.has(field) ? countryOptions(language) : null;
}

function guestValues(guest: Readonly<Partial<Record<GuestField, string>>>, at: number): GuestValues {
  return Object.fromEntries(guestFields.map((field) => [nameOf(at, field), guest[field] ?? ""]));
}

/** The stored guests, or one empty guest. */
function valuesOf({ guests }: GuestRecords): GuestValues {
  const shown = guests.length === 0 ? [{}] : guests;
  return Object.assign({ [COUNT]: String(shown.length) }, ...shown.map(guestValues));
}

/** Removes a guest; those after it move up. */
function without(values: GuestValues, removed: number): GuestValues {
  const left = Array.from({ length: countOf(values) }, (_guest, at) => at).filter((at) => at !== removed);
  const moved = left.flatMap((from, to) =>
    guestFields.map((field) => [nameOf(to, field), values[nameOf(from, field)] ?? ""] as const),
  );
  return { ...Object.fromEntries(moved), [COUNT]: String(left.length) };
}

function readGuests(values: GuestValues): AllFieldsReading<GuestValues, GuestRecordsChange["guests"]> {
  const positions = Array.from({ length: countOf(values) }, (_guest, at) => at);
  const dayAt = (at: number) => dayOfInput(values[nameOf(at, "birthDate")] ?? "");
  const unread = positions.filter((at) => values[nameOf(at, "birthDate")] !== "" && dayAt(at) === null);
  const issues = unread.map((at) => ({ field: nameOf(at, "birthDate"), code: SHOWN_BY_FIELD }));
  return judged(
    issues,
    positions.map((at) => {
      const of = (field: GuestField) => (values[nameOf(at, field)] ?? "").trim();
      return {
        ...guestOf(Object.fromEntries(guestFields.map((field) => [field, of(field)]))),
        role: guestRoles.find((one) => one === of("role")) ?? "",
        sex: guestSexes.find((one) => one === of("sex")) ?? "",
        birthDate: dayAt(at) ?? "",
        documentType: guestDocuments.find((one) => one === of("documentType")) ?? "",
      };
    }),
  );
}
