import { z } from 'zod';
import { ROLES } from '#domain/accounts/roles.ts';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { SHOWN_QUOTE_STATES } from '#domain/orders/quote-state.ts';
import { SECTIONS } from '#domain/products/sections.ts';
import { answer } from './answer.ts';
import type { WirePriceList, WirePriceUpdate } from './price-list.ts';
import { itemAnswer, pesosText } from './product-answer.ts';
import type { WireAuditEntry, WireAuditLog } from './wire/audit-entry.ts';
import type { WireBackups } from './wire/backup.ts';
import type { WireListedMessage } from './wire/contact-message.ts';
import type { WireDeskNews } from './wire/desk-news.ts';
import type { WireNotice } from './wire/notice.ts';
import type { WireOrder, WireOrderReceipt } from './wire/order.ts';
import type { WireDemoRemoval, WireOverview } from './wire/overview.ts';
import type { WirePhotoMatch } from './wire/photo-match.ts';

/** The API's answers, for its description. A test checks every answer against them. */
const id = z.string();
const pesos = z.number().describe('Pesos');
const instant = z.iso.datetime();
const count = z.int().min(0);

export const orderLine = z.strictObject({
  _id: id,
  section: z.enum(SECTIONS),
  subsection: z.string(),
  type: z.string(),
  items: z.array(itemAnswer),
  quantity: z.record(z.string(), count).describe('Unidades por color o modelo'),
  units: count,
  listTotal: pesos,
  total: pesos,
  commentary: z.string().optional().describe('La nota del cliente en el producto'),
});

const numberedAmounts = z.strictObject({
  _id: id,
  orderNumber: count,
  status: z.enum(ORDER_STATUSES),
  totalAmount: pesos.describe('Sin ofertas por cantidad'),
  payableAmount: pesos.describe('Con ofertas por cantidad'),
  createdAt: instant,
});

const orderLink = z.url().describe('La página del pedido, para su cliente');

export const receiptAnswer = answer<WireOrderReceipt>()(numberedAmounts.extend({ link: orderLink }));

export const orderLinkAnswer = z.strictObject({ link: orderLink });

export const orderAnswer = answer<WireOrder>()(
  numberedAmounts.extend({
    userEmail: z.string(),
    userName: z.string(),
    userLastName: z.string(),
    cellphone: z.string(),
    commentary: z.string().optional().describe('La nota del cliente en el pedido'),
    customerId: id.nullable().describe('Su cliente; null sin teléfono, o si se borraron sus datos'),
    paidAmount: pesos.describe('Lo que ya pagó'),
    origin: z.enum(['web', 'desk']).describe('De la tienda o del mostrador'),
    reminder: z.strictObject({ at: instant, text: z.string() }).nullable(),
    deleted: z.boolean(),
    updatedAt: instant,
    version: count,
    quoteState: z.enum(SHOWN_QUOTE_STATES).describe('Del último presupuesto'),
    quoteVersion: count.describe('La última; 0 sin presupuesto'),
    quoteAcceptedVersion: count.nullable().describe('La última que el cliente aceptó'),
    quoteTotal: pesos.nullable().describe('De la versión que vale: la aceptada o, si no hay, la última'),
    orderItems: z.array(orderLine),
  }),
);

export const statusCountAnswer = z.strictObject({
  count: count.describe('Los pendientes'),
  byStatus: z.record(z.enum(ORDER_STATUSES), count),
});

export const messageAnswer = answer<WireListedMessage>()(
  z.strictObject({
    _id: id,
    userName: z.string(),
    userEmail: z.string().optional(),
    userPhone: z.string(),
    userLocation: z.string().optional(),
    userMessage: z.string(),
    timestamp: instant,
    read: z.boolean(),
  }),
);

export const noticeAnswer = answer<WireNotice>()(
  z.strictObject({
    _id: count,
    kind: z.enum([
      'order-placed',
      'message-received',
      'quote-sent',
      'quote-seen',
      'quote-accepted',
      'quote-question',
      'quote-expired',
      'withdrawal-received',
      'withdrawal-answered',
    ]),
    recipient: z.enum(['shop', 'shopper']),
    subjectId: id.describe('El pedido, el mensaje, el presupuesto, su consulta o el arrepentimiento'),
    orderId: id.optional(),
    orderNumber: count.optional(),
    createdAt: instant,
    failed: z.boolean().describe('Si ya no se vuelve a intentar'),
    lastError: z.string().optional().describe('Por qué no se envió'),
  }),
);

export const retriedAnswer = z.strictObject({ retried: count });

export const newsAnswer = answer<WireDeskNews>()(
  z.strictObject({
    role: z.enum(ROLES),
    orders: z.strictObject({ revision: count, byStatus: z.record(z.enum(ORDER_STATUSES), count) }),
    messages: z.strictObject({ revision: count, unread: count }),
    withdrawals: z.strictObject({ revision: count, pending: count }),
    notices: z.strictObject({ failing: count }),
  }),
);

const priceRow = z.strictObject({
  codigo: z.string(),
  precio: pesosText,
  precio_mayorista: pesosText.optional(),
  cantidad_minima: z.string().optional(),
});

export const priceListAnswer = answer<WirePriceList>()(
  z.strictObject({
    source: z.string(),
    readAt: instant,
    rows: z.array(priceRow),
    withoutPrice: z.array(z.string()).optional(),
  }),
);

export const priceUpdateAnswer = answer<WirePriceUpdate>()(
  z.strictObject({
    success: z.literal(true),
    updated: count,
    unchanged: count,
    unknownCodes: z.array(z.string()),
  }),
);

const ordersSum = z.strictObject({ count, amount: pesos });
const comparedSum = ordersSum.extend({ before: ordersSum.describe('Lo mismo, una semana antes') });

export const overviewAnswer = answer<WireOverview>()(
  z.strictObject({
    orders: z.strictObject({
      byStatus: z.record(z.enum(ORDER_STATUSES), count),
      oldestPending: instant.nullable(),
      quotesAccepted: count.describe('De pedidos pendientes'),
      changesRequested: count,
      remindersDue: count,
      nextReminder: instant.nullable(),
      today: comparedSum.nullable(),
      week: comparedSum.describe('Desde el lunes').nullable(),
      days: z.array(ordersSum.extend({ day: z.iso.date() })),
    }),
    bestProducts: z.array(
      z.strictObject({ _id: id, name: z.string(), photo: z.string().nullable(), units: count }),
    ),
    bestSubsections: z.array(z.strictObject({ subsection: z.string(), units: count })),
    products: z.strictObject({
      total: count,
      hidden: count,
      withoutPrice: count,
      withoutPhoto: count,
      withoutCode: count,
      demo: count.describe('De muestra y sin editar'),
    }),
    withdrawals: z.strictObject({ pending: count, answerBy: instant.nullable() }),
    unreadMessages: count,
    emptySearches: count.describe('Sin resultado, en siete días'),
    lastPriceChange: instant.nullable(),
    oldPrices: count.describe('Productos con el mismo precio desde hace 30 días'),
    scheduledLeftOut: count.describe('Filas de precios programados que no se aplicaron, en siete días'),
    tellsByMail: z.boolean().describe('Si llegan correos de cada pedido y mensaje'),
  }),
);

export const demoRemovalAnswer = answer<WireDemoRemoval>()(
  z.strictObject({ removed: count, kept: count.describe('Los editados') }),
);

export const idAnswer = z.strictObject({ _id: id });
export const tokenAnswer = z.strictObject({ token: z.string() });
/** The description has only the fields that all kinds of entries share. */
type DescribedEntry = Omit<WireAuditEntry, 'kind' | 'details'> & {
  kind: string;
  details: Record<string, string | number>;
};
type DescribedLog = Omit<WireAuditLog, 'entries'> & { entries: DescribedEntry[] };

export const auditLogAnswer = answer<DescribedLog>()(
  z.strictObject({
    entries: z.array(
      z.strictObject({
        _id: count,
        at: instant,
        actor: z.string().describe('Un correo; vacío para los comandos del servidor'),
        kind: z.string(),
        details: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    next: count.nullable().describe('El before de la página siguiente'),
    actors: z.array(z.string()),
  }),
);

export const photoAnswer = z.strictObject({ url: z.string() });
export const photoMatchAnswer = answer<WirePhotoMatch>()(
  z.strictObject({
    name: z.string(),
    product: z.strictObject({ _id: id, code: z.string(), name: z.string(), photos: count }).nullable(),
    rivals: z.array(z.string()).describe('Los códigos que empiezan igual, si no se pudo elegir uno'),
  }),
);
export const healthAnswer = z.strictObject({ status: z.literal('ok'), version: z.string() });
export const backupsAnswer = answer<WireBackups>()(
  z.strictObject({
    automatic: z.boolean().describe('Si se hace una cada noche'),
    running: z.boolean().describe('Si se está haciendo una'),
    last: z
      .strictObject({
        madeAt: instant,
        bytes: count,
        name: z.string().optional().describe('Con este nombre se descarga, si está en esta máquina'),
      })
      .nullable()
      .describe('La última que salió bien'),
    lastError: z.string().optional().describe('Por qué no salieron las de después'),
  }),
);

export const fileAnswer = z.string().describe('Un archivo para descargar');
export const noAnswer = z.null().describe('Sin contenido');

/** RFC 9457; some codes have extra members. */
export const problemAnswer = z
  .looseObject({
    type: z.literal('about:blank'),
    status: z.int(),
    code: z.string(),
    title: z.string(),
    detail: z.string().optional(),
    errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
  })
  .describe('Un problema, como application/problem+json');
