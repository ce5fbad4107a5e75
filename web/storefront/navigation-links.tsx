import { useLocation } from 'react-router';
import { PageLink } from '#web/ui/page-link.tsx';

const ENTRIES = [
  { label: 'Inicio', path: '/' },
  { label: 'Nosotros', path: '/aboutUs' },
  { label: 'Contacto', path: '/contact' },
  { label: 'Comprar', path: '/howToBuy' },
] as const;

type NavigationLinksProps = { className?: string; onChoose?: () => void };

/** The four entries of the top navigation (NAV-001). */
export function NavigationLinks({ className, onChoose }: NavigationLinksProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {ENTRIES.map(({ label, path }) => (
        <li key={path}>
          <PageLink
            to={path}
            className="sewn-link py-3"
            aria-current={pathname === path ? 'page' : undefined}
            onClick={onChoose}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
