import { expect, test } from 'vitest';
import { isOfferToChange, versionInForce } from './version-in-force.ts';

test.each([
  ['no quote', { version: 0, acceptedVersion: null }, 0, false],
  ['nothing accepted: the newest', { version: 3, acceptedVersion: null }, 3, false],
  ['the newest accepted', { version: 3, acceptedVersion: 3 }, 3, false],
  ['an older one accepted, which the newest offers to change', { version: 3, acceptedVersion: 1 }, 1, true],
])('the version in force with %s [QUOTE-005]', (_, versions, inForce, isOffer) => {
  expect([versionInForce(versions), isOfferToChange(versions)]).toEqual([inForce, isOffer]);
});
