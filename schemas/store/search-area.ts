import { z } from 'zod';
import { listOf, upTo } from './setting-parts.ts';

/** Blank words count as none, so that a comma at the end of a row does no harm. */
const group = listOf(upTo(40), 20).superRefine((words, context) => {
  if (words.filter((word) => word.trim() !== '').length >= 2) return;
  context.addIssue({ code: 'custom', message: 'tiene que haber al menos dos palabras, separadas por comas' });
});

export const searchArea = z.strictObject({
  /** Words of the trade that mean the same, for 'También puede servirte' (FIND-002). */
  synonyms: listOf(group, 300),
});
