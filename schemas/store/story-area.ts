import { z } from 'zod';
import { line, neededListOf, paragraph } from './setting-parts.ts';

/** The contribution of one generation of the family. */
const generation = z.strictObject({ title: line, text: line });

export const storyArea = z.strictObject({
  /** The paragraphs of the page about the shop. */
  story: neededListOf(paragraph, 10),
  /** Oldest first. Every page takes their number from here (CONST-003). */
  generations: neededListOf(generation, 10),
});
