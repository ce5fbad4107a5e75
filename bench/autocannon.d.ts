/** The parts of the load generator that the benchmark uses; it ships without types. */
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
    /** The number of requests; overrides `duration`. */
    readonly amount?: number;
    /** In ms. */
    readonly sampleInt: number;
    /** Called with each connection before it opens. */
    readonly setupClient?: (client: Client) => void;
    /** `setupRequest` creates each request. */
    readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
  };

  type Result = {
    /** In seconds. */
    readonly duration: number;
    readonly '2xx': number;
    readonly non2xx: number;
    /** Connections that failed or timed out. */
    readonly errors: number;
    /** In ms. */
    readonly latency: { readonly p50: number; readonly p99: number };
  };

  export default function autocannon(options: Options): Promise<Result>;
}
