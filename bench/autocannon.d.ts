/** What the benchmark uses of the load generator, which ships without types. */
declare module 'autocannon' {
  type Request = {
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };

  type Options = Request & {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration: number;
    /** `setupRequest` makes each request anew. */
    readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
  };

  type Result = {
    /** In seconds. */
    readonly duration: number;
    readonly '2xx': number;
    readonly non2xx: number;
    /** Connections that failed, and answers that took too long. */
    readonly errors: number;
    /** In milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
  };

  export default function autocannon(options: Options): Promise<Result>;
}
