import { type CatalogueQuery, catalogueParams } from './catalogue-query.ts';

type QueryInputsProps = {
  query: CatalogueQuery;
  /** The parameter that the form's own field gives. */
  except: 'q' | 'price';
};

/** Carries the rest of the query through a form, so that forms work before scripts do. */
export function QueryInputs({ query, except }: QueryInputsProps) {
  return catalogueParams({ ...query, page: 1 })
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
