/** The parts of the S3 server that the tests use; it ships without types. */
declare module '@20minutes/s3rver' {
  type Options = {
    readonly port: number;
    readonly address: string;
    /** The folder of its files. */
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
