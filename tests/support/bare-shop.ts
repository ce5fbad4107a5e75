import { testOnOwnShop } from './own-shop.ts';

/** A browser on a shop whose catalogue each test sets; files that use it share its server. */
export const test = testOnOwnShop();
