export { DataExport } from "./privacy/data-export.tsx";
