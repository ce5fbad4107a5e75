import { Form } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { type CatalogueQuery, RESULTS_ID } from './catalogue-query.ts';
import { QueryInputs } from './query-inputs.tsx';

/** The highest price, in whole pesos. An empty field removes the filter (FILTER-G03). */
export function PriceFilter({ query }: { query: CatalogueQuery }) {
  const { price } = query.filters;
  return (
    <Form method="get" action={`/#${RESULTS_ID}`} className="mt-6 flex items-end gap-2" preventScrollReset>
      <QueryInputs query={query} except="price" />
      <div className="min-w-0 flex-1">
        <Field
          key={price}
          label="Precio hasta"
          name="price"
          inputMode="numeric"
          pattern="[0-9.]*"
          maxLength={12}
          placeholder="$ 20.000"
          autoComplete="off"
          defaultValue={price === 0 ? '' : price}
        />
      </div>
      <Button type="submit" variant="outline" className="px-4!">
        Filtrar
      </Button>
    </Form>
  );
}
