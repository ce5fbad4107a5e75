import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows presses of `PageLink`s and sends `PageForm`s without a full page load, except prevented ones and those that open
 * elsewhere. What lies below `inOneFrame` is rendered in one piece: in slices, the old page would be laid out once more.
 */
export function usePageLinks({ inOneFrame }: { inOneFrame: string }): void {
  const navigate = useNavigate();
  useEffect(() => {
    function open(event: Event, target: URL, { dataset }: HTMLElement) {
      event.preventDefault();
      navigate(pathOf(target), {
        replace: pathOf(target) === pathOf(location),
        preventScrollReset: dataset.keepsScroll === 'true',
        flushSync: target.pathname.startsWith(inOneFrame),
      });
    }
    function follow(event: MouseEvent) {
      const link = pageLinkOf(event);
      if (link === null || event.defaultPrevented || opensElsewhere(event, link)) return;
      open(event, new URL(link.href), link);
    }
    function send(event: SubmitEvent) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement && 'pageForm' in form.dataset) || event.defaultPrevented) return;
      open(event, filledAddress(form), form);
    }
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
    };
  }, [navigate, inOneFrame]);
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

/** The address that the browser itself would open. */
function filledAddress(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  address.search = new URLSearchParams(fields).toString();
  return address;
}

function pathOf({ pathname, search, hash }: URL | Location): string {
  return `${pathname}${search}${hash}`;
}
