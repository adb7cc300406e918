import { cleaningSigns } from "@keystead/domain/turnovers";
import { IconTable } from "@tabler/icons-react";

import { CleaningMark, CleaningText } from "../../ui/cleaning/cleaning-sign.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Initials } from "../../ui/text/initials.tsx";
import { MailText } from "../../ui/text/mail-text.tsx";
import { MoneySums, MoneyText } from "../../ui/text/money-text.tsx";
import { StatusBadge, type Tone } from "../../ui/text/status-badge.tsx";
import { TextSource } from "../../ui/text/text-source.tsx";
import { doNothing, InState, OnCard, Part } from "../specimen.tsx";
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
  onText: doNothing,
  onFile: doNothing,
};

export function TextParts() {
  return (
    <>
      <Part name="badge">
        {badges.map(({ tone, text }) => (
          <InState key={tone} state={tone} small>
            <StatusBadge tone={tone}>{text}</StatusBadge>
          </InState>
        ))}
        <InState state="long words" small>
          <StatusBadge tone="attention">{words.longState}</StatusBadge>
        </InState>
      </Part>
      <Part name="broom">
        {cleaningSigns.map((sign) => (
          <InState key={sign} state={sign} small>
            <CleaningText
              cleaning={{
                sign,
                state: sign === "problem" ? "started" : sign,
                cleaner: sign === "unassigned" ? null : words.cleaner,
              }}
            />
          </InState>
        ))}
        <InState state="without words" small>
          <CleaningMark sign="confirmed" />
        </InState>
      </Part>
      <Part name="amount">
        <InState state="rest" small>
          <MoneyText amount="1234.50" currency="EUR" />
        </InState>
        <InState state="negative" small>
          <MoneyText amount="-950.00" currency="EUR" />
        </InState>
        <InState state="several currencies" small>
          <MoneySums
            sums={[
              { amount: "1234.50", currency: "EUR" },
              { amount: "98000.00", currency: "CHF" },
            ]}
          />
        </InState>
        <InState state="nothing" small>
          <MoneySums sums={[]} />
        </InState>
      </Part>
      <Part name="day">
        <InState state="with its year" small>
          <DateText day="2026-03-05" />
        </InState>
        <InState state="without" small>
          <DateText day="2026-03-05" style="short" />
        </InState>
      </Part>
      <Part name="person">
        <InState state="rest" small>
          <Initials name={words.tenant} />
        </InState>
      </Part>
      <Part name="mail">
        <InState state="rest">
          <OnCard>
            <MailText
              facts={[
                { label: words.mailTo, value: "w.schmidt-rottenmeier@example.com" },
                { label: words.subject, value: words.receipt },
              ]}
              text={words.sentence}
              lang="de"
            />
          </OnCard>
        </InState>
      </Part>
      <Part name="text that is read">
        <InState state="rest">
          <TextSource {...source} problem={null} />
        </InState>
        <InState state="error">
          <TextSource {...source} problem={words.unreadable} />
        </InState>
      </Part>
    </>
  );
}
