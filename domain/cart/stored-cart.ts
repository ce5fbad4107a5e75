import { GENERAL_VAT, storedVat } from '../law/vat.ts';
import { isByMeasure } from '../measure/sale-unit.ts';
import { saleUnitToStore, storedSaleUnit } from '../measure/stored-sale-unit.ts';
import { type Centavos, centavos, MAX_CENTAVOS } from '../money/centavos.ts';
import type { BulkOffer } from '../pricing/bulk-offer.ts';
import { storedSection } from '../products/sections.ts';
import type { Cart, CartLine, CartSnapshot } from './cart-line.ts';
import { soundQuantities } from './changed-quantity.ts';
import { givenExtras, readExtras } from './line-extras.ts';
import { mergedLines } from './merged-lines.ts';

export const CART_STORAGE_KEY = 'cart';

type Fields = Readonly<Record<string, unknown>>;

/** The stored text: a list of `{ id, quantities, item }` with what else a line carries (CART-009). The usual VAT and unit are left out, and availability where all is in stock. */
export function serialisedCart(cart: Cart): string {
  return JSON.stringify(
    cart.map(
      ({
        productId,
        quantities,
        snapshot: { isSoldOut, soldOutVariants, vat, saleUnit, ...item },
        extras,
      }) => ({
        id: productId,
        quantities,
        item: {
          ...item,
          ...(vat !== GENERAL_VAT && { vat }),
          ...(isByMeasure(saleUnit) && { saleUnit: saleUnitToStore(saleUnit) }),
          ...(isSoldOut && { isSoldOut }),
          ...(soldOutVariants.length > 0 && { soldOutVariants }),
        },
        ...givenExtras(extras),
      }),
    ),
  );
}

/**
 * Reads the stored text and never throws. A text that is not a list gives an empty cart, a line without id or units is
 * dropped, and an invalid field of a snapshot is empty until the catalogue answers (CART-021, CART-G02).
 */
export function parseStoredCart(text: string | null): Cart {
  const stored = text === null ? null : parsedJson(text);
  return Array.isArray(stored) ? mergedLines(stored.flatMap(storedLine)) : [];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function storedLine(stored: unknown): CartLine[] {
  const { id, quantities, item, ...extras } = fieldsOf(stored);
  if (typeof id !== 'string' || id === '') return [];
  const snapshot = storedSnapshot(fieldsOf(item));
  return [
    {
      productId: id,
      quantities: soundQuantities(fieldsOf(quantities), snapshot.saleUnit),
      snapshot,
      extras: readExtras(extras),
    },
  ];
}

function storedSnapshot(item: Fields): CartSnapshot {
  return {
    brand: textOf(item.brand),
    name: textOf(item.name),
    photo: typeof item.photo === 'string' ? item.photo : null,
    section: storedSection(item.section),
    price: priceOf(item.price),
    bulkOffer: bulkOfferOf(fieldsOf(item.bulkOffer)),
    vat: storedVat(item.vat),
    saleUnit: storedSaleUnit(textOf(item.saleUnit)),
    colours: textsOf(item.colours),
    models: textsOf(item.models),
    isSoldOut: item.isSoldOut === true,
    soldOutVariants: textsOf(item.soldOutVariants),
  };
}

function bulkOfferOf(stored: Fields): BulkOffer | null {
  const minimumUnits = wholeAboveZero(stored.minimumUnits);
  const packPrice = priceOf(stored.packPrice);
  return minimumUnits === null || packPrice === null ? null : { minimumUnits, packPrice };
}

function priceOf(value: unknown): Centavos | null {
  const amount = wholeAboveZero(value);
  return amount === null || amount > MAX_CENTAVOS ? null : centavos(amount);
}

function wholeAboveZero(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
