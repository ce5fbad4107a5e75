import { createHash, randomBytes } from 'node:crypto';

/** Holds back a searched text until a second network has typed it, so that no stranger writes into the owner's list. */
export type TypedTexts = {
  /** How often the text is to be counted by now; 0 while it is held back. @param network as `clientNetwork` has it */
  typed(text: string, network: string): number;
  /** From now on these are not held back. */
  know(texts: readonly string[]): void;
};

/** A flood of invented texts fills no more memory, and one network holds no more places than this. */
const MOST_HELD = 5000;
const MOST_HELD_OF_NETWORK = 100;
/** Texts beyond these are held back again. */
export const MOST_KNOWN = 20_000;

/** Everything is in memory, and networks are only kept as hashes whose salt ends with the process. */
export function createTypedTexts(): TypedTexts {
  const salt = randomBytes(16);
  const held = new Map<string, { readonly network: string; times: number }>();
  const heldOf = new Map<string, Set<string>>();
  const known = new Set<string>();

  function markOf(network: string): string {
    return createHash('sha256').update(salt).update(network).digest('base64url');
  }

  function release(text: string, network: string): void {
    held.delete(text);
    const ofNetwork = heldOf.get(network);
    ofNetwork?.delete(text);
    if (ofNetwork?.size === 0) heldOf.delete(network);
  }

  function hold(text: string, network: string): void {
    const ofNetwork = heldOf.get(network) ?? new Set();
    const [oldestOfNetwork] = ofNetwork;
    const [oldest] = held;
    if (ofNetwork.size >= MOST_HELD_OF_NETWORK && oldestOfNetwork !== undefined)
      release(oldestOfNetwork, network);
    else if (held.size >= MOST_HELD && oldest !== undefined) release(oldest[0], oldest[1].network);
    held.set(text, { network, times: 1 });
    heldOf.set(network, ofNetwork.add(text));
  }

  function know(texts: readonly string[]): void {
    for (const text of texts) if (known.size < MOST_KNOWN) known.add(text);
  }

  return {
    typed(text, from) {
      if (known.has(text)) return 1;
      const network = markOf(from);
      const entry = held.get(text);
      if (entry === undefined) {
        hold(text, network);
        return 0;
      }
      entry.times += 1;
      if (entry.network === network) return 0;
      release(text, entry.network);
      know([text]);
      return entry.times;
    },
    know,
  };
}
