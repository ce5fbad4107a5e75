import {
  Copy,
  Eye,
  EyeOff,
  PackageCheck,
  PackageX,
  Pencil,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { productPath } from '#domain/addresses/product-path.ts';
import type { BriefProduct } from '#domain/products/product.ts';
import { formatAmount } from '#web/format.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { controlBeside } from '../list/row-keys.ts';
import { TickBox } from '../list/tick-box.tsx';
import { PriceInPlace } from '../price-in-place/price-in-place.tsx';
import { useMay } from '../shell/use-role.tsx';
import { VariantStock } from '../variant-stock/variant-stock.tsx';
import { ProductState } from './product-state.tsx';
import { RowHead } from './row-head.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { useProductChanges } from './use-product-changes.ts';
import { VariantFace } from './variant-face.tsx';

type ProductRowProps = {
  readonly product: BriefProduct;
  readonly isTicked: boolean;
  /** @param isRange whether all products since the last tick are meant */
  readonly onTick: (isRange: boolean) => void;
  readonly onChanged: () => Promise<void>;
  /** Says to screen readers what was stored in place. */
  readonly onSaid: (text: string) => void;
};

/** A product as a row of the table, and on a narrow screen as a compact one. A hidden one is dimmed (PRODADM-008). */
export function ProductRow({ product, isTicked, onTick, onChanged, onSaid }: ProductRowProps) {
  const mayChange = useMay('catalogue');
  const mayPrice = useMay('prices');
  const [search] = useSearchParams();
  const name = product.name || 'Producto';
  const { variantCount } = product;
  const withProduct = new URLSearchParams(search);
  withProduct.set('editar', product.id);
  return (
    <tr data-ticked={isTicked || undefined} data-hidden={product.isHidden || undefined}>
      <td className="row-tick">
        {mayPrice && <TickBox label={`Elegir ${name}`} isTicked={isTicked} onTick={onTick} />}
      </td>
      <RowHead product={product}>
        {mayChange ? (
          <PageLink to={`?${withProduct}`} keepsScroll>
            {name}
          </PageLink>
        ) : (
          <PageLink to={productPath(product)} target="_blank">
            {name}
          </PageLink>
        )}
      </RowHead>
      <td className="row-variants">
        {variantCount !== null && mayChange && (
          <VariantStock
            product={product}
            count={variantCount}
            onChanged={onChanged}
            face={<VariantFace product={product} count={variantCount} />}
          />
        )}
        {variantCount !== null && !mayChange && (
          <span className="variant-stock">
            <VariantFace product={product} count={variantCount} />
          </span>
        )}
      </td>
      <td className="row-price">
        {mayChange && mayPrice ? (
          <PriceInPlace
            product={product}
            onChanged={onChanged}
            onSaved={(text, button) => {
              onSaid(text);
              focusPriceBelow(button);
            }}
          />
        ) : (
          <span className="price">{formatAmount(product.price)}</span>
        )}
      </td>
      <td className="row-state">
        <ProductState product={product} />
      </td>
      <td className="row-stock">{mayChange && <StockButton product={product} onChanged={onChanged} />}</td>
      <td className="row-menu">{mayChange && <RowMenu product={product} onChanged={onChanged} />}</td>
    </tr>
  );
}

/** Enter stores a price and goes one down, as in a spreadsheet. */
function focusPriceBelow(button: HTMLElement): void {
  const row = button.closest('tr');
  if (row !== null) controlBeside(row, { cell: 'row-price', isDown: true })?.focus();
}

type PartProps = Pick<ProductRowProps, 'product' | 'onChanged'>;

function StockButton({ product, onChanged }: PartProps) {
  const { toggleSoldOut } = useProductChanges(onChanged);
  const words = product.isSoldOut ? 'Hay stock' : 'Marcar agotado';
  return (
    <IconButton
      label={`${words}: ${product.name || 'Producto'}`}
      title={words}
      onClick={() => toggleSoldOut(product)}
    >
      {product.isSoldOut ? <PackageCheck aria-hidden="true" /> : <PackageX aria-hidden="true" />}
    </IconButton>
  );
}

function RowMenu({ product, onChanged }: PartProps) {
  const { toggleHidden, remove } = useProductChanges(onChanged);
  const duplicate = useDuplicate();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const withProduct = new URLSearchParams(search);
  withProduct.set('editar', product.id);
  const Shown = product.isHidden ? Eye : EyeOff;
  return (
    <ActionMenu
      label={`Acciones de ${product.name || 'Producto'}`}
      actions={[
        {
          label: 'Editar',
          icon: <Pencil aria-hidden="true" />,
          onSelect: () => navigate(`?${withProduct}`, { preventScrollReset: true }),
        },
        {
          label: 'Ver en la tienda',
          icon: <SquareArrowOutUpRight aria-hidden="true" />,
          onSelect: () => window.open(productPath(product), '_blank', 'noopener'),
        },
        {
          label: 'Duplicar',
          icon: <Copy aria-hidden="true" />,
          onSelect: () => duplicate(product),
        },
        {
          label: product.isHidden ? 'Mostrar' : 'Ocultar',
          icon: <Shown aria-hidden="true" />,
          onSelect: () => toggleHidden(product),
        },
      ]}
      destructive={{
        label: 'Eliminar',
        icon: <Trash2 aria-hidden="true" />,
        onSelect: () => remove(product),
      }}
    />
  );
}
