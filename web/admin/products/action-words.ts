import type { ChosenAction } from '#web/admin/price-studio/product-actions-api.ts';
import { formatCount } from '#web/format.ts';

const PRODUCTS = { one: 'producto', many: 'productos' };

type Words = {
  /** In the menu. */
  readonly label: string;
  /** '¿Ocultar 142 productos?' */
  readonly question: (products: string) => string;
  readonly consequence: string;
  /** 'Ocultar 142 productos', on the button. */
  readonly button: (products: string) => string;
  /** 'Ocultaste 142 productos.' */
  readonly done: (products: string) => string;
};

/** Every action but the change of category, which has a dialog of its own. */
export type PlainAction =
  | 'hide'
  | 'show'
  | 'offer'
  | 'no-offer'
  | 'sold-out'
  | 'in-stock'
  | 'delete'
  | 'restore';

export const ACTION_WORDS: Readonly<Record<PlainAction, Words>> = {
  hide: {
    label: 'Ocultar',
    question: (products) => `¿Ocultar ${products}?`,
    consequence: 'Dejan de verse en la tienda.',
    button: (products) => `Ocultar ${products}`,
    done: (products) => `Ocultaste ${products}.`,
  },
  show: {
    label: 'Mostrar',
    question: (products) => `¿Mostrar ${products}?`,
    consequence: 'Se ven en la tienda.',
    button: (products) => `Mostrar ${products}`,
    done: (products) => `Mostraste ${products}.`,
  },
  offer: {
    label: 'Marcar como oferta',
    question: (products) => `¿Marcar como oferta ${products}?`,
    consequence: 'Llevan la etiqueta OFERTA y salen en las ofertas. El precio no cambia.',
    button: (products) => `Marcar ${products}`,
    done: (products) => `Marcaste como oferta ${products}.`,
  },
  'no-offer': {
    label: 'Quitar de ofertas',
    question: (products) => `¿Quitar de las ofertas ${products}?`,
    consequence: 'Pierden la etiqueta OFERTA. El precio no cambia.',
    button: (products) => `Quitar ${products}`,
    done: (products) => `Quitaste de las ofertas ${products}.`,
  },
  'sold-out': {
    label: 'Marcar agotado',
    question: (products) => `¿Marcar como agotados ${products}?`,
    consequence: 'Se siguen viendo, y no se pueden comprar.',
    button: (products) => `Marcar ${products}`,
    done: (products) => `Marcaste como agotados ${products}.`,
  },
  'in-stock': {
    label: 'Hay stock',
    question: (products) => `¿Marcar con stock ${products}?`,
    consequence: 'Se pueden comprar otra vez; los colores y modelos agotados siguen agotados.',
    button: (products) => `Marcar ${products}`,
    done: (products) => `Marcaste con stock ${products}.`,
  },
  delete: {
    label: 'Eliminar',
    question: (products) => `¿Eliminar ${products}?`,
    consequence: 'Dejan de estar en la tienda. Los pedidos los conservan, y se pueden restaurar.',
    button: (products) => `Eliminar ${products}`,
    done: (products) => `Eliminaste ${products}.`,
  },
  restore: {
    label: 'Restaurar',
    question: (products) => `¿Restaurar ${products}?`,
    consequence: 'Vuelven a la tienda como estaban.',
    button: (products) => `Restaurar ${products}`,
    done: (products) => `Restauraste ${products}.`,
  },
};

/** The action in the API's words. */
export function wireActionOf(action: PlainAction): ChosenAction {
  if (action === 'no-offer') return { action: 'offer', value: false };
  if (action === 'in-stock') return { action: 'sold-out', value: false };
  return { action };
}

export function productsText(count: number): string {
  return formatCount(count, PRODUCTS);
}
