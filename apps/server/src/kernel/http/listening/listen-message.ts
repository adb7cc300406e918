import type { ListenAddress } from "./listeners.ts";

type ListenSetting = ListenAddress & {
  /** The operator's name for the port setting. */
  readonly setting?: string;
};

/** Why nothing can listen there, in one sentence for the person at the terminal; null for other errors. */
export function listenMessage(
  error: unknown,
  { host, port, setting = "PORT" }: ListenSetting,
): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  const isPort = "port" in error && error.port === port;
  const isHost =
    ("address" in error && error.address === host) || ("hostname" in error && error.hostname === host);
  switch (error.code) {
    case "EADDRINUSE":
      return isPort
        ? `Another process listens at port ${port} already. Stop it first, or choose another ${setting}.`
        : null;
    case "EACCES":
    case "EPERM":
      return isPort
        ? `The user that starts this may not listen at port ${port}. Choose another ${setting}, above 1023.`
        : null;
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EINVAL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return isHost
        ? `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0; ${host} is none.`
        : null;
    default:
      return null;
  }
}
