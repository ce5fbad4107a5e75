import type { StoreConfig } from '#config/store.ts';

/** How to reach the shop while a page doesn't work. */
export type ShopContact = Pick<StoreConfig, 'landline' | 'whatsappDigits' | 'greeting'>;

export function shopContact({ landline, whatsappDigits, greeting }: ShopContact): ShopContact {
  return { landline, whatsappDigits, greeting };
}

/** The contact that came with a 503; `null` for one without it. */
export function contactIn(data: unknown): ShopContact | null {
  return isContact(data) ? data : null;
}

/** Safe because only `shopContact` makes objects with this key. */
function isContact(data: unknown): data is ShopContact {
  return typeof data === 'object' && data !== null && 'whatsappDigits' in data;
}
