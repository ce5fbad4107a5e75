/** What the tests use of the S3 server, which ships without types. */
declare module '@20minutes/s3rver' {
  type Options = {
    readonly port: number;
    readonly address: string;
    /** Where it keeps what it is given. */
    readonly directory: string;
    readonly silent: boolean;
    /** Whether `bucket.host` names a bucket. */
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  };

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
  }
}
