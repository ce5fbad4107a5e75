import { useState } from 'react';
import type { WireCategories } from '#schemas/category-answers.ts';
import { type CategoryChange, changeCategories } from './categories-api.ts';
import { doneText } from './category-words.ts';
import { useTellForms } from './form-categories.tsx';
import { undoOf } from './undo-of.ts';

type News = { readonly text: string; readonly undo: CategoryChange | null };

export type CategoryTree = {
  readonly tree: WireCategories['tree'];
  readonly isSaving: boolean;
  /** What was done last. */
  readonly news: News | null;
  /** Why the last change was not made. */
  readonly fault: string | null;
  /** Resolves to whether it was made. */
  change(change: CategoryChange): Promise<boolean>;
};

const STALE =
  'Otra persona cambió las categorías antes que tú. Ya ves las suyas: si hace falta, haz tu cambio otra vez.';

/** The tree with its changes, one at a time. */
export function useCategoryTree(loaded: WireCategories): CategoryTree {
  const [{ version, tree }, setCategories] = useState(loaded);
  const [isSaving, setIsSaving] = useState(false);
  const [news, setNews] = useState<News | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const tellForms = useTellForms();

  function show(categories: WireCategories): void {
    setCategories(categories);
    tellForms(categories);
  }

  return {
    tree,
    isSaving,
    news,
    fault,
    async change(change) {
      if (isSaving) return false;
      setIsSaving(true);
      setFault(null);
      const outcome = await changeCategories(change, version);
      setIsSaving(false);
      if (outcome.kind === 'refused') {
        setFault(outcome.message);
        return false;
      }
      show(outcome.categories);
      if (outcome.kind === 'stale') {
        setNews(null);
        setFault(STALE);
        return false;
      }
      setNews({ text: doneText(change, outcome.categories.moved), undo: undoOf(change, tree) });
      return true;
    },
  };
}
