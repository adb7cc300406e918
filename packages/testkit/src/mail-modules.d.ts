// The two packages have no types; only what the tests' mail server uses is declared.
declare module "smtp-server" {
  import type { Server, Socket } from "node:net";
  import type { Readable } from "node:stream";

  export type SMTPServerOptions = {
    readonly authOptional?: boolean;
    readonly disableReverseLookup?: boolean;
    readonly disabledCommands?: readonly string[];
    readonly onRcptTo?: (address: unknown, session: unknown, callback: (error?: Error) => void) => void;
    readonly onData?: (stream: Readable, session: unknown, callback: (error?: Error | null) => void) => void;
  };
  export class SMTPServer {
    readonly server: Server;
    readonly connections: ReadonlySet<{ connectionReady: () => void }>;
    constructor(options: SMTPServerOptions);
    connect(socket: Socket, socketOptions: unknown): void;
  }
}

declare module "mailparser" {
  import type { Readable } from "node:stream";

  export type ParsedMail = {
    readonly messageId?: string;
    readonly subject?: string;
    readonly text?: string;
    readonly html?: string | false;
    readonly to?: { readonly text: string } | readonly { readonly text: string }[];
    readonly from?: { readonly text: string };
    readonly attachments?: readonly {
      readonly filename?: string;
      readonly contentType: string;
      readonly content: Buffer;
    }[];
    readonly headerLines?: readonly { readonly key: string; readonly line: string }[];
  };
  export function simpleParser(source: Readable | Buffer | string): Promise<ParsedMail>;
}
