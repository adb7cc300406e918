export { amortise, halfwayYear, loanTotal, loanYears } from "./amortise.ts";
export type { LoanMonth, LoanYear } from "./amortise.ts";
export { annualDebtService, LOAN_RATE_PERCENT, LOAN_YEARS, loanPayments } from "./loan.ts";
export type { Loan, LoanPayments } from "./loan.ts";
export { calculateMortgage, downPaymentOf, downPaymentShare, loanOf, mortgageIssues } from "./mortgage.ts";
export type { Mortgage, MortgageField, MortgageIssue, MortgageRefusal, MortgageTerms } from "./mortgage.ts";
