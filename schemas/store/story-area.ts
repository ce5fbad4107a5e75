import { z } from 'zod';
import type { Settings } from '../wire/store.ts';
import { line, neededListOf, paragraph } from './setting-parts.ts';

export const storyArea = z.strictObject({
  story: neededListOf(paragraph, 10),
  generations: neededListOf(z.strictObject({ title: line, text: line }), 10),
}) satisfies z.ZodType<Settings['story']>;
