import { SearchX } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import type { WireOverview } from '#schemas/overview-answers.ts';
import { formatCount } from '#web/format.ts';
import type { TodayLine } from './today-lines.ts';

/** What visitors looked for in vain; the line stays, because it is the way to the shop's analysis (STORE-008). */
export function searchLines({ emptySearches }: Pick<WireOverview, 'emptySearches'>): TodayLine[] {
  const count = formatCount(emptySearches, {
    one: 'búsqueda sin resultado',
    many: 'búsquedas sin resultado',
  });
  return [
    {
      Icon: SearchX,
      text: emptySearches === 0 ? 'Ninguna búsqueda sin resultado en 7 días' : `${count} en 7 días`,
      to: `${deskPath('analysis')}?dias=7`,
      isDone: emptySearches === 0,
    },
  ];
}
