import type { Archetype } from '../archetypes/archetype.ts';
import type { Variant } from '../variant-text.ts';

/** What a product's name says, as numbers and choices for its drawing. @throws RangeError for an unknown axis */
export type Facts = {
  /** The number of the product among those of its archetype. */
  readonly turn: number;
  readonly text: (axis: string) => string;
  /** The first number of the text: 2.5 for '2,5 mm', 1000 for '1.000 m'. */
  readonly number: (axis: string) => number;
  /** 0 for the smallest of the archetype's choices, 1 for the largest. */
  readonly share: (axis: string) => number;
  /** What belongs to the text. @throws RangeError for a text that the table doesn't list */
  readonly choose: <T>(axis: string, table: Readonly<Record<string, T>>) => T;
};

type Source = { readonly archetype: Archetype; readonly variant: Variant; readonly round: number };

export function factsOf({ archetype, variant, round }: Source): Facts {
  const text = (axis: string) => {
    const value = variant.values[axis];
    if (value === undefined) throw new RangeError(`no {${axis}} in: ${archetype.name}`);
    return value;
  };
  return {
    turn: round,
    text,
    number: (axis) => firstNumber(text(axis)),
    share(axis) {
      const options = archetype.variants[axis] ?? [];
      return options.length < 2 ? 0.5 : options.indexOf(text(axis)) / (options.length - 1);
    },
    choose(axis, table) {
      const chosen = table[text(axis)];
      if (chosen === undefined)
        throw new RangeError(`nothing for ${axis} '${text(axis)}': ${archetype.name}`);
      return chosen;
    },
  };
}

function firstNumber(text: string): number {
  const [digits = ''] = /\d[\d.,]*/.exec(text) ?? [];
  return Number(digits.replaceAll('.', '').replace(',', '.'));
}
