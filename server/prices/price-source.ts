import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Refusal } from '#server/kernel/errors.ts';
import { MAX_BYTES, remotePriceList, tooLarge } from './remote-price-list.ts';

/** The location of the price list. */
export type PriceSource = {
  /** A file's path or an http(s) URL. */
  readonly location: string;
  /** Whether the URL may lead to this machine or its network. */
  readonly allowsPrivateAddresses: boolean;
};

/** The price list's bytes. @throws Refusal 'price-list-unreachable' */
export async function priceListBytes({ location, allowsPrivateAddresses }: PriceSource): Promise<Buffer> {
  const url = addressOf(location);
  return url === null ? localFile(location) : remotePriceList(url, { allowsPrivateAddresses });
}

/** A source's name for people, without the machine's folders and a URL's passwords and keys. */
export function sourceName({ location }: PriceSource): string {
  const url = addressOf(location);
  return url === null ? basename(location) : `${url.origin}${url.pathname}`;
}

function addressOf(location: string): URL | null {
  return /^https?:\/\//i.test(location) ? URL.parse(location) : null;
}

async function localFile(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw tooLarge();
    return await readFile(path);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('price-list-unreachable', { detail: `No se pudo leer el archivo ${basename(path)}.` });
  }
}
