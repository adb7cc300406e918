import type { PublicConfig } from "@keystead/contract/web";
import { retention as retained, type RetainedName } from "@keystead/domain/retention";
import { fill } from "@keystead/messages/fill";

import type { LegalText } from "./legal-text.server.ts";
import type { LegalBlock } from "./legal-page.tsx";

export type LegalWhole = {
  readonly text: LegalText;
  readonly config: PublicConfig;
  readonly values: Readonly<Record<string, string>>;
};

const retainedNames = Object.keys(retained).filter((name): name is RetainedName => name in retained);

/** The tables that a line beginning with `@` stands for. */
export const legalTables: Readonly<Record<string, (whole: LegalWhole) => readonly LegalBlock[]>> = {
  "@imprint": imprint,
  "@cookies": cookies,
  "@retention": retention,
  "@processors": processors,
  "@sends": sends,
};

function imprint({ text, config }: LegalWhole): readonly LegalBlock[] {
  const { name, address, email, hosting } = config.operator;
  const orMissing = (value: string) => (value === "" ? text.imprint.missing : value);
  return [
    {
      kind: "facts",
      rows: [
        [text.imprint.name, orMissing(name)],
        [text.imprint.address, orMissing(address)],
        [text.imprint.email, orMissing(email)],
        [text.imprint.hosting, orMissing(hosting)],
      ],
    },
  ];
}

/**
 * The real names, so that visitors can find the cookies in the browser. Over https the names of the sign-in cookies are
 * bound to this host.
 */
function cookies({ text, config }: LegalWhole): readonly LegalBlock[] {
  const bound = config.baseUrl.startsWith("https:") ? "__Host-" : "";
  const names = {
    session: `${bound}keystead_session`,
    device: `${bound}keystead_device`,
    position: `${bound}keystead_position`,
    lang: "lang",
    consent: "consent",
    theme: "mantine-color-scheme-value, ks-…",
    method: "ks-payment-method",
    ticks: "turnover-ticks",
    workspace: "ks-workspace, ks-arrival, exit-offer",
  } as const;
  const row = (key: keyof typeof names) => [names[key], text.cookies[key].purpose, text.cookies[key].kept];
  return [
    {
      kind: "table",
      firstIsCode: true,
      head: [text.cookies.name, text.cookies.purpose, text.cookies.kept],
      rows: [
        row("session"),
        row("device"),
        row("position"),
        row("lang"),
        row("consent"),
        row("theme"),
        row("method"),
        row("ticks"),
        row("workspace"),
      ],
    },
  ];
}

/** The retention periods of domain/retention, as text. */
function retention({ text, values }: LegalWhole): readonly LegalBlock[] {
  const { what, kept, ...rows } = text.retention;
  return [
    {
      kind: "table",
      head: [what, kept],
      rows: retainedNames.map((name) => [
        rows[name].what,
        fill(rows[name].kept, { ...values, ...retained[name].periods }),
      ]),
    },
  ];
}

function processors({ text, config }: LegalWhole): readonly LegalBlock[] {
  const { list } = text;
  const named = config.operator.processors;
  if (named.length === 0) return [{ kind: "text", text: list.none }];
  return [
    {
      kind: "table",
      head: [list.name, list.purpose, list.place],
      rows: named.map(({ name, purpose, place }) => [name, list.purposes[purpose], place]),
    },
  ];
}

function sends({ text, config }: LegalWhole): readonly LegalBlock[] {
  return [
    {
      kind: "list",
      items: [
        config.sends.mail ? text.sends.mail : text.sends.noMail,
        config.sends.telegram ? text.sends.telegram : text.sends.noTelegram,
      ],
    },
  ];
}
