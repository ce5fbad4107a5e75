import type { StoreConfig } from '#config/store.ts';

const LINKS = [
  { key: 'privacy', label: 'Privacidad' },
  { key: 'terms', label: 'Términos y condiciones' },
  { key: 'regret', label: 'Botón de arrepentimiento' },
  { key: 'consumerDefence', label: 'Defensa del consumidor' },
  { key: 'fiscalData', label: 'Datos fiscales' },
] as const satisfies readonly { key: keyof StoreConfig['legalLinks']; label: string }[];

/** The links that the law requires; links without an address are hidden. */
export function LegalLinks({ addresses }: { addresses: StoreConfig['legalLinks'] }) {
  const shown = LINKS.filter(({ key }) => addresses[key] !== '');
  if (shown.length === 0) return null;
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6">
      {shown.map(({ key, label }) => (
        <li key={key}>
          <a href={addresses[key]} className="sewn-link inline-flex min-h-11 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
