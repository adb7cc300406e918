import { type Language, languages } from "@keystead/domain/languages";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

import type common from "../locales/en/common.json";
import type errors from "../locales/en/errors.json";
import type fields from "../locales/en/fields.json";
import type properties from "../locales/en/properties.json";
import type seo from "../locales/en/seo.json";
import type merge from "../locales/en/merge.json";
import type several from "../locales/en/several.json";
import type settings from "../locales/en/settings.json";
import type shell from "../locales/en/shell.json";
import type support from "../locales/en/support.json";
import type tenants from "../locales/en/tenants.json";
import type leases from "../locales/en/leases.json";
import type portfolio from "../locales/en/portfolio.json";
import type ledger from "../locales/en/ledger.json";
import type onboarding from "../locales/en/onboarding.json";
import type ui from "../locales/en/ui.json";
import { languageOf } from "./languages.ts";

/** The words of the signed-in pages; a namespace is a file of `locales/<language>` and a feature's name. */
export type Messages = {
  readonly common: typeof common;
  readonly errors: typeof errors;
  readonly fields: typeof fields;
  readonly properties: typeof properties;
  readonly merge: typeof merge;
  readonly seo: typeof seo;
  readonly settings: typeof settings;
  readonly several: typeof several;
  readonly shell: typeof shell;
  readonly support: typeof support;
  readonly tenants: typeof tenants;
  readonly leases: typeof leases;
  readonly portfolio: typeof portfolio;
  readonly ledger: typeof ledger;
  readonly onboarding: typeof onboarding;
  readonly ui: typeof ui;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Messages;
    enableSelector: false;
  }
}

type Namespaces = Readonly<Record<string, object>>;

/** One chunk for each language: a screen never waits for its words a second time. */
const load: Readonly<Record<Language, () => Promise<{ readonly messages: Namespaces }>>> = {
  en: () => import("../locales/messages-en.ts"),
  es: () => import("../locales/messages-es.ts"),
  de: () => import("../locales/messages-de.ts"),
  fr: () => import("../locales/messages-fr.ts"),
  it: () => import("../locales/messages-it.ts"),
};

type WordFile = () => Promise<{ readonly default: object }>;

/** Screens that few people open, or none at first: their words come with them. */
const lateWords = {
  ledger: {
    en: () => import("../locales/en/ledger.json"),
    es: () => import("../locales/es/ledger.json"),
    de: () => import("../locales/de/ledger.json"),
    fr: () => import("../locales/fr/ledger.json"),
    it: () => import("../locales/it/ledger.json"),
  },
  merge: {
    en: () => import("../locales/en/merge.json"),
    es: () => import("../locales/es/merge.json"),
    de: () => import("../locales/de/merge.json"),
    fr: () => import("../locales/fr/merge.json"),
    it: () => import("../locales/it/merge.json"),
  },
  seo: {
    en: () => import("../locales/en/seo.json"),
    es: () => import("../locales/es/seo.json"),
    de: () => import("../locales/de/seo.json"),
    fr: () => import("../locales/fr/seo.json"),
    it: () => import("../locales/it/seo.json"),
  },
  settings: {
    en: () => import("../locales/en/settings.json"),
    es: () => import("../locales/es/settings.json"),
    de: () => import("../locales/de/settings.json"),
    fr: () => import("../locales/fr/settings.json"),
    it: () => import("../locales/it/settings.json"),
  },
  several: {
    en: () => import("../locales/en/several.json"),
    es: () => import("../locales/es/several.json"),
    de: () => import("../locales/de/several.json"),
    fr: () => import("../locales/fr/several.json"),
    it: () => import("../locales/it/several.json"),
  },
} satisfies Readonly<Record<string, Readonly<Record<Language, WordFile>>>>;

export type LateNamespace = keyof typeof lateWords;

const present = new Set<LateNamespace>();

/** From now on every language brings them along. */
export async function loadLateWords(namespace: LateNamespace): Promise<true> {
  await addLateWords(namespace, languageOf(i18next.language) ?? "en");
  present.add(namespace);
  return true;
}

async function addLateWords(namespace: LateNamespace, language: Language): Promise<void> {
  const words = await lateWords[namespace][language]();
  i18next.addResourceBundle(language, namespace, words.default, true, true);
}

/** Loads the words of one language and makes it the language of the page. */
export async function startI18n(language: Language): Promise<void> {
  const { messages } = await load[language]();
  if (!i18next.isInitialized) await initialise(language);
  for (const [namespace, words] of Object.entries(messages))
    i18next.addResourceBundle(language, namespace, words, true, true);
  await Promise.all([...present].map((namespace) => addLateWords(namespace, language)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

function initialise(language: Language) {
  return i18next.use(initReactI18next).init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    defaultNS: "common",
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

export { i18next as i18n };
