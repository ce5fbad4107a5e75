import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP } from 'node:net';
import { Refusal } from '#server/errors.ts';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-lookup.ts';

export const MAX_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 60_000;

type Options = {
  readonly allowsPrivateAddresses: boolean;
  /** For the whole download, from the DNS lookup to the last byte. */
  readonly timeoutMs?: number;
};

/** Downloads a file over http(s). @throws Refusal 'price-list-unreachable' with the reason */
export async function remoteFile(
  url: URL,
  { allowsPrivateAddresses, timeoutMs = TIMEOUT_MS }: Options,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await downloaded(url, { allowsPrivateAddresses, signal, redirects: MAX_REDIRECTS });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (signal.aborted) throw unreachable('El sitio de la lista de precios no respondió a tiempo.');
    if (error instanceof PrivateAddressError) {
      throw unreachable('La dirección de la lista de precios es de una red privada y no se permite.');
    }
    throw unreachable('No se pudo llegar al sitio de la lista de precios.');
  }
}

export function tooLarge(): Refusal {
  return unreachable(`La lista de precios pesa más de ${MAX_BYTES / 1024 / 1024} MB.`);
}

type Download = { allowsPrivateAddresses: boolean; signal: AbortSignal; redirects: number };

async function downloaded(url: URL, options: Download): Promise<Buffer> {
  const response = await responseOf(url, options);
  const { statusCode = 0, headers } = response;
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
  if (statusCode === 200) return bodyOf(response);
  response.destroy();
  if (!isRedirect)
    throw unreachable(`El sitio de la lista de precios respondió con el estado ${statusCode}.`);
  if (options.redirects === 0)
    throw unreachable('La dirección de la lista de precios redirige demasiadas veces.');
  const target = URL.parse(headers.location ?? '', url);
  if (target === null)
    throw unreachable('La dirección de la lista de precios redirige a otra que no es válida.');
  return downloaded(target, { ...options, redirects: options.redirects - 1 });
}

function responseOf(url: URL, { allowsPrivateAddresses, signal }: Download): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw unreachable('La dirección de la lista de precios no es http ni https.');
  }
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

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unreachable(detail: string): Refusal {
  return new Refusal('price-list-unreachable', { detail });
}
