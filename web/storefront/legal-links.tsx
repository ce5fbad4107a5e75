import type { StoreConfig } from '#config/store.ts';

const LABELS = {
  privacy: 'Privacidad',
  terms: 'Términos y condiciones',
  regret: 'Botón de arrepentimiento',
  consumerDefence: 'Defensa del consumidor',
  fiscalData: 'Datos fiscales',
} as const satisfies Record<keyof StoreConfig['legalLinks'], string>;

/** The links that the law asks for; one without an address is not shown. */
export function LegalLinks({ links }: { links: StoreConfig['legalLinks'] }) {
  const shown = Object.entries(LABELS).flatMap(([key, label]) => {
    const address = Object.entries(links).find(([name]) => name === key)?.[1] ?? '';
    return address === '' ? [] : [{ label, address }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6">
      {shown.map(({ label, address }) => (
        <li key={label}>
          <a href={address} className="sewn-link inline-flex min-h-11 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
