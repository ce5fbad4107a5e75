import { Menu } from 'lucide-react';
import { useStore } from '#web/storefront/store-context.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';
import { ThemeButton } from './theme-button.tsx';

/** Below 1024 px: the way to the sidebar (DASH-010). */
export function DashboardTopBar({ isMenuOpen, onToggle }: { isMenuOpen: boolean; onToggle: () => void }) {
  const store = useStore();
  return (
    <header className="dashboard-top-bar on-colour">
      <IconButton label="Abrir menú" aria-expanded={isMenuOpen} aria-controls={SIDEBAR_ID} onClick={onToggle}>
        <Menu aria-hidden="true" />
      </IconButton>
      <b className="font-display text-[22px] font-bold">{store.name}</b>
      <ThemeButton className="ml-auto" />
    </header>
  );
}
