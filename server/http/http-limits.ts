/** How much of itself the server gives to a connection; times in milliseconds. */
export type HttpLimits = {
  /** From the start of a request, or of a connection that says nothing, to the end of its headers. */
  readonly headersWithin: number;
  /** To the end of its body: a photo of 15 MB over a slow line. */
  readonly requestWithin: number;
  /** Without a byte in either direction while a request is under way. */
  readonly silentFor: number;
  /** Between two requests: longer than what proxies keep, which must not meet a connection that is just being closed. */
  readonly keptFor: number;
  readonly lookEvery: number;
  readonly connections: number;
};

export const HTTP_LIMITS: HttpLimits = {
  headersWithin: 20_000,
  requestWithin: 60_000,
  silentFor: 90_000,
  keptFor: 72_000,
  lookEvery: 5000,
  connections: 5000,
};
