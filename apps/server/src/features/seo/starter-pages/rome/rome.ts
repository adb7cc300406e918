import { romeEn } from "./rome-en.ts";
import { romeIt } from "./rome-it.ts";

export const rome = [romeEn, romeIt];
