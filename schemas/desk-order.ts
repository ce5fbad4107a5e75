import { z } from 'zod';
import { NOTE_LENGTH } from '#domain/contact/text-lengths.ts';
import { CHECKOUT_LENGTHS, customerOf } from '#domain/orders/checkout-form.ts';
import { deskCustomerProblems } from '#domain/orders/desk-customer-problems.ts';
import type { LabelsOf } from './labels-of.ts';
import { piecesField } from './line-extras.ts';
import { CUSTOMER_TEXTS, formOf, orderItems, quantitySchema, WIRE_CUSTOMER_FIELDS } from './order.ts';
import { orderText } from './order-text.ts';
import { idSchema } from './paging.ts';
import { reportProblems } from './report-problems.ts';
import { piecesFromWire } from './wire/said-to-wire.ts';

/** The body of `POST /desk/orders`: an order that the shop takes itself. Prices are the catalogue's, or those of a price list. */
export const deskOrderSchema = z
  .strictObject({
    orderItems: orderItems(z.strictObject({ _id: idSchema, quantity: quantitySchema, ...piecesField })),
    userName: orderText(CHECKOUT_LENGTHS.firstName),
    userLastName: orderText(CHECKOUT_LENGTHS.lastName).default(''),
    cellphone: orderText(CHECKOUT_LENGTHS.phone).default(''),
    userEmail: orderText(CHECKOUT_LENGTHS.email).default(''),
    note: orderText(NOTE_LENGTH).default(''),
    priceList: idSchema.nullish(),
  })
  .superRefine((body, context) =>
    reportProblems(context, deskCustomerProblems(formOf(body)), {
      wireNames: WIRE_CUSTOMER_FIELDS,
      texts: CUSTOMER_TEXTS,
    }),
  )
  .transform(({ orderItems, note, priceList, ...customer }) => ({
    customer: customerOf(formOf(customer)),
    items: orderItems.map(({ _id, quantity, pieces }) => ({
      productId: _id,
      quantities: quantity,
      pieces: piecesFromWire(pieces),
    })),
    note: note.trim(),
    // Left out without one, as requests were before there were lists: a repeated key compares them.
    ...(priceList && { priceListId: priceList }),
  }));

export type DeskOrderRequest = z.output<typeof deskOrderSchema>;

export type WireDeskOrder = z.input<typeof deskOrderSchema>;

export const DESK_ORDER_LABELS = {
  note: 'Nota',
  priceList: 'Lista de precios',
} as const satisfies LabelsOf<WireDeskOrder>;
