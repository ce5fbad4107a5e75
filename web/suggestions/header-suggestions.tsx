import './suggestions.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { formatCount } from '#web/format.ts';
import { LIST_PAGE } from '#web/storefront/list-page.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ArrowRight, X } from '#web/ui/stroke-icons.tsx';
import { useCloseOnBack } from '#web/ui/use-close-on-back.ts';
import { searchPath } from './search-path.ts';
import { optionCount, optionId, SuggestionList } from './suggestion-list.tsx';
import { useListboxOf } from './use-listbox-of.ts';
import { useSearchField } from './use-search-field.ts';
import { useSuggestions } from './use-suggestions.ts';

const LIST_ID = 'sugerencias';
const PRODUCTS = { one: 'producto', many: 'productos' };

/** What the header's search offers while one types (FIND-004). The field itself comes with the page, without this code. */
export function HeaderSuggestions({ field }: { field: HTMLInputElement }) {
  const navigate = useNavigate();
  const [active, setActive] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const { text, hasFocus, empty } = useSearchField(field, {
    keys: {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: retreat,
      Enter: active === null ? undefined : choose,
    },
    onSearch(typed) {
      leave();
      navigate(searchPath(typed));
    },
  });
  const found = useSuggestions(text);
  const count = found === null ? 0 : optionCount(found);
  const isOpen = hasFocus && closedAt !== text;

  useEffect(() => setActive(null), [text]);
  useEffect(() => {
    if (!hasFocus) setClosedAt(null);
  }, [hasFocus]);
  useCloseOnBack({ isOpen: hasFocus && isSheet(), onClose: leave });
  useListboxOf(field, { id: LIST_ID, isOpen: isOpen && count > 0, active });

  function move(step: 1 | -1): void {
    setClosedAt(null);
    if (count === 0) return;
    // Beyond both ends lies the field itself.
    const place = (active ?? -1) + step;
    setActive(place === -1 || place === count ? null : (place + count + 1) % (count + 1));
  }

  function choose(): void {
    if (active !== null) document.getElementById(optionId(active))?.click();
  }

  function retreat(): void {
    setActive(null);
    if (isOpen && text !== '') setClosedAt(text);
    else field.blur();
  }

  function leave(): void {
    empty();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  if (!isOpen || field.form === null) return null;
  return createPortal(
    // Pressing an option must not take the focus from the field.
    <div className="suggestions" onPointerDown={(event) => event.preventDefault()}>
      <IconButton label="Cerrar la búsqueda" className="suggestions-close" onClick={leave}>
        <X aria-hidden="true" />
      </IconButton>
      <div className="suggestions-sheet">
        <p role="status" className={found?.total === 0 ? 'suggestion-note' : 'sr-only'}>
          {found !== null && statusOf(found.total, text)}
        </p>
        {found !== null && count > 0 && (
          <SuggestionList id={LIST_ID} text={text} found={found} active={active} onChoose={leave} />
        )}
        <PageLink to={LIST_PAGE} className="suggestion suggestion-all" onClick={leave}>
          Pegar una lista
          <ArrowRight aria-hidden="true" />
        </PageLink>
      </div>
    </div>,
    field.form,
  );
}

function statusOf(total: number, text: string): string {
  return total === 0 ? `Ningún producto con «${text.trim()}»` : formatCount(total, PRODUCTS);
}

/** Below 1024 px the suggestions cover the page. */
function isSheet(): boolean {
  return window.matchMedia('(max-width: 63.9375rem)').matches;
}
