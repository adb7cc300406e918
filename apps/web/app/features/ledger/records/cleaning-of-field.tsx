import { query } from "../../../lib/api.ts";
import { formatDays } from "../../../lib/format/format-days.ts";
import { useNames } from "../../../lib/records/use-names.ts";
import { RecordSelect } from "../../../ui/field/record-select.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import "../../../ui/form.css";

/** The value for "no booking". */
const NONE = "none";

type CleaningOfFieldProps = {
  readonly id?: string;
  readonly propertyId: string;
  /** Empty for none. */
  readonly value: string;
  readonly error?: React.ReactNode;
  readonly onChange: (id: string) => void;
};

/**
 * The booking whose guest paid this for cleaning. Hidden for a property or unit that is not let by the night and so has
 * no guests.
 */
export function CleaningOfField({ propertyId, value, onChange, ...field }: CleaningOfFieldProps) {
  const { t } = useTranslation("record-form");
  const language = useLanguage();
  const can = useCan();
  const names = useNames({
    ask: (input) => query.bookings.names.queryOptions({ input: { ...input, propertyId } }),
    optionOf: ({ id, guestName, unit, arrival, departure }) => ({
      value: id,
      label: [guestName, formatDays(arrival, departure, { language, year: true }), unit?.name]
        .filter(Boolean)
        .join(", "),
    }),
    value,
    enabled: can("booking.read"),
  });
  if (names.found.length === 0 && value === "" && !names.searched) return null;
  return (
    <div>
      <RecordSelect
        {...field}
        field="cleaningOf"
        label={t("cleaningOf.label")}
        value={value === "" ? NONE : value}
        names={names}
        first={[{ value: NONE, label: t("cleaningOf.none") }]}
        onChange={(next) => {
          onChange(next === NONE ? "" : next);
        }}
      />
      {value === "" ? null : <p className="ks-form-note">{t("cleaningOf.hint")}</p>}
    </div>
  );
}
