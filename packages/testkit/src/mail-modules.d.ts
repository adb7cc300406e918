// The two packages bring no types; only what the mail server of the tests uses is declared.
declare module "smtp-server" {
  import type { AddressInfo, Server } from "node:net";
  import type { Readable } from "node:stream";

  export type SMTPServerOptions = {
    readonly authOptional?: boolean;
    readonly disabledCommands?: readonly string[];
    readonly onData?: (stream: Readable, session: unknown, callback: (error?: Error | null) => void) => void;
  };
  export class SMTPServer {
    readonly server: Server & { address(): AddressInfo | string | null };
    constructor(options: SMTPServerOptions);
    listen(port: number, host: string, callback: () => void): Server;
    close(callback: () => void): void;
  }
}

declare module "mailparser" {
  import type { Readable } from "node:stream";

  export type ParsedMail = {
    readonly subject?: string;
    readonly text?: string;
    readonly html?: string | false;
    readonly to?: { readonly text: string } | readonly { readonly text: string }[];
    readonly from?: { readonly text: string };
  };
  export function simpleParser(source: Readable | Buffer | string): Promise<ParsedMail>;
}
