import type { Centavos } from '../money/centavos.ts';
import type { BulkOffer } from './bulk-offer.ts';

/** The two parts of an offer: 0 means none, `null` means unreadable. */
type OfferParts = { readonly packPrice: Centavos | null; readonly minimumUnits: number | null };

type PairedOffer =
  | { readonly ok: true; readonly offer: BulkOffer | null }
  | {
      readonly ok: false;
      readonly reason: 'missing' | 'unreadable';
      readonly parts: readonly (keyof BulkOffer)[];
    };

/** A bulk offer from its two parts, which must both be present or both be missing (GRID-010, GRID-G03). */
export function pairedOffer({ packPrice, minimumUnits }: OfferParts): PairedOffer {
  if (packPrice === 0 && minimumUnits === 0) return { ok: true, offer: null };
  if (minimumUnits === 0) return { ok: false, reason: 'missing', parts: ['minimumUnits'] };
  if (packPrice === 0) return { ok: false, reason: 'missing', parts: ['packPrice'] };
  if (packPrice !== null && minimumUnits !== null) return { ok: true, offer: { minimumUnits, packPrice } };
  const parts = [
    ...(packPrice === null ? (['packPrice'] as const) : []),
    ...(minimumUnits === null ? (['minimumUnits'] as const) : []),
  ];
  return { ok: false, reason: 'unreadable', parts };
}
