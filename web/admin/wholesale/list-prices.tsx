import { Pencil, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import { listPrice } from '#domain/wholesale/list-price.ts';
import type { WireReadPrices } from '#schemas/wholesale.ts';
import { LinePhoto } from '#web/cart/line-photo.tsx';
import { formatAmount, formatCount } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailure } from '../list/load-failure.tsx';
import type { AreaForm } from '../store/area/area-definition.ts';
import { draftedPrices, type ListDraft } from './list-draft.ts';
import { lessText } from './list-words.ts';
import { OwnPrice } from './own-price.tsx';
import { PricesFile } from './prices-file.tsx';
import { placeText } from './rule-scope.ts';
import { useFoundProducts } from './use-found-products.ts';

const ROWS_AT_ONCE = 20;
/** As many as a request names. */
const MOST_ROWS = 300;

type ListPricesProps = { readonly form: AreaForm<ListDraft>; readonly mayChange: boolean };

/** What the list asks as it is typed, and why: nothing has to be saved to see it. */
export function ListPrices({ form: { draft, set }, mayChange }: ListPricesProps) {
  const [text, setText] = useState('');
  const [size, setSize] = useState(ROWS_AT_ONCE);
  const [isOwnOnly, setIsOwnOnly] = useState(false);
  const [read, setRead] = useState<WireReadPrices | null>(null);
  const own = draft.prices.map(({ _id }) => _id);
  const { found, hasFailed, retry } = useFoundProducts({ text, size, own: isOwnOnly ? own : null });
  // A file is read while more is typed.
  const latest = useRef(draft.prices);
  useEffect(() => {
    latest.current = draft.prices;
  });
  const asked = useMemo(() => draftedPrices(draft), [draft]);
  const total = isOwnOnly ? own.length : (found?.total ?? 0);

  function setOwn(id: string, price: number | null): void {
    const others = draft.prices.filter(({ _id }) => _id !== id);
    set({ prices: price === null ? others : [...others, { _id: id, price }] });
  }

  /** What the file doesn't name keeps its own price. */
  function takeRead(answer: WireReadPrices): void {
    const named = new Set(answer.prices.map(({ _id }) => _id));
    set({ prices: [...latest.current.filter(({ _id }) => !named.has(_id)), ...answer.prices] });
    setRead(answer);
    setIsOwnOnly(answer.prices.length > 0);
  }

  return (
    <section className="dashboard-card" aria-labelledby="precios">
      <header className="list-head">
        <div className="mr-auto">
          <h2 id="precios" className="text-block">
            Precios
          </h2>
          <p role="status" className="figures text-sm text-secondary">
            {found !== null && formatCount(total, { one: 'producto', many: 'productos' })}
          </p>
        </div>
        <button
          type="button"
          className={isOwnOnly ? 'chip chip-chosen' : 'chip'}
          aria-pressed={isOwnOnly}
          onClick={() => setIsOwnOnly(!isOwnOnly)}
        >
          Con precio propio <span className="figures">{own.length}</span>
        </button>
        {mayChange && <PricesFile read={read} onRead={takeRead} />}
        {!isOwnOnly && (
          <search className="list-search">
            <Search aria-hidden="true" />
            <input
              type="search"
              className="input"
              aria-label="Código o nombre"
              placeholder="Código o nombre"
              autoComplete="off"
              maxLength={200}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setSize(ROWS_AT_ONCE);
              }}
            />
          </search>
        )}
      </header>
      {hasFailed && <LoadFailure text="No se pudieron cargar los precios." onRetry={retry} />}
      {!hasFailed && found === null && <Skeleton className="h-80" />}
      {!hasFailed && found !== null && found.products.length === 0 && (
        <p className="py-3 text-secondary">
          {isOwnOnly ? 'Ningún producto tiene precio propio.' : 'No hay productos con esas palabras.'}
        </p>
      )}
      {!hasFailed && found !== null && found.products.length > 0 && (
        <table className="list-table list-prices">
          <thead>
            <tr>
              <td />
              <th scope="col">Producto</th>
              <th scope="col" className="text-right">
                Al público
              </th>
              <th scope="col" className="text-right">
                {draft.name || 'La lista'}
              </th>
              <th scope="col" className="text-right">
                Menos
              </th>
              <th scope="col">Por</th>
            </tr>
          </thead>
          <tbody>
            {found.products.map((product) => (
              <PriceRow
                key={product.id}
                product={product}
                asked={listPrice(asked, product)}
                mayChange={mayChange}
                onOwn={(price) => setOwn(product.id, price)}
              />
            ))}
          </tbody>
        </table>
      )}
      {found !== null && found.products.length < total && size < MOST_ROWS && (
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          onClick={() => setSize(Math.min(size * 2, MOST_ROWS))}
        >
          Ver más
        </Button>
      )}
    </section>
  );
}

type PriceRowProps = {
  readonly product: Product;
  readonly asked: ReturnType<typeof listPrice>;
  readonly mayChange: boolean;
  readonly onOwn: (price: number | null) => void;
};

function PriceRow({ product, asked, mayChange, onOwn }: PriceRowProps) {
  const name = `${product.brand} ${product.name}`.trim() || 'Producto';
  return (
    <tr>
      <td className="price-photo">
        <LinePhoto photo={product.photos[0] ?? null} size={40} />
      </td>
      <th scope="row" className="price-name">
        {name}
        <small className="figures">{product.code}</small>
      </th>
      <td className="price-retail figures">{formatAmount(product.price)}</td>
      <td className="price-listed figures">
        {mayChange ? (
          <OwnPrice name={name} asked={asked} onChange={onOwn} />
        ) : (
          <b>{formatAmount(asked.price)}</b>
        )}
      </td>
      <td className="price-less figures">{lessText(product.price, asked.price)}</td>
      <td className="price-by">
        {asked.by === 'own' && (
          <span className="link-pill" data-own>
            <Pencil aria-hidden="true" /> Propio
          </span>
        )}
        {asked.by === 'rule' && placeText(asked.rule)}
        {asked.by === 'none' && 'Como a todos'}
      </td>
    </tr>
  );
}
