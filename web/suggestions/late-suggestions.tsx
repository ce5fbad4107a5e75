import { useEffect, useState } from 'react';
import { HEADER_SEARCH_ID } from '#web/storefront/header-search.tsx';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';

const fetchSuggestions = async () => (await import('./header-suggestions.tsx')).HeaderSuggestions;

/** The suggestions of the header's search. Their code is fetched once the field gets the focus. */
export function LateSuggestions() {
  const { code: HeaderSuggestions, load } = useLazyCode(fetchSuggestions);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    function notice(focused: EventTarget | null): void {
      if (!(focused instanceof HTMLInputElement) || focused.id !== HEADER_SEARCH_ID) return;
      setField(focused);
      load();
    }
    const noticeTarget = ({ target }: FocusEvent) => notice(target);
    notice(document.activeElement);
    document.addEventListener('focusin', noticeTarget);
    return () => document.removeEventListener('focusin', noticeTarget);
  }, [load]);
  return HeaderSuggestions && field && <HeaderSuggestions field={field} />;
}
