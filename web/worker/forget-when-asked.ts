import { emptyCaches } from './kept-caches.ts';
import { isOfType } from './message-type.ts';

declare const self: ServiceWorkerGlobalScope;

/** When an administrator leaves, what is kept goes: photos that only administrators see stand among those of the shop. */
export function forgetWhenAsked(): void {
  self.addEventListener('message', (event) => {
    if (isOfType(event.data, 'forget')) event.waitUntil(emptyCaches());
  });
}
