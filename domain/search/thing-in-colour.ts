import type { ThingInColour } from '../catalogue/matches.ts';
import { spellingsOf } from '../entries/word-forms.ts';
import { folded } from '../tokens/folded.ts';
import type { TermReading } from './read-terms.ts';
import type { Term } from './typed-terms.ts';

type Goods = { readonly subsection: string; readonly colours: readonly string[] };

/** `null` where a text asks for more or less than a thing and its colour, or finds goods of several subsections. */
export function thingInColour(
  text: string,
  { terms, best }: TermReading,
  goods: readonly Goods[],
): ThingInColour | null {
  const asked = terms.filter((term, at) => !term.isWeak && (best.wanted & (1 << at)) !== 0);
  const [first] = goods;
  if (first === undefined) return null;
  const thing = asked.filter(({ text: word }) => isSaid(word, first.subsection));
  const rest = asked.filter((term) => !thing.includes(term));
  const said = rest.map(({ text: word }) => word).join(' ');
  const colour = first.colours.find((name) => isSaid(said, name));
  if (thing.length !== 1 || colour === undefined) return null;
  const isAlike = ({ subsection, colours }: Goods) =>
    subsection === first.subsection && colours.includes(colour);
  if (!goods.every(isAlike)) return null;
  return {
    thing: first.subsection,
    colour,
    withoutThing: without(text, thing),
    withoutColour: without(text, rest),
  };
}

function isSaid(words: string, name: string): boolean {
  return spellingsOf(folded(name)).includes(words);
}

function without(text: string, terms: readonly Term[]): string {
  return text
    .split(/\s+/)
    .filter((part) => !terms.some(({ text: word }) => folded(part) === word))
    .join(' ');
}
