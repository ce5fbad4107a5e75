import { useEffect } from 'react';
import { optionId } from './suggestion-list.tsx';

type Listbox = { readonly id: string; readonly isOpen: boolean; readonly active: number | null };

/** Names the listbox of a combobox whose HTML came before it. */
export function useListboxOf(field: HTMLInputElement, { id, isOpen, active }: Listbox): void {
  useEffect(() => {
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field.setAttribute('aria-controls', id);
    else field.removeAttribute('aria-controls');
    if (isOpen && active !== null) field.setAttribute('aria-activedescendant', optionId(active));
    else field.removeAttribute('aria-activedescendant');
  }, [field, id, isOpen, active]);
}
