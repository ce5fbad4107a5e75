import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Follows presses of `PageLink`s without a full page load, except prevented ones and those that open elsewhere. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = pageLinkOf(event);
      if (link === null || event.defaultPrevented || opensElsewhere(event, link)) return;
      event.preventDefault();
      navigate(pathOf(link), {
        replace: pathOf(link) === pathOf(location),
        preventScrollReset: link.dataset.keepsScroll === 'true',
      });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function pageLinkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
}

function opensElsewhere(
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { target, origin }: HTMLAnchorElement,
): boolean {
  const isPlain = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  return !isPlain || (target !== '' && target !== '_self') || origin !== location.origin;
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return `${pathname}${search}${hash}`;
}
