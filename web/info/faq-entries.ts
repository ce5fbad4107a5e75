import { hoursText } from '#config/hours-text.ts';
import { formatWholeNumber } from '#web/format.ts';
import type { StoreFrame } from '#web/storefront/store-frame.ts';

export type FaqEntry = {
  readonly question: string;
  readonly answer: string;
  /** A link to more about it. */
  readonly link?: { readonly label: string; readonly to: string };
};

/** Frequent questions with their answers (CONTENT-006 to CONTENT-008). */
export function faqEntries(store: StoreFrame): readonly FaqEntry[] {
  return [
    ...firstPurchaseEntry(store.firstPurchaseMinimum),
    {
      question: '¿Cómo puedo pagar?',
      answer: store.paymentAnswer,
    },
    {
      question: '¿Hacen descuentos por mayor?',
      answer:
        'Sí, los descuentos mayoristas se consultan. Escríbenos qué necesitas y en qué cantidad, y te pasamos el precio.',
      link: { label: 'Escríbenos', to: '/contact' },
    },
    {
      question: '¿Cómo funciona la oferta por cantidad?',
      answer:
        'Cada producto con esa etiqueta dice desde cuántas unidades baja de precio. Cuentan todas las del mismo producto, aunque combines colores o modelos. El descuento se aplica solo en el carrito, y vale únicamente para compras online.',
    },
    {
      question: '¿Pago al confirmar el pedido?',
      answer:
        'No. Es un pedido de presupuesto: lo revisamos y te contactamos por teléfono o mensaje para acordar pago y entrega.',
      link: { label: 'Ver los pasos', to: '/howToBuy' },
    },
    {
      question: '¿Por qué algunos productos dicen «Consultar»?',
      answer:
        'Porque su precio se confirma en el momento. Puedes agregarlos igual al carrito: no suman al total y te decimos cuánto salen cuando te contactamos.',
    },
    {
      question: '¿Hacen envíos? ¿Cuánto cuestan?',
      answer: `${store.shipsNationwide ? 'Sí, a todo el país. ' : ''}${store.shippingAnswer} Por eso en el carrito figura «A confirmar».`,
      link: { label: 'Ver cómo comprar', to: '/howToBuy' },
    },
    ...pickupEntry(store),
    {
      question: '¿Puedo cambiar o cancelar un pedido?',
      answer:
        'Sí, mientras no lo hayamos despachado. Avísanos por teléfono o mensaje con tu número de pedido y lo corregimos.',
    },
    ...repairsEntry(store.repairsAnswer),
  ];
}

function pickupEntry({ streetAddress, city, openingHours }: StoreFrame): FaqEntry[] {
  if (streetAddress === '') return [];
  const hours = openingHours.length === 0 ? '' : ` Atendemos ${hoursText(openingHours)}.`;
  return [
    {
      question: '¿Puedo retirar en el local?',
      answer: `Sí, sin costo, en ${streetAddress}, ${city}.${hours}`,
      link: { label: 'Ver ubicación', to: '/contact' },
    },
  ];
}

function repairsEntry(answer: string): FaqEntry[] {
  if (answer === '') return [];
  return [
    {
      question: '¿Reparan máquinas y venden repuestos?',
      answer,
      link: { label: 'Consultar', to: '/contact' },
    },
  ];
}

function firstPurchaseEntry(minimum: number): FaqEntry[] {
  if (minimum === 0) return [];
  return [
    {
      question: '¿Hay un mínimo de compra?',
      answer: `Para clientes nuevos, la primera compra tiene un mínimo de $${formatWholeNumber(minimum)}. Después, compras lo que necesites.`,
    },
  ];
}
