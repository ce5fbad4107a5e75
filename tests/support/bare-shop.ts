import { testOnOwnShop } from './own-shop.ts';

/** A browser on a shop whose whole catalogue each test decides; the files that use it share its server. */
export const test = testOnOwnShop();
