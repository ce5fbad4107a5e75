import { ScanBarcode } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { barCodesOf, writtenBarCode } from '#domain/bar-codes/variant-bar-codes.ts';
import { variantsOf } from '#domain/products/variants.ts';
import { formatCount } from '#web/format.ts';
import { useStorePage } from '#web/storefront/store-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { fieldId } from './field-id.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { fetchOwnBarCodes } from './own-bar-codes-api.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

const CODES = { one: 'código', many: 'códigos' };

/** What a scanner reads of the product and of each colour or model (LABEL-001). A shop without bar codes doesn't see it. */
export function BarCodeFields({ form: { draft, set, problems } }: { form: ProductForm }) {
  const { desk } = useStorePage();
  const [failure, setFailure] = useState<string | null>(null);
  // An error opens them; its correction must not close them under the hands.
  const [isOpen, setOpen] = useState(false);
  if (!desk?.selling.barCodes && draft.barCodes.length === 0) return null;
  const error = problems.barCodes ?? failure;
  const places = placesOf(draft);
  const lacking = places.filter(({ variant }) => variant !== '' || places.length === 1);
  const uncoded = lacking.filter(({ variant }) => codesOf(draft, variant).length === 0);

  async function giveOwn(): Promise<void> {
    const codes = await fetchOwnBarCodes(uncoded.length);
    setFailure(codes === null ? 'No se pudo pedir los códigos. Intenta nuevamente.' : null);
    if (codes === null) return;
    const added = uncoded.map(({ variant }, at) => writtenBarCode({ variant, code: codes[at] ?? '' }));
    set({ barCodes: [...draft.barCodes, ...added] });
  }

  return (
    <details
      className="bar-codes col-span-full"
      id={fieldId('barCodes')}
      open={isOpen || error !== null}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      tabIndex={-1}
    >
      <summary>
        <ScanBarcode aria-hidden="true" className="size-5" /> {FIELD_LABELS.barCodes}
        {draft.barCodes.length > 0 && ` (${formatCount(draft.barCodes.length, CODES)})`}
      </summary>
      <div className="bar-code-fields">
        {places.map(({ variant, label }) => (
          <CodesField
            key={variant}
            label={label}
            codes={codesOf(draft, variant)}
            onChange={(codes) => set({ barCodes: withCodes(draft, variant, codes) })}
          />
        ))}
      </div>
      {uncoded.length > 0 && (
        <Button variant="outline" size="small" onClick={giveOwn}>
          {uncoded.length === 1 ? 'Dar un código propio' : `Dar ${uncoded.length} códigos propios`}
        </Button>
      )}
      {error !== null && (
        <p role="alert" className="mt-1.5 text-sm text-error">
          {error}
        </p>
      )}
    </details>
  );
}

type CodesFieldProps = {
  readonly label: string;
  readonly codes: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
};

/** Enter, with which a scanner ends a code, goes to the next field and saves nothing. */
function CodesField({ label, codes, onChange }: CodesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      autoComplete="off"
      className="figures"
      maxLength={200}
      value={typed ?? codes.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.split(',').flatMap((code) => code.trim() || []));
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={goToNext}
    />
  );
}

function goToNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('.bar-code-fields')?.querySelectorAll('input') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

/** The product itself, and each colour or model; first what has a variant, as a scanner goes through a drawer. */
function placesOf(draft: ProductDraft) {
  const variants = variantsOf(draft).filter(({ label }) => label !== '');
  const own = { variant: '', label: variants.length === 0 ? 'Código de barras' : 'De todo el producto' };
  return [...variants.map(({ key, label }) => ({ variant: key, label })), own];
}

function codesOf({ barCodes }: Pick<ProductDraft, 'barCodes'>, variant: string): readonly string[] {
  return barCodesOf({ barCodes })
    .filter((one) => one.variant === variant)
    .map(({ code }) => code);
}

function withCodes(
  { barCodes }: Pick<ProductDraft, 'barCodes'>,
  variant: string,
  codes: readonly string[],
): readonly string[] {
  const others = barCodesOf({ barCodes }).filter((one) => one.variant !== variant);
  return [...others, ...codes.map((code) => ({ variant, code }))].map(writtenBarCode);
}
