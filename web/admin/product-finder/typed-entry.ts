import { MOST_UNITS } from '#domain/measure/sale-unit.ts';

/** What a person typed or a scanner sent: '12*hilo' asks for 12 units of 'hilo'. */
export type TypedEntry = { readonly text: string; readonly units: number };

const WITH_UNITS = /^(\d+)\s*[*×]\s*(.*)$/s;

export function typedEntry(typed: string): TypedEntry {
  const text = typed.trim();
  const [, count = '', rest = ''] = WITH_UNITS.exec(text) ?? [];
  const units = Number(count);
  if (count === '' || units < 1 || units > MOST_UNITS) return { text, units: 1 };
  return { text: rest.trim(), units };
}
