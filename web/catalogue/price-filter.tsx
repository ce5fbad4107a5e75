import { useSearchParams } from 'react-router';
import { parsePesos } from '#domain/money/parse-pesos.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageForm } from '#web/ui/page-form.tsx';
import { type CatalogueQuery, writtenPrice } from './catalogue-query.ts';
import { QueryInputs } from './query-inputs.tsx';

export const UNREADABLE = 'No entendemos este precio. Escríbelo así: 20.000 o 1.234,50';

type PriceFilterProps = {
  query: CatalogueQuery;
  /** Appended to the address that the form leads to. */
  hash: string;
};

/** The highest price, in pesos. An empty field removes the filter (FILTER-G03). */
export function PriceFilter({ query, hash }: PriceFilterProps) {
  const { price } = query.filters;
  const [search] = useSearchParams();
  const typed = search.get('price')?.trim() ?? '';
  const isUnreadable = typed !== '' && parsePesos(typed) === null;
  const shown = price === 0 ? '' : writtenPrice(price);
  return (
    <PageForm action={`/${hash}`} className="mt-6 flex items-start gap-2" keepsScroll>
      <QueryInputs query={query} except="price" />
      <div className="min-w-0 flex-1">
        <Field
          key={isUnreadable ? typed : shown}
          label="Precio hasta"
          name="price"
          inputMode="decimal"
          maxLength={20}
          placeholder="$ 20.000"
          autoComplete="off"
          defaultValue={isUnreadable ? typed : shown}
          error={isUnreadable ? UNREADABLE : null}
          // A sent price that can't be read is corrected where it was typed.
          autoFocus={isUnreadable}
        />
      </div>
      <Button type="submit" variant="outline" className="mt-6.75 px-4!">
        Filtrar
      </Button>
    </PageForm>
  );
}
