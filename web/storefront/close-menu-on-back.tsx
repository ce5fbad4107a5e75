import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLazyCode } from '#web/ui/use-lazy-code.ts';
import { mobileMenu } from './mobile-menu-element.ts';

const fetchGuard = async () => (await import('#web/ui/close-on-back.tsx')).CloseOnBack;

/** The browser's Back closes the menu, which may stand open before this code comes. */
export function CloseMenuOnBack() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const { code: CloseOnBack, load } = useLazyCode(fetchGuard);
  useEffect(() => {
    const menu = mobileMenu();
    const follow = () => {
      setIsOpen(menu?.open === true);
      if (menu?.open) load();
    };
    follow();
    menu?.addEventListener('toggle', follow);
    return () => menu?.removeEventListener('toggle', follow);
  }, [pathname, load]);
  return CloseOnBack && <CloseOnBack isOpen={isOpen} onClose={() => mobileMenu()?.close()} />;
}
