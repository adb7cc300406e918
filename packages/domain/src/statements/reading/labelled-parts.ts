import { accountIn, ibanIn } from "../bank-line.ts";

/** The labelled parts of a bank text. */
type Parts = { readonly name: string; readonly account: string | null; readonly text: string };

/** Labels before the other party's name and before the purpose. */
const LABELS =
  /(?:^|\s)(?<label>auftraggeber|empfänger|zahlungsempfänger|zahlungspflichtiger|buchungstext|verwendungszweck|kto\/iban|name|naam|description|omschrijving|iban|kenmerk|reference|valutadatum|value date):\s/giu;
const NAMES: ReadonlySet<string> = new Set([
  "auftraggeber",
  "empfänger",
  "zahlungsempfänger",
  "zahlungspflichtiger",
  "name",
  "naam",
]);
const REASONS: ReadonlySet<string> = new Set([
  "buchungstext",
  "verwendungszweck",
  "description",
  "omschrijving",
  "kenmerk",
  "reference",
]);

/**
 * The parts of a text in which a bank puts everything: "/NAME/P JANSEN/REMI/HUUR NOV", "Auftraggeber: Jana Köhler
 * Buchungstext: Miete", "Name: P Jansen Description: Huur IBAN: NL02…". A text without labels is returned unchanged.
 */
export function labelledParts(text: string): Parts {
  const slashed = /\/[A-Z]{4}\//.test(text) ? slashedParts(text) : null;
  if (slashed !== null) return slashed;
  const found = [...text.matchAll(LABELS)].map((match) => ({
    label: match.groups?.["label"]?.toLowerCase() ?? "",
    at: match.index,
    from: match.index + match[0].length,
  }));
  const [first] = found;
  if (first === undefined || first.at > 0) return { name: "", account: null, text };
  const parts = found.map(({ label, from }, at) => ({
    label,
    value: text.slice(from, found[at + 1]?.at).trim(),
  }));
  const name = parts.find(({ label }) => NAMES.has(label))?.value ?? "";
  const reasons = parts.filter(({ label }) => REASONS.has(label)).map(({ value }) => value);
  const iban = parts.find(({ label }) => label === "iban" || label === "kto/iban")?.value ?? "";
  return { name, account: ibanIn(iban) ?? accountIn(iban), text: reasons.join(" ") || text };
}

/**
 * "/TRTP/SEPA OVERBOEKING/IBAN/NL02…/NAME/P JANSEN/REMI/HUUR NOV": four-letter codes between slashes, each followed by
 * its value.
 */
function slashedParts(text: string): Parts | null {
  const marks = [
    ...text.matchAll(
      /\/(?<label>TRTP|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|MARF|CSID|RTRN|SVCL|ADDR|ISDT|ULTD|ULTC|PURP|PREF|KREF|NRTX)\//g,
    ),
  ];
  if (marks.length === 0) return null;
  const values = new Map(
    marks.map((mark, at) => [
      mark.groups?.["label"] ?? "",
      text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim(),
    ]),
  );
  const iban = values.get("IBAN") ?? "";
  return {
    name: values.get("NAME") ?? "",
    account: ibanIn(iban) ?? accountIn(iban),
    text: values.get("REMI") ?? values.get("TRTP") ?? text,
  };
}
