import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Follows presses of `PageLink`s within the document; what a press was told otherwise, or opens elsewhere, is left alone. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = pageLinkOf(event);
      if (link === null || event.defaultPrevented || opensElsewhere(event, link)) return;
      event.preventDefault();
      navigate(pathOf(link), {
        replace: link.href === location.href,
        preventScrollReset: link.dataset.keepsScroll === 'true',
      });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function pageLinkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;
}

function opensElsewhere(
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { target }: HTMLAnchorElement,
) {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== '' && target !== '_self');
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return `${pathname}${search}${hash}`;
}
