import { z } from 'zod';
import { mercadoPagoSchema, payQuoteSchema } from '#schemas/mercado-pago.ts';
import { tokenParams } from '#schemas/quote.ts';
import type { ApiInstance } from '#server/kernel/api-instance.ts';
import { perMinute } from '#server/kernel/request-limits.ts';
import { mercadoPagoAccount, saveMercadoPagoAccount } from './account.ts';
import { payQuote } from './pay-quote.ts';
import { takeNotice } from './take-notice.ts';

const TAGS = ['Cobros'];

const noticeQuery = z.looseObject({
  'data.id': z.string().max(100).default(''),
  id: z.string().max(100).default(''),
  type: z.string().max(40).default(''),
});

/** The shop's account at Mercado Pago, for its owner. */
export async function mercadoPagoRoutes(app: ApiInstance): Promise<void> {
  app.get(
    '/payments/mercado-pago',
    {
      config: { access: 'store' },
      schema: { tags: TAGS, summary: 'La cuenta de Mercado Pago; de cada clave, sus últimos cuatro signos' },
    },
    async (request) => mercadoPagoAccount(request.verbs()),
  );

  app.put(
    '/payments/mercado-pago',
    {
      config: { access: 'store' },
      schema: {
        tags: TAGS,
        summary: 'Guarda la cuenta de Mercado Pago. Una clave que no se manda queda como está',
        body: mercadoPagoSchema,
      },
    },
    async (request) => saveMercadoPagoAccount(request.verbs(), request.body),
  );
}

/** What customers and Mercado Pago ask. */
export async function publicMercadoPagoRoutes(app: ApiInstance): Promise<void> {
  app.post(
    '/quotes/:token/pay',
    {
      config: { access: 'public', rateLimit: perMinute('quoteAnswers') },
      schema: {
        tags: TAGS,
        summary: 'Dónde se paga en Mercado Pago un presupuesto aceptado, todo o la seña',
        params: tokenParams,
        body: payQuoteSchema,
      },
    },
    async (request) => {
      const { token } = request.params;
      const { part } = request.body;
      return { url: await payQuote(request.verbs(), { token, part, origin: request.origin }) };
    },
  );

  app.post(
    '/mercadopago/notices',
    {
      config: { access: 'public', rateLimit: perMinute('gatewayNotices') },
      schema: {
        tags: TAGS,
        summary: 'Un aviso de Mercado Pago, firmado. No se le cree: se le pregunta por el pago',
        querystring: noticeQuery,
      },
    },
    async (request) => {
      const { 'data.id': dataId, id, type } = request.query;
      const headerOf = (name: string) => String(request.headers[name] ?? '').slice(0, 300);
      await takeNotice(request.verbs(), {
        type,
        id: dataId || id,
        signature: headerOf('x-signature'),
        requestId: headerOf('x-request-id'),
      });
      // Anything but 200 or 201 it sends again.
      return {};
    },
  );
}
