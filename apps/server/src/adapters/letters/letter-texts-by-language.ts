import type { Language } from "@keystead/domain/languages";

import type { LetterTexts } from "./letter-texts.ts";
import { letterTextsDe } from "./letter-texts-de.ts";
import { letterTextsEn } from "./letter-texts-en.ts";
import { letterTextsEs } from "./letter-texts-es.ts";
import { letterTextsFr } from "./letter-texts-fr.ts";
import { letterTextsIt } from "./letter-texts-it.ts";

export const letterTexts: Readonly<Record<Language, LetterTexts>> = {
  en: letterTextsEn,
  es: letterTextsEs,
  de: letterTextsDe,
  fr: letterTextsFr,
  it: letterTextsIt,
};
