import { depositReturnDe } from "./deposit-return-de.ts";
import { depositReturnEn } from "./deposit-return-en.ts";
import { depositReturnEs } from "./deposit-return-es.ts";
import { depositReturnFr } from "./deposit-return-fr.ts";
import { depositReturnIt } from "./deposit-return-it.ts";

export const depositReturn = [
  depositReturnEn,
  depositReturnEs,
  depositReturnDe,
  depositReturnFr,
  depositReturnIt,
];
