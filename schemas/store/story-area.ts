import { z } from 'zod';
import { line, listOf, neededListOf, paragraph } from './setting-parts.ts';

/** The contribution of one generation of the family. */
const generation = z.strictObject({ title: line, text: line });

export const storyArea = z.strictObject({
  /** The paragraphs of the page about the shop. */
  story: neededListOf(paragraph, 10),
  /** Oldest first; none or one for a shop that no family passed on. Every page takes their number from here (CONST-003). */
  generations: listOf(generation, 10),
});
