import type { Vat } from '../law/vat.ts';
import { VAT_LABELS } from '../law/vat-labels.ts';
import { withAvailability } from '../products/marked-availability.ts';
import type { Product } from '../products/product.ts';
import { formatCount } from '../text/format.ts';
import type { CategoryPlace } from './taxonomy.ts';

/** What can be done with many products at once (BUY-007); prices change in the studio. */
export type ProductAction =
  | { readonly kind: 'hide' | 'show' | 'delete' | 'restore' }
  | { readonly kind: 'offer' | 'sold-out'; readonly isOn: boolean }
  | { readonly kind: 'category'; readonly place: CategoryPlace }
  | { readonly kind: 'vat'; readonly vat: Vat };

type Deletable = Product & { readonly deletedAt: number | null };

/** The product as the action leaves it; where nothing changes, it is as before. */
export function afterAction<T extends Deletable>(product: T, action: ProductAction, now: number): T {
  switch (action.kind) {
    case 'hide':
    case 'show':
      return { ...product, isHidden: action.kind === 'hide' };
    case 'offer':
      return { ...product, isOffer: action.isOn };
    case 'sold-out':
      return withAvailability(product, { isSoldOut: action.isOn, soldOutVariants: undefined });
    case 'category':
      return { ...product, ...action.place };
    case 'vat':
      return { ...product, vat: action.vat };
    case 'delete':
      return { ...product, deletedAt: product.deletedAt ?? now };
    case 'restore':
      return { ...product, deletedAt: null };
  }
}

const PRODUCTS = { one: 'producto', many: 'productos' };

/** 'Ocultó 142 productos'. */
export function actionInWords(action: ProductAction, count: number): string {
  const products = formatCount(count, PRODUCTS);
  switch (action.kind) {
    case 'hide':
      return `Ocultó ${products}`;
    case 'show':
      return `Volvió a mostrar ${products}`;
    case 'offer':
      return action.isOn ? `Marcó como oferta ${products}` : `Quitó de las ofertas ${products}`;
    case 'sold-out':
      return action.isOn ? `Marcó como agotados ${products}` : `Volvió a tener ${products}`;
    case 'category':
      return `Pasó ${products} a ${action.place.subsection}, ${action.place.type}`;
    case 'vat':
      return `Puso en ${VAT_LABELS[action.vat]} el IVA de ${products}`;
    case 'delete':
      return `Eliminó ${products}`;
    case 'restore':
      return `Restauró ${products}`;
  }
}
