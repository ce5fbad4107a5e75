/** Limits of a connection; times in ms. */
export type HttpLimits = {
  /** From the start of a request, or of a silent connection, to the end of the headers. */
  readonly headersWithin: number;
  /** To the end of the body: a photo of 15 MB over a slow line. */
  readonly requestWithin: number;
  /** Without a byte in either direction during a request. */
  readonly silentFor: number;
  /** Between two requests. Longer than proxies keep connections, so they never reuse one that is being closed. */
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
