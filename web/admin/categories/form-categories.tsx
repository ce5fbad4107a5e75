import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type Taxonomy, withOthers } from '#domain/catalogue/taxonomy.ts';
import type { WireCategories } from '#schemas/category-answers.ts';
import { useCategories } from '#web/storefront/store-context.tsx';

type FormCategories = {
  /** `null` until they change in this window. */
  readonly changed: WireCategories['tree'] | null;
  readonly tell: (categories: WireCategories) => void;
};

const FormCategoriesContext = createContext<FormCategories>({ changed: null, tell: () => undefined });

/** Lets the forms of the dashboard follow a change of the categories without loading the page again. */
export function FormCategoriesProvider({ children }: { children: ReactNode }) {
  const [changed, setChanged] = useState<WireCategories['tree'] | null>(null);
  const value = useMemo(() => ({ changed, tell: ({ tree }: WireCategories) => setChanged(tree) }), [changed]);
  return <FormCategoriesContext value={value}>{children}</FormCategoriesContext>;
}

export function useTellForms(): (categories: WireCategories) => void {
  return use(FormCategoriesContext).tell;
}

/** The categories that a product may have: hidden ones too, with 'Otros' in every subsection (NAV-013). */
export function useFormCategories(): Taxonomy {
  const { changed } = use(FormCategoriesContext);
  const { taxonomy } = useCategories();
  return useMemo(
    () => withOthers(changed === null ? taxonomy : withNamesOf(taxonomy, changed)),
    [taxonomy, changed],
  );
}

function withNamesOf(taxonomy: Taxonomy, tree: WireCategories['tree']): Taxonomy {
  return taxonomy.map((branch) => ({
    ...branch,
    subsections: (tree.find(({ section }) => section === branch.section)?.subsections ?? []).map(
      ({ name, picture, types }) => ({ name, picture, types: types.map((type) => type.name) }),
    ),
  }));
}
