import { folded } from '../tokens/folded.ts';

/** The other words of the trade for a word or phrase, normalised. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Words that mean the same, as the shop writes them. A word may stand in several groups. */
export type SynonymGroups = readonly (readonly string[])[];

const prepared = new WeakMap<SynonymGroups, Synonyms>();

export function synonymsOf(groups: SynonymGroups): Synonyms {
  const known = prepared.get(groups) ?? preparedSynonyms(groups);
  prepared.set(groups, known);
  return known;
}

function preparedSynonyms(groups: SynonymGroups): Synonyms {
  const synonyms = new Map<string, readonly string[]>();
  for (const group of groups) {
    const words = group.map((word) => folded(word).trim().replace(/\s+/g, ' ')).filter(Boolean);
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      synonyms.set(word, [...new Set([...(synonyms.get(word) ?? []), ...others])]);
    }
  }
  return synonyms;
}
