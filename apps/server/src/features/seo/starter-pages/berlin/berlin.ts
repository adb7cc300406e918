import { berlinDe } from "./berlin-de.ts";
import { berlinEn } from "./berlin-en.ts";
import { berlinEs } from "./berlin-es.ts";
import { berlinFr } from "./berlin-fr.ts";
import { berlinIt } from "./berlin-it.ts";

export const berlin = [berlinEn, berlinEs, berlinDe, berlinFr, berlinIt];
