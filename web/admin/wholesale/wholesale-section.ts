import { deskPattern } from '#domain/addresses/desk-path.ts';
import type { Section } from '../shell/section.ts';
import { WholesaleLoading } from './wholesale-loading.tsx';

/** A tab of 'Precios', which those may open too who only see prices. */
export const WHOLESALE_SECTION = {
  path: deskPattern('wholesale'),
  capability: 'see-prices',
  Loading: WholesaleLoading,
} satisfies Section;
