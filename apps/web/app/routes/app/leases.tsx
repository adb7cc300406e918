export { LeaseListPage as default } from "../../features/leases/lease-list-page.tsx";
