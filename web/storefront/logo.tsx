import { photoUrl } from '#domain/photos/photo-url.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useStore } from './store-context.tsx';

/** The shop's name with its tagline, to the home. */
export function Logo({ className = '' }: { className?: string }) {
  const store = useStore();
  return (
    <PageLink to="/" className={`logo ${className}`}>
      <LogoMark />
      <span className="sr-only">, inicio</span>
      <small className="text-xs tracking-[0.02em] text-secondary">{store.tagline}</small>
    </PageLink>
  );
}

/** The shop's own picture, or its name over a thread that ends in a needle. */
export function LogoMark() {
  const { name, logo } = useStore();
  if (logo !== null) return <img src={photoUrl(logo, 400)} alt={name} width="170" height="48" />;
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
