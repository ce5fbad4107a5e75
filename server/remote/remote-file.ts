import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-lookup.ts';

const MAX_REDIRECTS = 3;

export type RemoteFaultCode =
  | 'private-address'
  | 'no-answer'
  | 'unreachable'
  | 'wrong-status'
  | 'too-many-redirects'
  | 'bad-redirect'
  | 'not-http'
  | 'too-large';

/** Why a file of another site could not be downloaded. */
export class RemoteFault extends Error {
  readonly code: RemoteFaultCode;
  /** The status of the answer, with 'wrong-status' alone. */
  readonly status: number | null;

  constructor(code: RemoteFaultCode, status: number | null = null) {
    super(`the file can't be downloaded: ${code}`);
    this.name = 'RemoteFault';
    this.code = code;
    this.status = status;
  }
}

export type RemoteFileLimits = {
  /** Whether the URL may lead to this machine or its network. */
  readonly allowsPrivateAddresses: boolean;
  readonly maxBytes: number;
  /** For the whole download, from the DNS lookup to the last byte. */
  readonly timeoutMs: number;
};

/** Downloads a file over http(s), from public addresses unless others are allowed. @throws RemoteFault */
export async function remoteFile(
  url: URL,
  { allowsPrivateAddresses, maxBytes, timeoutMs }: RemoteFileLimits,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await downloaded(url, { allowsPrivateAddresses, maxBytes, signal, redirects: MAX_REDIRECTS });
  } catch (error) {
    if (error instanceof RemoteFault) throw error;
    if (signal.aborted) throw new RemoteFault('no-answer');
    throw new RemoteFault(error instanceof PrivateAddressError ? 'private-address' : 'unreachable');
  }
}

type Download = {
  readonly allowsPrivateAddresses: boolean;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly redirects: number;
};

async function downloaded(url: URL, options: Download): Promise<Buffer> {
  const response = await responseOf(url, options);
  const { statusCode = 0, headers } = response;
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
  if (statusCode === 200) return bodyOf(response, options.maxBytes);
  response.destroy();
  if (!isRedirect) throw new RemoteFault('wrong-status', statusCode);
  if (options.redirects === 0) throw new RemoteFault('too-many-redirects');
  const target = URL.parse(headers.location ?? '', url);
  if (target === null) throw new RemoteFault('bad-redirect');
  return downloaded(target, { ...options, redirects: options.redirects - 1 });
}

function responseOf(url: URL, { allowsPrivateAddresses, signal }: Download): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new RemoteFault('not-http');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address is connected to without a lookup.
  if (!allowsPrivateAddresses && isIP(host) !== 0 && !isPublicAddress(host))
    throw new PrivateAddressError(host);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    // Without a pool, because a reused connection would skip the check.
    const options = { signal, agent: false, headers: { accept: '*/*', 'user-agent': 'Hilvan' } };
    get(url, allowsPrivateAddresses ? options : { ...options, lookup: publicLookup }, resolve).on(
      'error',
      reject,
    );
  });
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw new RemoteFault('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
