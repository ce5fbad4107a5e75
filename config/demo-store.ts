import { INSTALMENT_PLANS } from './instalment-plans.ts';
import type { StoreConfig } from './store.ts';

/** Casa Hilván: the fictional shop that the demo catalogue belongs to. */
export const DEMO_STORE: StoreConfig = {
  name: 'Casa Hilván',
  taxId: '30-00000000-0',
  tagline: 'Mercería y máquinas de coser desde 1923',
  description:
    'Mercería, máquinas de coser y repuestos en Esperanza, Santa Fe. Cinco generaciones detrás del mostrador, desde 1923. Envíos a todo el país.',
  foundedIn: 1923,
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
  socialLinks: [
    { network: 'instagram', url: 'https://www.instagram.com/casahilvan.example/' },
    { network: 'facebook', url: 'https://www.facebook.com/casahilvan.example/' },
  ],
  brands: [
    { name: 'Costurina', slug: 'costurina' },
    { name: 'Dentón', slug: 'denton' },
    { name: 'Aurelia', slug: 'aurelia' },
    { name: 'Tensa', slug: 'tensa' },
    { name: 'La Ribera', slug: 'la-ribera' },
    { name: 'Filo Sur', slug: 'filo-sur' },
    { name: 'Satén & Cía.', slug: 'saten-y-cia' },
    { name: 'Norte', slug: 'norte' },
    { name: 'Ovillar', slug: 'ovillar' },
    { name: 'Puntal', slug: 'puntal' },
    { name: 'Broche & Hijos', slug: 'broche-y-hijos' },
    { name: 'Telar del Litoral', slug: 'telar-del-litoral' },
    { name: 'Maquinola', slug: 'maquinola' },
    { name: 'Cinta Alba', slug: 'cinta-alba' },
  ],
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
  quoteValidityDays: 7,
  searchExamples: ['Hilo', 'cierre', 'cinta de raso'],
  firstPurchaseMinimum: 20_000,
  instalmentPlans: INSTALMENT_PLANS,
  imageHosts: ['res.cloudinary.com'],
  structuredData: { rating: { value: 4.8, reviews: 100 } },
  legalLinks: { privacy: '', terms: '', regret: '', consumerDefence: '', fiscalData: '' },
  switchedOff: [],
  version: '2.0',
};
