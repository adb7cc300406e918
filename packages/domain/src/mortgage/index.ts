export { amortise } from "./amortise.ts";
export type { LoanMonth } from "./amortise.ts";
export { annualDebtService, LOAN_RATE_PERCENT, LOAN_YEARS, loanPayments } from "./loan.ts";
export type { Loan, LoanPayments } from "./loan.ts";
export { calculateMortgage, downPaymentOf, loanOf, mortgageIssues } from "./mortgage.ts";
export type { Mortgage, MortgageField, MortgageIssue, MortgageRefusal, MortgageTerms } from "./mortgage.ts";
