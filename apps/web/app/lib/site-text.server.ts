import deAuth from "../locales/de/auth.json";
import deLanding from "../locales/de/landing.json";
import dePublic from "../locales/de/public.json";
import enAuth from "../locales/en/auth.json";
import enLanding from "../locales/en/landing.json";
import enPublic from "../locales/en/public.json";
import esAuth from "../locales/es/auth.json";
import esLanding from "../locales/es/landing.json";
import esPublic from "../locales/es/public.json";
import frAuth from "../locales/fr/auth.json";
import frLanding from "../locales/fr/landing.json";
import frPublic from "../locales/fr/public.json";
import itAuth from "../locales/it/auth.json";
import itLanding from "../locales/it/landing.json";
import itPublic from "../locales/it/public.json";
import type { Language } from "./languages.ts";

export type SiteText = typeof enPublic;
export type AuthText = typeof enAuth;
export type LandingText = typeof enLanding;

/** The words of the pages without React: read on the server, so the browser gets only the page it asked for. */
export const siteText: Readonly<Record<Language, SiteText>> = {
  en: enPublic,
  es: esPublic,
  de: dePublic,
  fr: frPublic,
  it: itPublic,
};
export const authText: Readonly<Record<Language, AuthText>> = {
  en: enAuth,
  es: esAuth,
  de: deAuth,
  fr: frAuth,
  it: itAuth,
};
export const landingText: Readonly<Record<Language, LandingText>> = {
  en: enLanding,
  es: esLanding,
  de: deLanding,
  fr: frLanding,
  it: itLanding,
};
