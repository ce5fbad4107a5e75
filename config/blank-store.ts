import type { Settings } from '#schemas/store/area-schemas.ts';
import { DEMO_SETTINGS } from './demo-store.ts';

/**
 * A shop that has not said yet who it is: nothing of somebody else's. Its blanks are no valid input, so whoever saves an
 * area fills them first.
 */
export const BLANK_SETTINGS: Settings = {
  ...DEMO_SETTINGS,
  identity: { name: 'Mi tienda', tagline: '', description: '', foundedIn: 0, logo: null },
  contact: {
    city: '',
    province: '',
    streetAddress: '',
    postalCode: '',
    landline: '',
    mobile: '',
    whatsappDigits: '',
    email: '',
    map: { latitude: 0, longitude: 0, embedUrl: '', pageUrl: '' },
    socialLinks: [],
  },
  hours: { openingHours: [], holidays: [] },
  story: { story: [], generations: [] },
  brands: { brands: [], brandPages: [] },
  selling: { byMeasure: false, barCodes: false, wholesale: false },
  banners: { banners: [] },
  texts: {
    ...DEMO_SETTINGS.texts,
    paymentAnswer: 'Lo acordamos cuando te contactamos, después de revisar tu pedido.',
    paymentBenefit: 'El pago se acuerda con cada pedido',
    shippingBenefit: 'El envío se acuerda con cada pedido',
    shipsNationwide: false,
    paymentMeans: ['cash', 'transfer'],
    repairsAnswer: '',
    firstPurchaseMinimum: 0,
    imageHosts: [],
    structuredData: { rating: null },
  },
  legal: { ...DEMO_SETTINGS.legal, taxId: '' },
};
