import { z } from 'zod';
import { line, photoAddress, wholeFrom } from './setting-parts.ts';

export const identityArea = z.strictObject({
  name: line,
  tagline: line,
  description: line,
  foundedIn: wholeFrom(1500, 2200),
  logo: photoAddress.nullable(),
});
