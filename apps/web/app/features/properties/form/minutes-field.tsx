import { TextInput, type TextInputProps } from "@mantine/core";
import { parseMinutesInput } from "@keystead/domain/calendar";

import { formatMinutes } from "../../../lib/format/format-minutes.ts";
import { formatUnit } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";

type MinutesFieldProps = Omit<TextInputProps, "value" | "description"> & { readonly value: string };

/** A duration, typed in minutes or as "3 h", and read back in hours. */
export function MinutesField(props: MinutesFieldProps) {
  const language = useLanguage();
  const minutes = parseMinutesInput(props.value);
  return (
    <TextInput
      {...props}
      inputMode="text"
      autoComplete="off"
      description={
        minutes === null ? formatUnit(0, "minute", language) : `= ${formatMinutes(minutes, language)}`
      }
    />
  );
}
