import type { NotRepeated } from '#domain/cart/repeated-order.ts';
import { amountsText } from '#domain/measure/amounts.ts';
import { quantityText } from '#domain/measure/quantity-text.ts';
import { isByMeasure } from '#domain/measure/sale-unit.ts';
import { askedParts } from '#domain/pasted-list/asked-parts.ts';
import type { MatchedLine } from '#domain/pasted-list/matched-list.ts';
import type { Product } from '#domain/products/product.ts';
import { unitsIn } from '#domain/products/variants.ts';
import { formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DoubtfulLine } from './doubtful-line.tsx';
import type { ReadList } from './use-pasted-list.ts';

const PRODUCTS = { one: 'producto', many: 'productos' };
const LINES = { one: 'línea', many: 'líneas' };

const REASONS = {
  gone: 'ya no está en la tienda',
  'sold-out': 'está agotado',
  full: 'no entran más unidades en el carrito',
  'other-unit': 'ahora se vende de otra forma',
} as const satisfies Record<NotRepeated['reason'], string>;

type ListResultProps = {
  readonly list: ReadList;
  readonly onAddAll: () => void;
  /** Puts lines back into the form. */
  readonly onEdit: (text: string) => void;
};

/** What a list asks for: what is sure, what is to choose from, what is unknown. */
export function ListResult({ list, onAddAll, onEdit }: ListResultProps) {
  const { sure, doubtful, unknown, outcome } = list;
  return (
    <div className="pasted-list-result">
      {outcome === null ? <SureLines lines={sure} onAddAll={onAddAll} /> : <AddedLines outcome={outcome} />}
      {doubtful.length > 0 && (
        <section>
          <h2 className="text-block">Elige en {formatCount(doubtful.length, LINES)}</h2>
          {doubtful.map((line, place) => (
            <DoubtfulLine key={place} line={line} />
          ))}
        </section>
      )}
      {unknown.length > 0 && (
        <section>
          <h2 className="text-block">No encontramos {formatCount(unknown.length, LINES)}</h2>
          <ul className="pasted-list-unknown">
            {unknown.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </ul>
          <Button variant="outline" onClick={() => onEdit(unknown.join('\n'))}>
            Corregir estas líneas
          </Button>
        </section>
      )}
    </div>
  );
}

/** Each sure line with the product that it means, and one press for all of them. */
function SureLines({ lines, onAddAll }: { lines: readonly MatchedLine<Product>[]; onAddAll: () => void }) {
  return (
    <section className="pasted-list-added" data-empty={lines.length === 0 || undefined}>
      {lines.length === 0 ? (
        <p>Ninguna línea dice un solo producto.</p>
      ) : (
        <>
          <h2 className="text-block">Entendimos {formatCount(lines.length, LINES)}</h2>
          <ul className="pasted-list-sure">
            {lines.map(({ text, units, amount, candidates: [meant] }, place) => (
              <li key={place}>
                <b className="figures">{sureAmount({ units, amount }, meant?.product)}</b>{' '}
                {[meant?.product.name || 'Producto', meant?.variant].filter(Boolean).join(', ')}
                <small>«{text}»</small>
              </li>
            ))}
          </ul>
          <Button variant="primary" onClick={onAddAll}>
            Agregar todos
          </Button>
        </>
      )}
    </section>
  );
}

/** '3 ×', '1,5 m de'. */
function sureAmount(asked: Pick<MatchedLine<Product>, 'units' | 'amount'>, product: Product | undefined) {
  const read = product === undefined ? null : askedParts(asked, product);
  if (product === undefined || read === null || !('parts' in read)) return `${asked.units} ×`;
  const { saleUnit } = product;
  return isByMeasure(saleUnit) ? `${quantityText(read.parts, saleUnit)} de` : `${read.parts} ×`;
}

function AddedLines({ outcome: { added, notRepeated } }: { outcome: NonNullable<ReadList['outcome']> }) {
  const amounts = added.map(({ product: { saleUnit }, quantities }) => ({
    saleUnit,
    units: unitsIn(quantities),
  }));
  return (
    <section className="pasted-list-added" data-empty={added.length === 0 || undefined}>
      <p>
        {added.length === 0
          ? 'Todavía no agregamos nada.'
          : `Agregamos ${formatCount(added.length, PRODUCTS)} a tu carrito (${amountsText(amounts)}).`}
      </p>
      {notRepeated.map(({ productId, name, variant, reason }) => (
        <p key={`${productId} ${variant}`} className="text-sm text-secondary">
          {[name || 'Producto', variant].filter(Boolean).join(', ')}: {REASONS[reason]}
        </p>
      ))}
      {added.length > 0 && (
        <ButtonLink to="/cart" variant="primary">
          Ir al carrito
        </ButtonLink>
      )}
    </section>
  );
}
