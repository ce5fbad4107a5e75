import { z } from 'zod';
import { STATIC_PAGES } from '#domain/addresses/static-pages.ts';
import { listOf, needed, neededListOf, paragraph, upTo, wholeFrom } from './setting-parts.ts';

/** What shops say until they say otherwise. */
export const DEFAULT_REPAIRS_ANSWER =
  'Sí, tenemos taller propio para máquinas familiares e industriales. Trae la tuya o mándanos una foto y el modelo: te decimos si tiene arreglo y qué repuesto lleva.';

/** How one can pay, in the order in which pages name them (CONTENT-012). */
export const PAYMENT_MEANS = ['cash', 'transfer', 'debit', 'credit'] as const;

export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

const yesOrNo = { error: 'tiene que ser verdadero o falso' };

const PUBLIC_SITE = "tiene que ser un sitio, como 'fotos.ejemplo.com'";

/** A name of the public web: an address in numbers, or this machine, is no place of photos for visitors. */
const publicSite = z
  .hostname({ error: PUBLIC_SITE, abort: true })
  .regex(/^[^.].*\.(?!local$|internal$|localhost$)[a-z][a-z\d-]+$/i, { error: PUBLIC_SITE });

const stars = { error: 'tiene que ser un número de 1 a 5' };

export const textsArea = z.strictObject({
  /** How one pays, as the questions and answers say it (CONTENT-007). */
  paymentAnswer: paragraph,
  paymentBenefit: needed(60),
  shippingBenefit: needed(60),
  /** What shipping costs, where it is asked. Shipping is never priced online. */
  shippingAnswer: paragraph,
  /** Whether the shop sends to every province: the questions say so, and how to buy shows the map. */
  shipsNationwide: z.boolean(yesOrNo).default(true),
  paymentMeans: neededListOf(z.enum(PAYMENT_MEANS, { error: 'no es un medio de pago' }), 4).default([
    ...PAYMENT_MEANS,
  ]),
  /** What the shop answers about its workshop; '' for a shop without one, whose pages then offer no repairs. */
  repairsAnswer: upTo(1000).default(DEFAULT_REPAIRS_ANSWER),
  /** For how many days a quote is valid, unless the shop says otherwise in it (QUOTE-002). */
  quoteValidityDays: wholeFrom(1, 365),
  /** What the search box shows while it is empty. Each must find products when typed. */
  searchExamples: neededListOf(needed(30), 4),
  /** In pesos. An order below it shows a note and is not blocked (CHECKOUT-G12). */
  firstPurchaseMinimum: z
    .number({ error: 'tiene que ser un número en pesos' })
    .min(0, { error: 'no puede ser negativo' })
    .max(1e12, { error: 'es demasiado grande' }),
  /** Other hosts that product photos may have, besides the shop's own (DATA-005). */
  imageHosts: listOf(publicSite, 50),
  structuredData: z.strictObject({
    rating: z
      .strictObject({
        value: z.number(stars).min(1, stars).max(5, stars),
        reviews: wholeFrom(1, 1_000_000_000),
      })
      .nullable(),
  }),
  /** Pages that show the maintenance screen instead; links to them stay (ROUTE-021). */
  switchedOff: listOf(z.enum(STATIC_PAGES, { error: 'no es una página que se pueda apagar' }), 10),
  /** Whether offers without an end show the countdown of the visit (LAW-006). */
  visitCountdown: z.boolean(yesOrNo),
});
