import { DEMO_LEGAL } from '#config/demo-legal.ts';
import { LEGAL_PAGES } from '#config/store.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { LEGAL_TITLES } from '#web/legal/legal-titles.ts';
import { useStore } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { AreaForm } from '../area/area-definition.ts';
import { TextArea, TextInput } from '../area/area-inputs.tsx';
import { legalDrafts } from './legal-drafts.ts';

const FACTS = [
  { name: 'taxId', label: 'CUIT', help: 'Como 30-12345678-9.' },
  { name: 'companyName', label: 'Razón social', help: 'Con ella, el pie de la tienda dice quién vende.' },
  { name: 'legalAddress', label: 'Domicilio legal', help: undefined },
  { name: 'consumerDefence', label: 'Enlace a Defensa del consumidor', help: undefined },
  { name: 'fiscalData', label: 'Enlace de Data fiscal', help: 'El que da ARCA con su imagen.' },
] as const;

export function LegalForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['legal']> }) {
  const store = useStore();
  // The demo's texts name the demo's shop.
  const unwritten = LEGAL_PAGES.filter((page) => draft[page] === '' || draft[page] === DEMO_LEGAL[page]);
  function begin(): void {
    const drafts = legalDrafts({ ...store, ...draft });
    set(Object.fromEntries(unwritten.map((page) => [page, drafts[page]])));
  }
  return (
    <>
      {FACTS.map(({ name, label, help }) => (
        <TextInput
          key={name}
          path={name}
          label={label}
          help={help}
          value={draft[name]}
          problemAt={problemAt}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <p className="text-secondary">
        Cada texto es una página de la tienda, con su enlace en el pie, desde que lo guardas. Los borradores
        son un punto de partida: complétalos donde dice [completar: …] y haz que los confirme quien te asesora
        en lo legal.
      </p>
      {unwritten.length > 0 && (
        <Button variant="outline" className="justify-self-start" onClick={begin}>
          Empezar con borradores
        </Button>
      )}
      {LEGAL_PAGES.map((page) => (
        <TextArea
          key={page}
          path={page}
          label={LEGAL_TITLES[page]}
          help="Una línea que empieza con ‘# ’ es un título."
          value={draft[page]}
          problemAt={problemAt}
          onChange={(value) => set({ [page]: value })}
        />
      ))}
    </>
  );
}
