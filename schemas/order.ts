import { z } from 'zod';
import { givenExtras } from '#domain/cart/line-extras.ts';
import { MAX_ORDER_COMMENT, MAX_ORDER_PRODUCTS } from '#domain/cart/order-limits.ts';
import { sentComment } from '#domain/cart/sent-comment.ts';
import type { FieldProblem } from '#domain/contact/field-problems.ts';
import { MOST_PARTS, MOST_UNITS } from '#domain/measure/sale-unit.ts';
import { type Centavos, centavos, MAX_CENTAVOS } from '#domain/money/centavos.ts';
import { parseDecimalString } from '#domain/money/decimal-string.ts';
import {
  CHECKOUT_LENGTHS,
  type CheckoutField,
  checkoutProblems,
  customerOf,
} from '#domain/orders/checkout-form.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { givenSaid } from '#domain/orders/said.ts';
import type { ProductPrice } from '#domain/pricing/product-price.ts';
import type { LabelsOf } from './labels-of.ts';
import { lineExtrasRequest } from './line-extras.ts';
import { orderText, REQUIRED } from './order-text.ts';
import { idSchema } from './paging.ts';
import { reportProblems } from './report-problems.ts';
import { INVALID_CUSTOMER_TEXTS, TOO_LONG_CUSTOMER_TEXTS } from './wire/customer-texts.ts';
import { bulkOfferFromWire } from './wire/product.ts';
import { lineExtrasFromWire, saidFromWire } from './wire/said-to-wire.ts';

const textsOf = (field: CheckoutField, invalid: string) => ({
  required: REQUIRED,
  'too-long': TOO_LONG_CUSTOMER_TEXTS[field],
  invalid,
});
/** What each field of an order's customer must be. */
export const CUSTOMER_TEXTS = {
  firstName: textsOf('firstName', REQUIRED),
  lastName: textsOf('lastName', REQUIRED),
  phone: textsOf('phone', INVALID_CUSTOMER_TEXTS.phone),
  email: textsOf('email', INVALID_CUSTOMER_TEXTS.email),
} as const satisfies Record<CheckoutField, Record<FieldProblem, string>>;

const variantName = z.string().max(120);
const units = z
  .number({ error: 'tiene que ser un número' })
  .int({ error: 'tiene que ser un número entero' })
  .min(1, { error: 'tiene que ser al menos 1' })
  .max(MOST_PARTS, { error: `puede ser a lo sumo ${MOST_UNITS}` });

// The number is checked before each key, because a body can hold a hundred thousand invalid keys. `custom` checks
// nothing: it says what clients send.
const unitsByVariant = z
  .record(z.string(), z.custom<number>())
  .refine((byVariant) => Object.keys(byVariant).length > 0 && Object.keys(byVariant).length <= 200)
  .pipe(z.record(variantName, units));

/** What is said of quantities that no product has. */
export const QUANTITY_TEXT =
  'tiene que indicar las unidades de hasta 200 colores o modelos, de 1 a 9999 cada uno';

/**
 * Amounts by variant, or a plain one for a product without variants (CHECKOUT-049), in smallest parts. The verb, which
 * knows in what the product is sold, refuses those that it doesn't have.
 */
export const quantitySchema = z.union([unitsByVariant, units.transform((count) => ({ '': count }))], {
  error: QUANTITY_TEXT,
});

/** The prices that the shopper saw. The server only compares them with its own. */
const seenItemSchema = z.object({
  price: z.string().max(20),
  wholesalePrice: z.string().max(20).default('0'),
  quantity: z.string().max(40).default('0'),
});

const orderItemSchema = z.object({
  _id: idSchema,
  items: z.tuple([seenItemSchema], { error: 'tiene que tener un elemento' }),
  quantity: quantitySchema,
  ...lineExtrasRequest,
});

/** The lines of an order; `item` is the shape of one. */
export function orderItems<Item extends z.ZodType>(item: Item) {
  return z
    .array(item, { error: REQUIRED })
    .min(1, { error: 'no tiene productos' })
    .max(MAX_ORDER_PRODUCTS, { error: `tiene más de ${MAX_ORDER_PRODUCTS} productos` });
}

const orderBody = z.object({
  orderItems: orderItems(orderItemSchema),
  userName: orderText(CHECKOUT_LENGTHS.firstName),
  userLastName: orderText(CHECKOUT_LENGTHS.lastName),
  cellphone: orderText(CHECKOUT_LENGTHS.phone),
  userEmail: orderText(CHECKOUT_LENGTHS.email).default(''),
  commentary: orderText(MAX_ORDER_COMMENT).default('').transform(sentComment),
  status: z.literal('pendiente', { error: 'tiene que ser pendiente' }).optional(),
  deleted: z.literal(false, { error: 'tiene que ser false' }).optional(),
  totalAmount: z.number({ error: 'tiene que ser un número' }).nonnegative({ error: 'no puede ser negativo' }),
});

/** The API's names of a customer's fields. */
export const WIRE_CUSTOMER_FIELDS = {
  firstName: 'userName',
  lastName: 'userLastName',
  phone: 'cellphone',
  email: 'userEmail',
} as const satisfies Record<CheckoutField, string>;

type CustomerFields = Readonly<Record<(typeof WIRE_CUSTOMER_FIELDS)[CheckoutField], string>>;

/** The body of `POST /orders`, with the domain's customer. */
export const orderRequestSchema = orderBody
  .superRefine((body, context) =>
    reportProblems(context, checkoutProblems(formOf(body)), {
      wireNames: WIRE_CUSTOMER_FIELDS,
      texts: CUSTOMER_TEXTS,
    }),
  )
  .transform((body) => {
    const customer = customerOf(formOf(body));
    const { totalAmount } = body;
    const said = saidFromWire(body);
    const items = body.orderItems.map((item) => ({
      productId: item._id,
      seen: item.items[0],
      quantities: item.quantity,
      extras: lineExtrasFromWire(item),
    }));
    return {
      customer,
      said,
      totalAmount: seenTotal(totalAmount),
      items: items.map((item) => ({ ...item, seen: seenPrice(item.seen) })),
      /** The request as sent, without what is none. Idempotency keys store its hash, also those of earlier versions. */
      asSent: {
        customer,
        totalAmount,
        items: items.map(({ productId, seen, quantities, extras }) => ({
          productId,
          seen,
          quantities,
          ...givenExtras(extras),
        })),
        ...givenSaid(said),
      },
    };
  });

export type OrderRequest = z.output<typeof orderRequestSchema>;

/** An unreadable price or offer counts as none. */
function seenPrice(seen: z.output<typeof seenItemSchema>): ProductPrice {
  return { price: parseDecimalString(seen.price), bulkOffer: bulkOfferFromWire(seen) };
}

/** `null` for a total above `MAX_CENTAVOS`, which no order has. */
function seenTotal(pesos: number): Centavos | null {
  const inCentavos = Math.round(pesos * 100);
  return inCentavos > MAX_CENTAVOS ? null : centavos(inCentavos);
}

/** A customer as the API names the fields, as a form that the domain checks. */
export function formOf(body: CustomerFields) {
  return {
    firstName: body.userName,
    lastName: body.userLastName,
    phone: body.cellphone,
    email: body.userEmail,
  };
}

export const orderStatusSchema = z.enum(ORDER_STATUSES, {
  error: 'tiene que ser pendiente, En Progreso o Listo',
});

/** The body of `PUT /orders/{id}`. Nothing else of an order can be changed, and what else is sent is refused. */
export const orderChangeSchema = z.strictObject({ status: orderStatusSchema });

export const ORDER_LABELS = {
  userName: 'Nombre',
  userLastName: 'Apellido',
  userEmail: 'Correo electrónico',
  cellphone: 'Teléfono',
  commentary: 'Nota',
  orderItems: 'Productos del pedido',
  quantity: 'Cantidad',
  pieces: 'Cortes',
  totalAmount: 'Total',
  status: 'Estado',
  deleted: 'Eliminado',
} as const satisfies LabelsOf<z.input<typeof orderBody>>;
