import { Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { knownVariants } from '#domain/products/marked-availability.ts';
import { modelName } from '#domain/products/model-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { ModelList } from './model-list.tsx';
import type { ProductDraft, VariantKind } from './product-draft.ts';
import { SoldOutVariants } from './sold-out-variants.tsx';
import type { ProductForm } from './use-product-form.ts';

const KINDS: readonly { readonly kind: Exclude<VariantKind, 'NOT_SELECTED'>; readonly label: string }[] = [
  { kind: 'MODELS', label: 'Modelos' },
  { kind: 'COLOURS', label: 'Colores' },
  { kind: 'NOT_HAS', label: 'Producto único' },
];

/** The choice of models, colours or neither, which can be undone (WIZARD-012 to WIZARD-016). */
export function VariantField({ form }: { form: ProductForm }) {
  const { draft, set, problems } = form;
  const error = problems.variants ?? problems.models ?? problems.colours ?? problems.soldOutVariants;
  const chosen = KINDS.find(({ kind }) => kind === draft.variants);
  const field = useFocusAfterChange(draft.variants);
  return (
    <fieldset ref={field} id={fieldId('variants')} tabIndex={-1} className="col-span-full">
      <legend className="mb-1.5 text-sm font-semibold">{FIELD_LABELS.variants}</legend>
      {chosen === undefined ? (
        <div className="variant-kinds">
          {KINDS.map(({ kind, label }) => (
            <button key={kind} type="button" onClick={() => set(chosenKind(kind))}>
              {label}
            </button>
          ))}
        </div>
      ) : (
        <ChosenKind
          label={chosen.label}
          onRemove={() => set({ variants: 'NOT_SELECTED', models: [], colours: [], soldOutVariants: [] })}
        >
          <Variants draft={draft} set={set} />
          <SoldOutVariants draft={draft} set={set} />
        </ChosenKind>
      )}
      {error !== undefined && <p className="mt-1.5 text-sm text-error">{error}</p>}
    </fieldset>
  );
}

/** Each change removes the pressed button, so the field takes the focus. */
function useFocusAfterChange(kind: VariantKind): RefObject<HTMLFieldSetElement | null> {
  const field = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    if (document.activeElement === document.body) field.current?.focus();
  }, [kind]);
  return field;
}

/** 'Producto único' has one model by default (WIZARD-015, WIZARD-018). */
function chosenKind(kind: VariantKind): Partial<ProductDraft> {
  return { variants: kind, models: kind === 'NOT_HAS' ? [modelName('', [])] : [], colours: [] };
}

type ChosenKindProps = {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function ChosenKind({ label, onRemove, children }: ChosenKindProps) {
  return (
    <div className="rounded-2 border border-line p-3">
      <div className="mb-2 flex items-center justify-between gap-3">
        <b className="font-semibold">{label}</b>
        <Button variant="quiet" size="small" aria-label={`Eliminar variantes: ${label}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" /> Eliminar
        </Button>
      </div>
      {children}
    </div>
  );
}

/** A variant that leaves its list takes its mark of being sold out with it. */
function Variants({ draft, set }: Pick<ProductForm, 'draft' | 'set'>) {
  const change = (lists: Partial<Pick<ProductDraft, 'models' | 'colours'>>) =>
    set({ ...lists, soldOutVariants: knownVariants({ ...draft, ...lists }, draft.soldOutVariants) });
  if (draft.variants === 'MODELS')
    return <ModelList models={draft.models} onChange={(models) => change({ models })} />;
  if (draft.variants === 'COLOURS') {
    return (
      <>
        {draft.models.length > 0 && (
          <div className="mb-3 rounded-2 bg-warning-soft px-4 py-3 text-warning wrap-anywhere">
            <p>
              Tiene además modelos ({draft.models.join(', ')}). Un producto lleva colores o modelos: al
              guardar quedan los colores.
            </p>
            <Button variant="quiet" size="small" onClick={() => set({ variants: 'MODELS', colours: [] })}>
              Dejar los modelos
            </Button>
          </div>
        )}
        <ColourPicker chosen={draft.colours} onChange={(colours) => change({ colours })} />
      </>
    );
  }
  return <p className="text-secondary">{draft.models.join(', ')}</p>;
}
