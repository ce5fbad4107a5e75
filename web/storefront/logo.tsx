import { PageLink } from '#web/ui/page-link.tsx';
import { useStore } from './store-context.tsx';

/** The shop's name over a thread that ends in a needle. */
export function Logo({ className = '' }: { className?: string }) {
  const store = useStore();
  return (
    <PageLink to="/" className={`logo ${className}`}>
      <LogoMark name={store.name} />
      <span className="sr-only">, inicio</span>
      <small className="text-xs tracking-[0.02em] text-secondary">{store.tagline}</small>
    </PageLink>
  );
}

export function LogoMark({ name }: { name: string }) {
  return (
    <>
      <b>{name}</b>
      <svg viewBox="0 0 170 9" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M1 5.5C30 2 60 8 92 5S132 3.5 140 4.5"
          fill="none"
          stroke="#c2183a"
          strokeWidth="2.2"
          strokeDasharray="9 5"
          strokeLinecap="round"
        />
        <path d="M140 4.5L169 2.5L168.500 4L141 6.200Z" fill="currentColor" />
      </svg>
    </>
  );
}
