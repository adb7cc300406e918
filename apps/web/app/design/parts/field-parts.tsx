import { Checkbox, NativeSelect, Radio, Switch, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Radio.css";
import "@mantine/core/styles/Switch.css";
import { plainDate } from "@keystead/domain/calendar";
import { IconChartBar, IconTable } from "@tabler/icons-react";
import { useState } from "react";

import { CurrencySelect } from "../../ui/field/currency-select.tsx";
import { DateField } from "../../ui/field/date-field.tsx";
import { DateFieldCalendar } from "../../ui/field/date-field-calendar.tsx";
import { DateRangeCalendar } from "../../ui/field/date-range-calendar.tsx";
import { DayChips } from "../../ui/field/day-chips.tsx";
import { DropZone } from "../../ui/field/drop-zone.tsx";
import { MoneyInput } from "../../ui/field/money-input.tsx";
import { RecordSelect } from "../../ui/field/record-select.tsx";
import { SearchSelect } from "../../ui/field/search-select.tsx";
import { Segmented } from "../../ui/field/segmented.tsx";
import { TimeZoneSelect } from "../../ui/field/time-zone-select.tsx";
import { MoreFields } from "../../ui/form/more-fields.tsx";
import "../../ui/check-line.css";
import "../../features/documents/files-card.css";
import { doNothing, Part, InState } from "../specimen.tsx";
import { words } from "../words.ts";

const DAY = "2026-03-05";

const names = {
  found: [{ value: "1", label: words.tenant }],
  searching: false,
  q: "",
  onSearch: doNothing,
  chosen: { value: "1", label: words.tenant },
  isMissing: false,
};

export function FieldParts() {
  return (
    <>
      <TextParts />
      <PickerParts />
      <DayParts />
      <ChoiceParts />
      <Part name="rarely needed fields" columns>
        <InState state="folded">
          <MoreFields title={words.more}>{() => <TextInput label={words.note} />}</MoreFields>
        </InState>
        <InState state="opened">
          <MoreFields title={words.more} opened>
            {() => <TextInput label={words.note} />}
          </MoreFields>
        </InState>
      </Part>
    </>
  );
}

function TextParts() {
  return (
    <>
      <Part name="field of text" columns>
        <InState state="rest" small>
          <TextInput label={words.name} description={words.hint} placeholder={words.tenant} />
        </InState>
        <InState state="filled" small>
          <TextInput label={words.name} defaultValue={words.tenant} />
        </InState>
        <InState state="error" small>
          <TextInput label={words.name} error={words.wrong} />
        </InState>
        <InState state="disabled" small>
          <TextInput label={words.name} disabled defaultValue={words.tenant} />
        </InState>
        <InState state="long words" small>
          <TextInput label={words.long} defaultValue={words.long} />
        </InState>
        <InState state="several lines" small>
          <Textarea label={words.note} rows={3} defaultValue={words.sentence} />
        </InState>
      </Part>
      <Part name="field of money" columns>
        <InState state="rest" small>
          <Amount />
        </InState>
        <InState state="as read" small>
          <Amount value="1.234" />
        </InState>
        <InState state="error" small>
          <Amount value="abc" error />
        </InState>
        <InState state="large, with its whole" small>
          <MoneyInput
            label={words.deposit}
            currency="EUR"
            size="lg"
            aside="950,00 €"
            value="475"
            onChange={doNothing}
          />
        </InState>
      </Part>
      <Part name="place for a file">
        <InState state="rest">
          <DropZone className="ks-files-card-drop" onFiles={doNothing}>
            <p>
              <b>{words.dropFile}</b> <small>{words.dropLimit}</small>
            </p>
          </DropZone>
        </InState>
      </Part>
    </>
  );
}

function Amount({ value = "", error = false }: { readonly value?: string; readonly error?: boolean }) {
  const [text, setText] = useState(value);
  return (
    <MoneyInput
      label={words.rent}
      currency="EUR"
      value={text}
      onChange={setText}
      {...(error ? { error } : {})}
    />
  );
}

function PickerParts() {
  const [currency, setCurrency] = useState("EUR");
  const [zone, setZone] = useState("Europe/Berlin");
  const options = [words.option, words.long].map((label, at) => ({ value: String(at), label }));
  return (
    <>
      <Part name="picker" columns>
        <InState state="rest" small>
          <SearchSelect label={words.option} data={options} value="0" onChange={doNothing} />
        </InState>
        <InState state="error" small>
          <SearchSelect
            label={words.option}
            data={options}
            value={null}
            error={words.wrong}
            onChange={doNothing}
          />
        </InState>
        <InState state="disabled" small>
          <SearchSelect label={words.option} data={options} value="1" disabled onChange={doNothing} />
        </InState>
        <InState state="of the system" small>
          <NativeSelect label={words.option} data={options} />
        </InState>
        <InState state="currency" small>
          <CurrencySelect label={words.currency} value={currency} onChange={setCurrency} />
        </InState>
        <InState state="time zone" small>
          <TimeZoneSelect label={words.zone} value={zone} onChange={setZone} />
        </InState>
      </Part>
      <Part name="picker of a record" columns>
        <InState state="chosen" small>
          <RecordSelect
            label={words.tenantLabel}
            field="tenant"
            value="1"
            names={names}
            onChange={doNothing}
          />
        </InState>
        <InState state="searching" small>
          <RecordSelect
            label={words.tenantLabel}
            field="tenant"
            value=""
            names={{ ...names, chosen: null, searching: true }}
            onChange={doNothing}
          />
        </InState>
        <InState state="missing" small>
          <RecordSelect
            label={words.tenantLabel}
            field="tenant"
            value="2"
            names={{ ...names, found: [], chosen: null, isMissing: true }}
            onChange={doNothing}
          />
        </InState>
      </Part>
    </>
  );
}

function DayParts() {
  const [day, setDay] = useState(DAY);
  return (
    <>
      <Part name="field of a day" columns>
        <InState state="rest" small>
          <DateField label={words.due} value={day} onChange={setDay} />
        </InState>
        <InState state="today" small>
          <DateField label={words.due} value={DAY} today={DAY} onChange={doNothing} />
        </InState>
        <InState state="error" small>
          <DateField label={words.due} value="35.13." error onChange={doNothing} />
        </InState>
        <InState state="disabled" small>
          <DateField label={words.due} value={DAY} disabled onChange={doNothing} />
        </InState>
        <InState state="with likely days" small>
          <DayChips
            value={DAY}
            days={[
              { day: DAY, words: words.today },
              { day: "2026-03-06", words: words.tomorrow },
            ]}
            onChange={doNothing}
          />
        </InState>
      </Part>
      <Part name="calendar of a field">
        <InState state="one day" small>
          <DateFieldCalendar day={DAY} onPick={doNothing} />
        </InState>
        <InState state="two days" small>
          <DateRangeCalendar
            from={plainDate(DAY)}
            until={plainDate("2026-03-12")}
            hint={words.choose}
            onPick={doNothing}
          />
        </InState>
      </Part>
    </>
  );
}

function ChoiceParts() {
  const [span, setSpan] = useState<"week" | "month" | "year">("month");
  const [view, setView] = useState<"table" | "chart">("table");
  const spans = [
    { value: "week", label: words.week },
    { value: "month", label: words.month },
    { value: "year", label: words.year },
  ] as const;
  return (
    <>
      <Part name="one of a few">
        <InState state="words" small>
          <Segmented label={words.view} value={span} onChange={setSpan} options={spans} />
        </InState>
        <InState state="icons" small>
          <Segmented
            label={words.chart}
            value={view}
            onChange={setView}
            options={[
              { value: "table", label: words.table, icon: IconTable },
              { value: "chart", label: words.chart, icon: IconChartBar },
            ]}
          />
        </InState>
        <InState state="as wide as a phone">
          <Segmented label={words.month} value={span} onChange={setSpan} options={spans} wide />
        </InState>
      </Part>
      <Part name="check box" columns>
        <InState state="rest" small>
          <Checkbox size="md" className="ks-check-line" label={words.allDone} />
        </InState>
        <InState state="checked" small>
          <Checkbox size="md" className="ks-check-line" label={words.allDone} defaultChecked />
        </InState>
        <InState state="disabled" small>
          <Checkbox size="md" className="ks-check-line" label={words.allDone} disabled />
        </InState>
        <InState state="one of several" small>
          <Radio size="md" className="ks-check-line" label={words.option} defaultChecked />
        </InState>
        <InState state="switch" small>
          <Switch label={words.allDone} defaultChecked />
        </InState>
        <InState state="switch, off" small>
          <Switch label={words.allDone} />
        </InState>
      </Part>
    </>
  );
}
