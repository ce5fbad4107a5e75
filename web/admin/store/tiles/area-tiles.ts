import {
  ChartColumn,
  Clock,
  CreditCard,
  FolderTree,
  GalleryHorizontalEnd,
  HandCoins,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Palette,
  Percent,
  Ruler,
  Scale,
  ScrollText,
  Search,
  Store,
  Tags,
  TextQuote,
  Warehouse,
} from 'lucide-react';
import { hoursText } from '#config/hours-text.ts';
import { deskPath } from '#domain/addresses/desk-path.ts';
import { type PlanSettings, plansOn } from '#domain/financing/plans-on.ts';
import { shopDay } from '#domain/time/shop-days.ts';
import type { WireStore } from '#schemas/store-answers.ts';
import { paymentCount } from '#web/financing/payment-count.ts';
import { formatCount } from '#web/format.ts';
import { TAX_CONDITION_LABELS } from '#web/storefront/tax-condition-labels.ts';

function plansText(plans: PlanSettings): string {
  const today = plansOn(plans, shopDay(Date.now())).map(({ instalments }) => instalments);
  const [first, ...others] = today;
  if (first === undefined) return 'Sin cuotas';
  return others.length === 0 ? paymentCount(first) : `${today.join(', ')} cuotas`;
}

export type AreaTile = {
  readonly title: string;
  readonly path: string;
  readonly Icon: LucideIcon;
  /** What holds now, in a line. */
  readonly present: (store: WireStore) => string;
};

/** The tiles of 'Mi tienda', in order. An area has one as soon as it has a screen. */
export const AREA_TILES: readonly AreaTile[] = [
  {
    title: 'Identidad',
    path: deskPath('storeIdentity'),
    Icon: Store,
    present: ({ identity }) => [identity.name, identity.tagline].filter(Boolean).join(': '),
  },
  {
    title: 'Contacto y dirección',
    path: deskPath('storeContact'),
    Icon: MapPin,
    present: ({ contact }) =>
      contact.city === ''
        ? 'Sin dirección ni teléfonos'
        : `${contact.streetAddress}, ${contact.city} · ${contact.landline}`,
  },
  {
    title: 'Horarios',
    path: deskPath('storeHours'),
    Icon: Clock,
    present: ({ hours }) => hoursText(hours.openingHours) || 'Sin horarios',
  },
  {
    title: 'Historia',
    path: deskPath('storeStory'),
    Icon: ScrollText,
    present: ({ story }) =>
      [
        formatCount(story.generations.length, { one: 'generación', many: 'generaciones' }),
        ...story.story.slice(0, 1),
      ].join(' · '),
  },
  {
    title: 'Marcas',
    path: deskPath('storeBrands'),
    Icon: Tags,
    present: ({ brands }) => brands.brands.map(({ name }) => name).join(', ') || 'Ninguna',
  },
  {
    title: 'Categorías',
    path: deskPath('storeCategories'),
    Icon: FolderTree,
    present: () => 'Subsecciones y tipos, con su orden y sus nombres',
  },
  {
    title: 'Planes de cuotas',
    path: deskPath('storePlans'),
    Icon: CreditCard,
    present: ({ plans }) => plansText(plans),
  },
  {
    title: 'Impuestos',
    path: deskPath('storeTaxes'),
    Icon: Percent,
    present: ({ taxes }) => TAX_CONDITION_LABELS[taxes.condition],
  },
  {
    title: 'Portada',
    path: deskPath('storeBanners'),
    Icon: GalleryHorizontalEnd,
    present: ({ banners }) => banners.banners.map(({ title }) => title).join(' · ') || 'Sin carteles',
  },
  {
    title: 'Colores',
    path: deskPath('storeLook'),
    Icon: Palette,
    present: ({ look }) => look.accent ?? 'El carmín de siempre',
  },
  {
    title: 'Textos',
    path: deskPath('storeTexts'),
    Icon: TextQuote,
    present: ({ texts }) => `${texts.paymentBenefit} · ${texts.shippingBenefit}`,
  },
  {
    title: 'Datos legales',
    path: deskPath('storeLegal'),
    Icon: Scale,
    present: ({ legal }) =>
      `${legal.companyName || 'Sin razón social'} · CUIT ${legal.taxId || 'sin cargar'}`,
  },
  {
    title: 'Mensajes de chat',
    path: deskPath('storeChat'),
    Icon: MessageCircle,
    present: ({ chat }) => chat.greeting,
  },
  {
    title: 'Buscador',
    path: deskPath('storeSearch'),
    Icon: Search,
    present: ({ search }) => {
      const groups = { one: 'grupo de sinónimos', many: 'grupos de sinónimos' };
      const [first = []] = search.synonyms;
      return [formatCount(search.synonyms.length, groups), first.join(', ')].filter(Boolean).join(': ');
    },
  },
  {
    title: 'Formas de vender',
    path: deskPath('storeSelling'),
    Icon: Ruler,
    present: ({ selling }) =>
      [
        selling.byMeasure ? 'Por unidad y por metro' : 'Por unidad',
        selling.barCodes ? 'con códigos de barras' : '',
        selling.wholesale ? 'con listas mayoristas' : '',
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    title: 'Existencias',
    path: deskPath('storeStock'),
    Icon: Warehouse,
    present: ({ stock }) => (stock.isOn ? 'Se controlan' : 'No se controlan'),
  },
  {
    title: 'Cobros',
    path: deskPath('storePayments'),
    Icon: HandCoins,
    present: ({ payments: { transfer } }) =>
      transfer.isOn
        ? `Por transferencia, a ${transfer.alias || transfer.bankKey}`
        : 'Se acuerdan con cada pedido',
  },
  {
    title: 'Visitas y búsquedas',
    path: deskPath('analysis'),
    Icon: ChartColumn,
    present: () => 'Lo que buscan, lo que ven y lo que piden, por día',
  },
];
