import { STATIC_PAGES, type StaticPage } from '#domain/addresses/static-pages.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { type AreaForm, areaFieldId } from '../area/area-definition.ts';
import { SwitchInput } from '../area/area-inputs.tsx';
import { STATIC_PAGE_LABELS } from './static-page-labels.ts';

/** Which pages show the maintenance screen. */
export function SwitchedOffInput({ form: { draft, set } }: { form: AreaForm<Settings['texts']> }) {
  const { switchedOff } = draft;
  const put = (page: StaticPage, isOpen: boolean) =>
    set({ switchedOff: isOpen ? switchedOff.filter((one) => one !== page) : [...switchedOff, page] });
  return (
    <fieldset id={areaFieldId('switchedOff')} tabIndex={-1}>
      <legend className="mb-1 text-sm font-semibold">Páginas abiertas</legend>
      <p className="text-fine text-muted">
        Una página cerrada dice que vuelve pronto; los enlaces a ella siguen.
      </p>
      <div className="grid sm:grid-cols-2">
        {STATIC_PAGES.map((page) => (
          <SwitchInput
            key={page}
            path={`switchedOff.${page}`}
            label={STATIC_PAGE_LABELS[page]}
            value={!switchedOff.includes(page)}
            onChange={(isOpen) => put(page, isOpen)}
          />
        ))}
      </div>
    </fieldset>
  );
}
