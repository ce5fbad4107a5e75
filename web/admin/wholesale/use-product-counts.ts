import { useEffect, useState } from 'react';
import type { RuleDraft } from './list-draft.ts';
import { isSamePlace, type RulePlace } from './rule-scope.ts';
import { countProducts } from './wholesale-api.ts';

type Counted = { readonly place: RulePlace; readonly count: number };

/** How many products each rule is for; `null` until it is known. */
export function useProductCounts(rules: readonly RuleDraft[]): (rule: RuleDraft) => number | null {
  const [counted, setCounted] = useState<readonly Counted[]>([]);
  const isKnown = (place: RulePlace) => counted.some((one) => isSamePlace(one.place, place));
  const unknown = rules.filter((rule) => isNamed(rule) && !isKnown(rule));
  const asked = JSON.stringify(unknown.map(placeOf));

  useEffect(() => {
    let isShown = true;
    const places: RulePlace[] = JSON.parse(asked);
    for (const place of places)
      countProducts(place).then((count) => {
        if (isShown && count !== null) setCounted((before) => [...before, { place, count }]);
      });
    return () => {
      isShown = false;
    };
  }, [asked]);

  return (rule) =>
    isNamed(rule) ? (counted.find((one) => isSamePlace(one.place, rule))?.count ?? null) : null;
}

/** Of a rule whose place is still to be chosen there is nothing to count. */
function isNamed({ scope, ...place }: RuleDraft): boolean {
  return scope === 'shop' || place[scope] !== '';
}

function placeOf({ section, subsection, type, brand }: RulePlace): RulePlace {
  return { section, subsection, type, brand };
}
