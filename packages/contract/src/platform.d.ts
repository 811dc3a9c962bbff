/** The few things of the platform that browsers and Node both have and the contract names. */
declare class URL {
  constructor(url: string, base?: string);
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
declare class Blob {
  readonly size: number;
}
declare class URLSearchParams {
  constructor(pairs: readonly (readonly [string, string])[]);
  readonly size: number;
  toString(): string;
}
