import { DEFAULT_TREE } from '#domain/catalogue/default-tree.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { DEFAULT_REPAIRS_ANSWER } from '#schemas/store/texts-area.ts';
import type { StoreConfig } from './store.ts';
import { type StartingStore, storeOf } from './store-of.ts';
import { TRADE_SYNONYMS } from './trade-synonyms.ts';

/** Casa Hilván: the fictional shop that the demo catalogue belongs to. A shop's file overrides what differs. */
export const DEMO_SETTINGS: Settings = {
  identity: {
    name: 'Casa Hilván',
    tagline: 'Mercería y máquinas de coser desde 1923',
    description:
      'Mercería, máquinas de coser y repuestos en Esperanza, Santa Fe. Cinco generaciones detrás del mostrador, desde 1923. Envíos a todo el país.',
    foundedIn: 1923,
    logo: null,
  },
  contact: {
    city: 'Esperanza',
    province: 'Santa Fe',
    streetAddress: 'Aarón Castellanos 1923',
    postalCode: 'S3080',
    landline: '(03496) 42-1923',
    mobile: '+54 9 3496 40-1923',
    whatsappDigits: '5493496401923',
    email: 'hola@casahilvan.example',
    map: {
      latitude: -31.4488,
      longitude: -60.9317,
      embedUrl:
        'https://www.openstreetmap.org/export/embed.html?bbox=-60.9417%2C-31.4548%2C-60.9217%2C-31.4428&layer=mapnik&marker=-31.4488%2C-60.9317',
      pageUrl: 'https://www.openstreetmap.org/?mlat=-31.4488&mlon=-60.9317#map=17/-31.4488/-60.9317',
    },
    socialLinks: [
      { network: 'instagram', url: 'https://www.instagram.com/casahilvan.example/' },
      { network: 'facebook', url: 'https://www.facebook.com/casahilvan.example/' },
    ],
  },
  hours: {
    openingHours: [
      {
        from: 'Monday',
        to: 'Friday',
        spans: [
          { opens: '08:00', closes: '12:00' },
          { opens: '15:30', closes: '19:30' },
        ],
      },
      { from: 'Saturday', to: 'Saturday', spans: [{ opens: '08:00', closes: '12:00' }] },
    ],
    holidays: [],
  },
  story: {
    story: [
      'Hay preguntas que se contestan mejor con la tela sobre el mostrador: qué aguja va con ese hilo, cuánto elástico lleva una cintura, si esa máquina vieja todavía tiene arreglo. En Esperanza las contestamos desde 1923.',
      'Vendemos lo que usamos y arreglamos lo que vendemos. Por eso, junto a los hilos, los cierres y las puntillas, están las máquinas familiares e industriales, sus repuestos y el taller.',
      'Hoy también recibimos pedidos en línea, pero la costumbre es la misma: los lee una persona de la casa, los prepara y te llama antes de enviarlos.',
    ],
    generations: [
      {
        title: 'Quien abrió',
        text: 'Un mostrador, hilos, agujas y una máquina a pedal, en 1923.',
      },
      {
        title: 'Quien sumó las máquinas',
        text: 'Llegaron las máquinas de coser y, con ellas, el taller.',
      },
      {
        title: 'Quien vendió por mayor',
        text: 'Modistas y talleres empezaron a comprar por cantidad.',
      },
      {
        title: 'Quien salió al país',
        text: 'Las primeras encomiendas, a pueblos donde no había mercería.',
      },
      {
        title: 'Quienes te atienden hoy',
        text: 'El mismo mostrador, que ahora también está en línea.',
      },
    ],
  },
  brands: {
    brands: [
      { name: 'Costurina', slug: 'costurina', logo: null },
      { name: 'Dentón', slug: 'denton', logo: null },
      { name: 'Aurelia', slug: 'aurelia', logo: null },
      { name: 'Tensa', slug: 'tensa', logo: null },
      { name: 'La Ribera', slug: 'la-ribera', logo: null },
      { name: 'Filo Sur', slug: 'filo-sur', logo: null },
      { name: 'Satén & Cía.', slug: 'saten-y-cia', logo: null },
      { name: 'Norte', slug: 'norte', logo: null },
      { name: 'Ovillar', slug: 'ovillar', logo: null },
      { name: 'Puntal', slug: 'puntal', logo: null },
      { name: 'Broche & Hijos', slug: 'broche-y-hijos', logo: null },
      { name: 'Telar del Litoral', slug: 'telar-del-litoral', logo: null },
      { name: 'Maquinola', slug: 'maquinola', logo: null },
      { name: 'Cinta Alba', slug: 'cinta-alba', logo: null },
    ],
    brandPages: [],
  },
  // CONTENT-022
  banners: {
    banners: [
      {
        id: 'ofertas',
        image: null,
        title: 'Hasta 50% OFF',
        text: 'En ofertas especiales de mercería y máquinas.',
        link: '/?offers=1#productos',
        from: '',
        to: '',
      },
      {
        id: 'productos',
        image: null,
        title: '+1000 productos',
        text: 'Todo para coser, en un solo mostrador.',
        link: '/#productos',
        from: '',
        to: '',
      },
      {
        id: 'envios',
        image: null,
        title: 'Envíos a todo el país',
        text: '',
        link: '/howToBuy',
        from: '',
        to: '',
      },
    ],
  },
  look: { accent: null, colours: [] },
  // CALC-004, CALC-009 to CALC-012
  plans: {
    history: [
      {
        from: '1923-01-01',
        plans: [
          { instalments: 3, surcharge: '10.35', cardFee: '1.80' },
          { instalments: 6, surcharge: '20.00', cardFee: '1.80' },
          { instalments: 12, surcharge: '95.50', cardFee: '1.80' },
        ],
      },
    ],
    minimumPrice: 0,
    // CALC-018
    grossIncomeTax: '3.60',
  },
  taxes: { condition: 'responsable-inscripto', netPriceSize: 'small' },
  texts: {
    paymentAnswer:
      'Por banco o con cheque. Lo acordamos cuando te contactamos, después de revisar tu pedido.',
    paymentBenefit: 'Paga en cuotas con todas las tarjetas',
    shippingBenefit: 'Envíos a todo el país',
    shippingAnswer:
      'El costo depende del destino y del peso: te lo decimos al contactarte, antes de despachar.',
    shipsNationwide: true,
    paymentMeans: ['cash', 'transfer', 'debit', 'credit'],
    repairsAnswer: DEFAULT_REPAIRS_ANSWER,
    searchExamples: ['Hilo', 'cierre', 'cinta de raso'],
    firstPurchaseMinimum: 20_000,
    quoteValidityDays: 7,
    imageHosts: ['res.cloudinary.com'],
    structuredData: { rating: { value: 4.8, reviews: 100 } },
    switchedOff: [],
    visitCountdown: true,
  },
  legal: {
    taxId: '30-00000000-0',
    companyName: '',
    legalAddress: '',
    consumerDefence: '',
    fiscalData: '',
    terms: '',
    privacy: '',
    returns: '',
  },
  chat: {
    greeting: '¡Hola! Estoy en la web y quisiera hacer una consulta.',
    chatTexts: {
      orderReceived:
        'Hola, {nombre}. Recibimos tu pedido n.º {pedido} por {total}. Lo puedes ver aquí: {enlace}',
      quote:
        'Hola, {nombre}. Este es el presupuesto de tu pedido n.º {pedido}, por {total}. Aquí lo ves entero y lo aceptas: {enlace}',
      ready: 'Hola, {nombre}. Tu pedido n.º {pedido} está listo. Son {total}. Aquí está el detalle: {enlace}',
      reminder:
        'Hola, {nombre}. ¿Pudiste ver el presupuesto de tu pedido n.º {pedido}, por {total}? Sigue aquí: {enlace}',
    },
  },
  search: { synonyms: TRADE_SYNONYMS },
  selling: { byMeasure: true, barCodes: true, wholesale: true },
  stock: {
    isOn: false,
    promisesFrom: 'sent',
    refusesShort: false,
    lowAt: 10,
    remnantAt: 100,
    isShown: false,
    shownAt: 5,
  },
  payments: {
    transfer: {
      isOn: false,
      alias: '',
      bankKey: '',
      holder: '',
      taxId: '',
      bank: '',
      discountPercent: '0',
      instructions: '',
    },
    deposit: { isOn: false, percent: '30', from: 0 },
  },
  categories: { tree: DEFAULT_TREE, former: [] },
};

/** What the demo shop starts with. */
export const DEMO_START: StartingStore = {
  settings: DEMO_SETTINGS,
  version: '2.0',
  legalLinks: { privacy: '', terms: '', regret: '' },
};

/** Its plans have always held, so any day will do. */
export const DEMO_STORE: StoreConfig = storeOf(DEMO_START, '2026-01-01');
