import { registerQuotaErrorCallback } from 'workbox-core';
import { emptyCaches } from './kept-caches.ts';

/**
 * When the device is short of room, everything kept yields at once. The library's own `purgeOnQuotaError` empties only
 * what the worker has used since its last start.
 */
export function yieldRoomWhenShort(): void {
  registerQuotaErrorCallback(emptyCaches);
}
