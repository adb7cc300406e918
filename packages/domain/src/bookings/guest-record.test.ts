import { expect, it } from "vitest";

import {
  emptyGuest,
  guestFields,
  guestFieldsOf,
  isSomebody,
  registryPeriods,
  registryRule,
} from "./index.ts";
import { localDateTime } from "../calendar/index.ts";

it("asks for what the country wants and no more, and for what is usual where nobody knows", () => {
  expect(guestFieldsOf("DE")).toEqual([
    "familyName",
    "givenNames",
    "birthDate",
    "nationality",
    "documentNumber",
    "address",
    "city",
    "postalCode",
    "residenceCountry",
  ]);
  expect(guestFieldsOf("ES")).toContain("documentSupportNumber");
  expect(guestFieldsOf("FR")).not.toContain("documentNumber");
  expect(guestFieldsOf("IT")).toContain("documentIssuePlace");
  const usual = [
    "familyName",
    "givenNames",
    "sex",
    "birthDate",
    "birthPlace",
    "birthCountry",
    "nationality",
    "documentType",
    "documentNumber",
    "address",
    "city",
    "postalCode",
    "residenceCountry",
    "phone",
    "email",
  ];
  expect(guestFieldsOf("PT")).toEqual(usual);
  expect(guestFieldsOf("")).toEqual(usual);
  expect(guestFields.filter((field) => /photo|scan|copy|iban|card/i.test(field))).toEqual([]);
});

it("takes a guest of whom nothing is said for nobody", () => {
  expect(isSomebody(emptyGuest())).toBe(false);
  expect(isSomebody({ ...emptyGuest(), givenNames: "Yara" })).toBe(true);
});

it("keeps by the same periods as the rule of each country says", () => {
  const stay = { checkIn: localDateTime("2026-05-10T15:00"), checkOut: localDateTime("2026-05-12T11:00") };
  const keptUntil = (country: string) => {
    const rule = registryRule({ ...stay, zone: "Europe/Berlin", country, nationalities: [] });
    return rule.required === true ? rule.keepUntil : null;
  };
  expect(Object.keys(registryPeriods).map((country) => [country, keptUntil(country)])).toEqual([
    ["ES", "2029-05-12"],
    ["DE", "2027-05-10"],
    ["FR", "2026-11-10"],
  ]);
});
