import { Refusal } from '#server/kernel/errors.ts';
import { RemoteFault, type RemoteFaultCode, remoteFile } from '#server/remote/remote-file.ts';

export const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

type Options = {
  readonly allowsPrivateAddresses: boolean;
  /** For the whole download. */
  readonly timeoutMs?: number;
};

/** Downloads the price list. @throws Refusal 'price-list-unreachable' with the reason */
export async function remotePriceList(
  url: URL,
  { allowsPrivateAddresses, timeoutMs = TIMEOUT_MS }: Options,
): Promise<Buffer> {
  try {
    return await remoteFile(url, { allowsPrivateAddresses, timeoutMs, maxBytes: MAX_BYTES });
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    if (error.code === 'too-large') throw tooLarge();
    throw unreachable(TEXTS[error.code](error.status));
  }
}

export function tooLarge(): Refusal {
  return unreachable(`La lista de precios pesa más de ${MAX_BYTES / 1024 / 1024} MB.`);
}

const TEXTS: Readonly<Record<Exclude<RemoteFaultCode, 'too-large'>, (status: number | null) => string>> = {
  'private-address': () => 'La dirección de la lista de precios es de una red privada y no se permite.',
  'no-answer': () => 'El sitio de la lista de precios no respondió a tiempo.',
  unreachable: () => 'No se pudo llegar al sitio de la lista de precios.',
  'wrong-status': (status) => `El sitio de la lista de precios respondió con el estado ${status}.`,
  'too-many-redirects': () => 'La dirección de la lista de precios redirige demasiadas veces.',
  'bad-redirect': () => 'La dirección de la lista de precios redirige a otra que no es válida.',
  'not-http': () => 'La dirección de la lista de precios no es http ni https.',
};

function unreachable(detail: string): Refusal {
  return new Refusal('price-list-unreachable', { detail });
}
