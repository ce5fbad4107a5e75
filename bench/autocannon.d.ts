/** What the benchmark uses of the load generator, which ships without types. */
declare module 'autocannon' {
  type Request = {
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };

  type Client = { readonly pipelinedRequests: { addBody: (chunk: Buffer) => void } };

  type Options = Request & {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration?: number;
    /** How many requests to make; comes before `duration`. */
    readonly amount?: number;
    /** In milliseconds. */
    readonly sampleInt: number;
    /** Called with each connection before it opens. */
    readonly setupClient?: (client: Client) => void;
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
