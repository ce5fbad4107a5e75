import { BadgeDollarSign, LogOut, X } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router';
import { mayDo } from '#domain/accounts/roles.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { useDeskNews } from '#web/admin/live/use-desk-news.tsx';
import { FailingNoticesEntry } from '#web/admin/notices/failing-notices-entry.tsx';
import { usePriceUpdate } from '#web/admin/prices/use-price-update.tsx';
import { useHasFamily } from '#web/admin/shell/use-families.tsx';
import { usePendingCount } from '#web/admin/shell/use-pending-count.tsx';
import { IfMay, useRole } from '#web/admin/shell/use-role.tsx';
import { LogoMark } from '#web/storefront/logo.tsx';
import { useStore } from '#web/storefront/store-context.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Stitch } from '#web/ui/stitch.tsx';
import { ACCOUNT_SECTIONS, BULK_SECTIONS, DAILY_SECTIONS, type MenuSection } from './desk-sections.ts';
import { usePendingScreen } from './pending-screen.tsx';
import { useLogout } from './use-logout.ts';

export const SIDEBAR_ID = 'menu-del-panel';

type SidebarProps = {
  /** Called when a section or an action was chosen. */
  readonly onChoose: () => void;
  readonly onClose: () => void;
};

/** The sections and actions that the acting administrator's role may use. */
export function Sidebar({ onChoose, onClose }: SidebarProps) {
  const updatePrices = usePriceUpdate();
  const logOut = useLogout();
  return (
    <nav id={SIDEBAR_ID} className="sidebar on-colour" aria-label="Panel">
      <SidebarHeading onClose={onClose} />
      {DAILY_SECTIONS.map((section) => (
        <SectionLink key={section.path} section={section} prefetch="viewport" onChoose={onChoose} />
      ))}
      <Stitch className="mx-2.5 my-3 shrink-0 [--thread:#48506e]" />
      <IfMay capability="prices">
        <button
          type="button"
          className="sidebar-entry"
          onClick={() => {
            onChoose();
            updatePrices();
          }}
        >
          <BadgeDollarSign aria-hidden="true" />
          <span className="sidebar-label">Actualizar Precios</span>
        </button>
      </IfMay>
      <IfMay capability="messages">
        <FailingNoticesEntry />
      </IfMay>
      <IfMay capability="prices">
        <Stitch className="mx-2.5 my-3 shrink-0 [--thread:#48506e]" />
      </IfMay>
      {BULK_SECTIONS.map((section) => (
        <SectionLink key={section.path} section={section} onChoose={onChoose} />
      ))}
      <span className="mt-auto" />
      {ACCOUNT_SECTIONS.map((section) => (
        <SectionLink key={section.path} section={section} onChoose={onChoose} />
      ))}
      <button type="button" className="sidebar-entry" onClick={logOut}>
        <LogOut aria-hidden="true" />
        <span className="sidebar-label">Salir</span>
      </button>
    </nav>
  );
}

function SidebarHeading({ onClose }: { onClose: () => void }) {
  const { name, logo } = useStore();
  return (
    <div className="sidebar-heading">
      <PageLink to="/" className="logo sidebar-logo">
        {logo === null && (
          <span aria-hidden="true" className="sidebar-initials">
            {initialsOf(name)}
          </span>
        )}
        <LogoMark />
        <small className="text-xs">Administración</small>
      </PageLink>
      <IconButton label="Cerrar menú" className="sidebar-close" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** What stands for the shop's name where the sidebar is narrow. */
function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  return words
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('');
}

type SectionLinkProps = {
  readonly section: MenuSection;
  /** When its screen's code is fetched: with the pointer at it, or in sight, which on a phone is in an open menu. */
  readonly prefetch?: 'intent' | 'viewport';
  readonly onChoose: () => void;
};

function SectionLink({ section, prefetch = 'intent', onChoose }: SectionLinkProps) {
  const { counts } = usePendingCount();
  const news = useDeskNews();
  const { path, capability } = section;
  const { label, Icon, badge, family } = section.menu;
  const isOn = useHasFamily()(family);
  const { pathname: shown } = useLocation();
  const asked = usePendingScreen();
  const role = useRole();
  if (!isOn || (capability !== undefined && !mayDo(role, capability))) return null;
  const isOpen = matchPath({ path, end: path === deskPath('overview') }, asked?.pathname ?? shown) !== null;
  return (
    <Link
      to={path}
      prefetch={prefetch}
      className="sidebar-entry"
      aria-current={isOpen ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon aria-hidden="true" />
      <span className="sidebar-label">{label}</span>
      {badge && <Badge count={badge.count({ orders: counts, news })} noun={badge.noun} />}
    </Link>
  );
}

function Badge({ count, noun }: { count: number; noun: string }) {
  if (count === 0) return null;
  return (
    <span className="sidebar-badge figures">
      {count}
      <span className="sr-only"> {noun}</span>
    </span>
  );
}
