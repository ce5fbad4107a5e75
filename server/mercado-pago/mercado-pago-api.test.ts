import { expect, onTestFinished, test } from 'vitest';
import { pesos } from '#domain/money/centavos.ts';
import { ACCESS_TOKEN, fakeMercadoPago } from '#tests/support/fake-mercado-pago.ts';
import { createPreference } from './mercado-pago-api.ts';

test.each([
  ['https://tienda.example', 'https://tienda.example/avisos?source_news=webhooks'],
  ['http://127.0.0.1:3000', undefined],
])(
  'a shop at %s asks for signed notices alone, if it can be called [PAY-005]',
  async (origin, noticesUrl) => {
    const fake = await fakeMercadoPago();
    onTestFinished(() => fake.close());
    await createPreference(
      { url: fake.url, accessToken: ACCESS_TOKEN },
      {
        reference: 'a',
        title: 'Pedido 7',
        amount: pesos(54_000),
        expiresAt: 0,
        backUrl: origin,
        noticesUrl: `${origin}/avisos`,
        idempotencyKey: 'a',
      },
    );
    expect(fake.preferences.get('a')?.noticesUrl).toBe(noticesUrl);
  },
);
