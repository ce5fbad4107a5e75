import { Menu } from 'lucide-react';
import type { RefObject } from 'react';
import { useDeskNews } from '#web/admin/live/use-desk-news.tsx';
import { ThemeButton } from '#web/admin/shell/theme-button.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';

const MENU_NOTE = 'aviso-del-menu';

type DashboardTopBarProps = {
  readonly menuButton: RefObject<HTMLButtonElement | null>;
  readonly isMenuOpen: boolean;
  readonly onToggle: () => void;
};

/**
 * The bar below 1024 px, with the button of the sidebar (DASH-010). The button is marked while there are unsent mails.
 */
export function DashboardTopBar({ menuButton, isMenuOpen, onToggle }: DashboardTopBarProps) {
  const store = useStore();
  const isMarked = (useDeskNews()?.notices.failing ?? 0) > 0;
  return (
    <header className="dashboard-top-bar on-colour">
      <IconButton
        ref={menuButton}
        label="Abrir menú"
        aria-expanded={isMenuOpen}
        aria-controls={SIDEBAR_ID}
        aria-describedby={isMarked ? MENU_NOTE : undefined}
        className="relative"
        onClick={onToggle}
      >
        <Menu aria-hidden="true" />
        {isMarked && <span className="menu-mark" />}
      </IconButton>
      {isMarked && (
        <span id={MENU_NOTE} className="sr-only">
          Hay correos sin enviar
        </span>
      )}
      <b className="font-display text-[1.375rem] font-bold">{store.name}</b>
      <ThemeButton className="ml-auto" />
    </header>
  );
}
