import { takeToasts } from "./toast.ts";
import "./toaster.css";

/** A place for the toasts inside an open form or dialog: in its flow, so that they cover none of its buttons. */
export function ToastSlot() {
  return <div className="ks-toaster-slot" ref={takeToasts} />;
}
