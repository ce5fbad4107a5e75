import { type CatalogueQuery, catalogueParams } from './catalogue-query.ts';

type QueryInputsProps = {
  query: CatalogueQuery;
  /** The parameter of the form's own field. */
  except: 'q' | 'price' | 'page';
};

/** The rest of the query as hidden inputs, so that forms work without scripts. */
export function QueryInputs({ query, except }: QueryInputsProps) {
  return catalogueParams({ ...query, page: 1 })
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
