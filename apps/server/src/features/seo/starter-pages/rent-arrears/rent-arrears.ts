import { rentArrearsDe } from "./rent-arrears-de.ts";
import { rentArrearsEn } from "./rent-arrears-en.ts";
import { rentArrearsEs } from "./rent-arrears-es.ts";
import { rentArrearsFr } from "./rent-arrears-fr.ts";
import { rentArrearsIt } from "./rent-arrears-it.ts";

export const rentArrears = [rentArrearsEn, rentArrearsEs, rentArrearsDe, rentArrearsFr, rentArrearsIt];
