import { lisbonDe } from "./lisbon-de.ts";
import { lisbonEn } from "./lisbon-en.ts";
import { lisbonEs } from "./lisbon-es.ts";
import { lisbonFr } from "./lisbon-fr.ts";
import { lisbonIt } from "./lisbon-it.ts";

export const lisbon = [lisbonEn, lisbonEs, lisbonDe, lisbonFr, lisbonIt];
