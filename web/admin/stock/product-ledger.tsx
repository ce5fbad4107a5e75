import { X } from 'lucide-react';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { isCut } from '#domain/measure/pieces.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { WireProductStock, WireStockMove, WireStockRow } from '#schemas/stock-answers.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatCount } from '#web/format.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { DownloadMenu } from '../exports/download-menu.tsx';
import { SectionFailure } from '../list/section-failure.tsx';
import { useMay } from '../shell/use-role.tsx';
import { DrawnRolls } from './drawn-rolls.tsx';
import { LowLimitForm } from './low-limit-form.tsx';
import { RemnantOffers } from './remnant-offers.tsx';
import { RollsForm } from './rolls-form.tsx';
import { addedText, stockText } from './stock-amount.ts';
import { STOCK_KIND_LOOKS } from './stock-kinds.ts';
import type { StockVariant, VariantUnit } from './stock-variant.ts';
import { VariantName } from './variant-name.tsx';

type ProductLedgerProps = {
  readonly id: string;
  /** `null` after a failure. */
  readonly loaded: WireProductStock | null;
  /** The product's row in the list, for its name; `null` when another page has it. */
  readonly row: WireStockRow | null;
  /** The search of the list without it. */
  readonly closed: string;
};

/** The book of a product: what there is of each variant, and all that made it so. */
export function ProductLedger({ id, loaded, row, closed }: ProductLedgerProps) {
  return (
    <aside className="dashboard-card shelf-ledger" aria-label="Libro del producto">
      <header className="ledger-head">
        {row !== null && <LinePhoto photo={row.photo} size={52} />}
        <h2 className="text-block wrap-anywhere">{row?.name ?? 'Producto'}</h2>
        <ButtonLink
          to={`${deskPath('stock')}${closed}`}
          variant="quiet"
          size="small"
          aria-label="Cerrar el libro"
        >
          <X aria-hidden="true" />
        </ButtonLink>
      </header>
      {loaded === null ? (
        <SectionFailure text="No se pudo cargar el libro." />
      ) : (
        loaded.variants
          .filter(({ moves, promised }) => moves > 0 || promised > 0)
          .map((variant) => <VariantLedger key={variant.name} id={id} unit={loaded.unit} variant={variant} />)
      )}
      <DownloadMenu path="/stock/moves" label="Descargar el libro" filter={{ id }} />
    </aside>
  );
}

type VariantLedgerProps = {
  readonly id: string;
  readonly unit: VariantUnit;
  readonly variant: StockVariant;
};

function VariantLedger({ id, unit, variant }: VariantLedgerProps) {
  const { name, there, promised, available, countedAt, ledger, moves } = variant;
  const mayCount = useMay('stock');
  return (
    <section className="ledger-variant" aria-label={name === '' ? 'Libro' : name}>
      {name !== '' && (
        <h3>
          <VariantName name={name} />
        </h3>
      )}
      <dl className="ledger-sums">
        <div>
          <dt>Hay</dt>
          <dd>{stockText(there, unit)}</dd>
        </div>
        <div>
          <dt>Prometido</dt>
          <dd>{stockText(promised, unit)}</dd>
        </div>
        <div data-tone={available < 0 ? 'short' : 'free'}>
          <dt>{available < 0 ? 'Faltan' : 'Disponible'}</dt>
          <dd>{stockText(Math.abs(available), unit)}</dd>
        </div>
      </dl>
      <DrawnRolls unit={unit} variant={variant} />
      {mayCount && <RemnantOffers id={id} unit={unit} variant={variant} />}
      {countedAt === null ? (
        <p className="text-sm text-secondary">No se cuenta: empieza cuando alguien lo cuente.</p>
      ) : (
        mayCount && <LowLimitForm id={id} unit={unit} variant={variant} />
      )}
      {mayCount && isCut(unit) && (
        <RollsForm key={variant.rolls?.join()} id={id} unit={unit} variant={variant} />
      )}
      {ledger.length > 0 && (
        <ul className="ledger-rows" aria-label="Libro">
          {ledger.map((move, index) => (
            // Rows are only added on top, so counted from the end each keeps its place.
            <LedgerRow key={moves - index} move={move} unit={unit} />
          ))}
        </ul>
      )}
      {moves > ledger.length && (
        <p className="text-sm text-muted">
          Los últimos {ledger.length} de {formatCount(moves, { one: 'movimiento', many: 'movimientos' })}
        </p>
      )}
    </section>
  );
}

function LedgerRow({ move, unit }: { move: WireStockMove; unit: VariantUnit }) {
  const { kind, amount, at, actor, note, supplier, orderId, orderNumber } = move;
  const { label, Icon } = STOCK_KIND_LOOKS[kind];
  const why = [supplier, note].filter((text) => text !== '').join(', ');
  return (
    <li>
      <span className="ledger-kind" data-kind={kind}>
        <Icon aria-hidden="true" /> {label}
      </span>
      <b className="figures">{addedText(amount, unit)}</b>
      <span className="min-w-0 wrap-anywhere">
        {orderId !== null && orderNumber !== null && (
          <PageLink to={deskPath('order', orderId)} className="underline">
            Pedido {orderNumber}
          </PageLink>
        )}
        {orderNumber !== null && why !== '' && ', '}
        {why}
        <small>
          <time dateTime={at}>{formatDate(Date.parse(at))}</time>
          {actor !== '' && ` · ${actor}`}
        </small>
      </span>
    </li>
  );
}
