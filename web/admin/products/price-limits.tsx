import { useState } from 'react';
import { toDecimalString } from '#domain/money/decimal-string.ts';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { Button } from '#web/ui/button.tsx';
import { PRICE_LIMITS, PriceLimitField } from '../price-studio/price-limit-field.tsx';
import type { ListCriteria } from './list-criteria.ts';

type Limits = Pick<ListCriteria, 'minPrice' | 'maxPrice'>;

type PriceLimitsProps = {
  readonly id: string;
  readonly criteria: Limits;
  readonly onChoose: (limits: Limits) => void;
};

/** Both limits, typed as people here write amounts; a limit that can't be read says so and filters nothing. */
export function PriceLimits({ id, criteria, onChoose }: PriceLimitsProps) {
  const [typed, setTyped] = useState<Limits>({
    minPrice: criteria.minPrice.replace('.', ','),
    maxPrice: criteria.maxPrice.replace('.', ','),
  });
  const [problems, setProblems] = useState<Partial<Record<keyof Limits, string>>>({});

  function submit(): void {
    const read = { minPrice: limitOf(typed.minPrice), maxPrice: limitOf(typed.maxPrice) };
    const unread = PRICE_LIMITS.filter(({ field }) => read[field] === null);
    setProblems(Object.fromEntries(unread.map(({ field }) => [field, 'Escríbelo así: 1.234,56 o 1234.'])));
    if (read.minPrice !== null && read.maxPrice !== null)
      onChoose({ minPrice: read.minPrice, maxPrice: read.maxPrice });
  }

  return (
    <form
      id={id}
      noValidate
      className="price-limits"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {PRICE_LIMITS.map(({ field, label }) => (
        <PriceLimitField
          key={field}
          label={label}
          problem={problems[field]}
          value={typed[field]}
          onChange={(text) => setTyped({ ...typed, [field]: text })}
        />
      ))}
      <Button type="submit" variant="outline" size="small">
        Filtrar
      </Button>
    </form>
  );
}

/** '' is no limit; `null` for a text that is no amount. */
function limitOf(typed: string): string | null {
  if (typed.trim() === '') return '';
  const amount = parsePesos(typed);
  return amount === null ? null : toDecimalString(amount);
}
