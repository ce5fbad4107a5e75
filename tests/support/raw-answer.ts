import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export type RawAnswer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As sent. */
  readonly bytes: Buffer;
  /** The decoded text. */
  readonly text: string;
};

type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

/** Calls over HTTP without decoding the body; `fetch` would unpack it. */
export async function rawAnswer(
  url: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  request(url, { method, headers, agent: false }, async (response) => {
    const bytes = await buffer(response);
    resolve({
      status: response.statusCode,
      headers: response.headers,
      bytes,
      text: unpacked(bytes, response.headers['content-encoding']),
    });
  })
    .once('error', reject)
    .end();
  return promise;
}

/** The text of an encoded body. */
export function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString('utf8');
  return (UNPACK[encoding] ?? gunzipSync)(bytes).toString('utf8');
}

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};
