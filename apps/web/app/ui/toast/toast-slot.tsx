import { takeToasts } from "./toast.ts";
import "./toaster.css";

/** Where the toasts stand while what holds this is open: in its flow, so that they cover none of its buttons. */
export function ToastSlot() {
  return <div className="ks-toaster-slot" ref={takeToasts} />;
}
