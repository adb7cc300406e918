import { romeDe } from "./rome-de.ts";
import { romeEn } from "./rome-en.ts";
import { romeEs } from "./rome-es.ts";
import { romeFr } from "./rome-fr.ts";
import { romeIt } from "./rome-it.ts";

export const rome = [romeEn, romeEs, romeDe, romeFr, romeIt];
