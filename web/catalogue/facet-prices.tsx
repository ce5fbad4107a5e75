import { useSearchParams } from 'react-router';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageForm } from '#web/ui/page-form.tsx';
import { type CatalogueQuery, catalogueParams, writtenPrice } from './catalogue-query.ts';
import { UNREADABLE } from './price-filter.tsx';

const LIMITS = [
  { name: 'minPrice', label: 'Desde' },
  { name: 'price', label: 'Hasta' },
] as const;

type Limit = (typeof LIMITS)[number];

/** The lowest and highest price, typed. Empty fields remove them. */
export function FacetPrices({ query, action }: { query: CatalogueQuery; action: string }) {
  const { minPrice, price } = query.filters;
  const others = catalogueParams({ ...query, page: 1 }).filter(([name]) =>
    LIMITS.every((limit) => limit.name !== name),
  );
  const isCrossed = price > 0 && minPrice > price;
  return (
    <PageForm action={action.replace(/\?.*/s, '')} className="price-limits" keepsScroll>
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {LIMITS.map((limit) => (
        <LimitField key={limit.name} limit={limit} value={query.filters[limit.name]} />
      ))}
      <Button type="submit" variant="outline">
        Aplicar
      </Button>
      {isCrossed && (
        <p role="alert" className="text-sm text-error">
          «Desde» es más que «Hasta»: así no entra ningún precio.
        </p>
      )}
    </PageForm>
  );
}

function LimitField({ limit: { name, label }, value }: { limit: Limit; value: number }) {
  const [search] = useSearchParams();
  const typed = search.get(name)?.trim() ?? '';
  const isUnreadable = typed !== '' && parsePesos(typed) === null;
  const shown = isUnreadable ? typed : value === 0 ? '' : writtenPrice(value);
  return (
    <Field
      key={shown}
      label={label}
      name={name}
      inputMode="decimal"
      maxLength={20}
      placeholder="$"
      autoComplete="off"
      defaultValue={shown}
      error={isUnreadable ? UNREADABLE : null}
      // A sent price that can't be read is corrected where it was typed.
      autoFocus={isUnreadable}
    />
  );
}
