import type { StoreConfig } from './store.ts';

/** Whether the shop has said who it is and how to reach it; before that search engines leave it out (STORE-006). */
export function isPublished({
  description,
  whatsappDigits,
}: Pick<StoreConfig, 'description' | 'whatsappDigits'>): boolean {
  return description !== '' && whatsappDigits !== '';
}
