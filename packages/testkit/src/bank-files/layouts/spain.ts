import { latin } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const spain: readonly BankLayout[] = [
  {
    country: "ES",
    bank: "BBVA",
    columns:
      "F.Valor:v|Fecha:d|Concepto:t|Movimiento:k|Importe:a|Divisa:c|Disponible:b|Divisa:c|Observaciones:e",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "ES",
    bank: "CaixaBank",
    namesCurrency: false,
    columns: "Concepto:t|Fecha:d|Importe:a|Saldo:b",
    day: "dd/mm/yyyy",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "ES",
    bank: "Santander",
    columns: "FECHA OPERACIÓN:d|FECHA VALOR:v|CONCEPTO:t|IMPORTE EUR:a|SALDO:b",
    day: "dd/mm/yyyy",
    newestFirst: true,
    before: ["CUENTA;{own}", "TITULAR;ERIKA MUSTER", ""],
    encodings: latin,
  },
  {
    country: "ES",
    bank: "Sabadell",
    namesCurrency: false,
    columns: ":d|:t|:v|:a|:b|:r",
    separator: "|",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "ES",
    bank: "ING España",
    columns: "F. VALOR:d|CATEGORÍA:k|SUBCATEGORÍA:e|DESCRIPCIÓN:t|COMENTARIO:e|IMPORTE (€):a|SALDO (€):b",
    day: "dd/mm/yyyy",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "ES",
    bank: "Bankinter",
    columns: "Fecha contable:d|Fecha valor:v|Descripción:t|Importe:a|Saldo:b|Divisa:c",
    day: "dd/mm/yyyy",
    encodings: latin,
  },
  {
    country: "ES",
    bank: "Openbank",
    namesCurrency: false,
    columns: "Fecha Operación:d|Fecha Valor:v|Concepto:t|Importe:a|Saldo:b",
    day: "dd/mm/yyyy",
    newestFirst: true,
    encodings: latin,
  },
];
