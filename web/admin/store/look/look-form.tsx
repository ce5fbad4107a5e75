import { deskPath } from '#domain/addresses/desk-path.ts';
import { CARMINE, isReadableAccent, nearestReadableAccent } from '#domain/look/accent.ts';
import { isColour, writtenColour } from '#domain/look/colour.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { type AreaForm, areaFieldId } from '../area/area-definition.ts';
import { SwitchInput, TextInput } from '../area/area-inputs.tsx';
import { OwnColours } from './own-colours.tsx';

export function LookForm({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['look']> }) {
  const { accent } = draft;
  const colour = writtenColour(accent ?? '');
  const isUnreadable = isColour(colour) && !isReadableAccent(colour);
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
            value={isColour(colour) ? colour : CARMINE}
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
            onChange={(typed) => set({ accent: typed })}
          />
        </div>
      )}
      {isUnreadable && (
        <p className="look-nearest">
          <i style={{ backgroundColor: nearestReadableAccent(colour) }} />
          <span>El más parecido que se lee bien:</span>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              set({ accent: nearestReadableAccent(colour) });
              document.getElementById(areaFieldId('accent'))?.focus();
            }}
          >
            Usar {nearestReadableAccent(colour)}
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
