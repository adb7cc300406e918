/** The address as browsers and Node parse it alike: the one thing of the platform that the domain asks. */
declare class URL {
  static canParse(text: string, base?: string): boolean;
  constructor(text: string, base?: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
