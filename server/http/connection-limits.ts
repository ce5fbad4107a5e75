/** Limits of a connection; times in ms. */
export type HttpLimits = {
  /** From the start of a request, or of a silent connection, to the end of the headers. */
  readonly headersTimeoutMs: number;
  /** To the end of the body: a photo of 15 MB over a slow line. */
  readonly requestTimeoutMs: number;
  /** Without a byte in either direction during a request. */
  readonly idleTimeoutMs: number;
  /** Between two requests. Longer than proxies keep connections, so they never reuse one that is being closed. */
  readonly keepAliveMs: number;
  readonly checkEveryMs: number;
  readonly connections: number;
};

export const HTTP_LIMITS: HttpLimits = {
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 60_000,
  idleTimeoutMs: 90_000,
  keepAliveMs: 72_000,
  checkEveryMs: 5000,
  connections: 5000,
};
