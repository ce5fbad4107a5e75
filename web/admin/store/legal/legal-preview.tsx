import { LEGAL_PAGES } from '#config/store.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { LegalText } from '#web/legal/legal-text.tsx';
import { LEGAL_TITLES } from '#web/legal/legal-titles.ts';
import { Scaled } from '../area/scaled.tsx';

/** The pages that are written, one below the other. */
export function LegalPreview({ fields }: { fields: Settings['legal'] }) {
  const written = LEGAL_PAGES.filter((page) => fields[page] !== '');
  return (
    <div className="p-5">
      {written.length === 0 ? (
        <p className="text-secondary">Todavía no hay ninguna página escrita.</p>
      ) : (
        <Scaled width={700}>
          {written.map((page) => (
            <section key={page} className="mb-10">
              <h1 className="text-opener">{LEGAL_TITLES[page]}</h1>
              <LegalText text={fields[page]} />
            </section>
          ))}
        </Scaled>
      )}
    </div>
  );
}
