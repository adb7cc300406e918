import { cleaningSigns } from "@keystead/domain/turnovers";
import { IconTable } from "@tabler/icons-react";

import { CleaningMark, CleaningText } from "../../ui/cleaning/cleaning-sign.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Initials } from "../../ui/text/initials.tsx";
import { MailText } from "../../ui/text/mail-text.tsx";
import { MoneySums, MoneyText } from "../../ui/text/money-text.tsx";
import { StatusBadge, type Tone } from "../../ui/text/status-badge.tsx";
import { TextSource } from "../../ui/text/text-source.tsx";
import { nothing, Part, Shown } from "../specimen.tsx";
import { words } from "../words.ts";

const badges: readonly { readonly tone: Tone; readonly text: string }[] = [
  { tone: "positive", text: words.paid },
  { tone: "attention", text: words.soon },
  { tone: "negative", text: words.late },
  { tone: "information", text: words.known },
  { tone: "neutral", text: words.vacant },
  { tone: "blocked", text: words.blocked },
  { tone: "sample", text: words.sample },
];

const source = {
  icon: IconTable,
  title: words.history,
  intro: words.sentence,
  note: words.stays,
  words: { paste: words.drop, read: words.read, chooseFile: words.file },
  accept: ".csv",
  onText: nothing,
  onFile: nothing,
};

export function TextParts() {
  return (
    <>
      <Part name="badge">
        {badges.map(({ tone, text }) => (
          <Shown key={tone} state={tone} small>
            <StatusBadge tone={tone}>{text}</StatusBadge>
          </Shown>
        ))}
        <Shown state="long words" small>
          <StatusBadge tone="attention">{words.long}</StatusBadge>
        </Shown>
      </Part>
      <Part name="broom">
        {cleaningSigns.map((sign) => (
          <Shown key={sign} state={sign} small>
            <CleaningText
              cleaning={{
                sign,
                state: sign === "problem" ? "started" : sign,
                cleaner: sign === "unassigned" ? null : words.cleaner,
              }}
            />
          </Shown>
        ))}
        <Shown state="without words" small>
          <CleaningMark sign="confirmed" />
        </Shown>
      </Part>
      <Part name="amount">
        <Shown state="rest" small>
          <MoneyText amount="1234.50" currency="EUR" />
        </Shown>
        <Shown state="negative" small>
          <MoneyText amount="-950.00" currency="EUR" />
        </Shown>
        <Shown state="several currencies" small>
          <MoneySums
            sums={[
              { amount: "1234.50", currency: "EUR" },
              { amount: "98000.00", currency: "CHF" },
            ]}
          />
        </Shown>
        <Shown state="nothing" small>
          <MoneySums sums={[]} />
        </Shown>
      </Part>
      <Part name="day">
        <Shown state="with its year" small>
          <DateText day="2026-03-05" />
        </Shown>
        <Shown state="without" small>
          <DateText day="2026-03-05" style="short" />
        </Shown>
      </Part>
      <Part name="person">
        <Shown state="rest" small>
          <Initials name={words.tenant} />
        </Shown>
      </Part>
      <Part name="mail">
        <Shown state="rest">
          <MailText
            facts={[
              { label: words.mailTo, value: "w.schmidt-rottenmeier@example.com" },
              { label: words.subject, value: words.receipt },
            ]}
            text={words.sentence}
            lang="de"
          />
        </Shown>
      </Part>
      <Part name="text that is read">
        <Shown state="rest">
          <TextSource {...source} problem={null} />
        </Shown>
        <Shown state="error">
          <TextSource {...source} problem={words.unreadable} />
        </Shown>
      </Part>
    </>
  );
}
