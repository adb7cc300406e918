export { IncomePage as default } from "../../features/ledger/income-page.tsx";
