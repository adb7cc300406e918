import { berlinDe } from "./berlin-de.ts";
import { berlinEn } from "./berlin-en.ts";

export const berlin = [berlinEn, berlinDe];
