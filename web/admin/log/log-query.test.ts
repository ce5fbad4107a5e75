import { expect, test } from 'vitest';
import { type LogQuery, logQuery, logSearch } from './log-query.ts';

test('the address holds the log’s filters, without defaults', () => {
  const queries: LogQuery[] = [
    { actor: 'ana+tienda@x.ar', area: 'prices', before: 120 },
    { actor: '', area: null, before: null },
    { actor: null, area: null, before: null },
  ];
  for (const query of queries) expect(logQuery(new URLSearchParams(logSearch(query)))).toEqual(query);
  expect(logSearch({ actor: null, area: null, before: null })).toBe('');
  expect(logQuery(new URLSearchParams('area=nada&antes=-4'))).toEqual({
    actor: null,
    area: null,
    before: null,
  });
});
