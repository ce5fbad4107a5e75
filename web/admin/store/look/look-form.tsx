import { deskPath } from '#domain/addresses/desk-path.ts';
import { CARMINE, isReadableAccent, nearestReadableAccent } from '#domain/look/accent.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { type AreaForm, areaFieldId } from '../area/area-definition.ts';
import { SwitchInput, TextInput } from '../area/area-inputs.tsx';
import { OwnColours } from './own-colours.tsx';

const WHOLE = /^#[0-9a-f]{6}$/;

export function LookForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['look']> }) {
  const { accent } = draft;
  const isUnreadable = accent !== null && WHOLE.test(accent) && !isReadableAccent(accent);
  return (
    <>
      <SwitchInput
        path="own"
        label="Usar un color propio"
        help="Tiñe los botones, los hilos, las etiquetas y el primer cartel de la portada."
        value={accent !== null}
        onChange={(isOwn) => set({ accent: isOwn ? CARMINE : null })}
      />
      {accent !== null && (
        <div className="look-colour">
          <input
            type="color"
            aria-label="Elegir el color en la paleta"
            value={WHOLE.test(accent) ? accent : CARMINE}
            onChange={({ target }) => set({ accent: target.value })}
          />
          <TextInput
            path="accent"
            label="Color"
            help="Como '#1d4ed8'."
            value={accent}
            problemAt={(path) =>
              isUnreadable ? 'Con este color los textos de la tienda se leerían mal.' : problemAt(path)
            }
            onChange={(typed) => set({ accent: typed.trim().toLowerCase() })}
          />
        </div>
      )}
      {isUnreadable && (
        <p className="look-nearest">
          <i style={{ backgroundColor: nearestReadableAccent(accent) }} />
          <span>El más parecido que se lee bien:</span>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              set({ accent: nearestReadableAccent(accent) });
              document.getElementById(areaFieldId('accent'))?.focus();
            }}
          >
            Usar {nearestReadableAccent(accent)}
          </Button>
        </p>
      )}
      <OwnColours colours={draft.colours} problemAt={problemAt} onChange={(colours) => set({ colours })} />
      <p className="text-sm text-secondary">
        El logo está en{' '}
        <PageLink to={deskPath('storeIdentity')} className="underline">
          Identidad
        </PageLink>
        .
      </p>
    </>
  );
}
