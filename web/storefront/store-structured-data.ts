import { type Holiday, WEEKDAYS } from '#domain/store/weekly-hours.ts';
import { DAYS_TO_WITHDRAW } from '#domain/withdrawals/withdrawal-clocks.ts';
import type { PageServices } from '#web/context.ts';
import { sharePicture } from './page-meta.ts';
import { WITHDRAWAL_PAGE } from './withdrawal-page.ts';

/** The shop as a schema.org object. */
export function storeData({ store, publicUrl }: Pick<PageServices, 'store' | 'publicUrl'>) {
  return {
    '@context': 'https://schema.org',
    '@type': 'HobbyShop',
    '@id': `${publicUrl}/#tienda`,
    name: store.name,
    slogan: store.tagline,
    description: store.description,
    url: `${publicUrl}/`,
    image: sharePicture(publicUrl),
    telephone: internationalPhone(store.landline),
    email: store.email,
    foundingDate: String(store.foundedIn),
    currenciesAccepted: 'ARS',
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.streetAddress,
      addressLocality: store.city,
      addressRegion: store.province,
      postalCode: store.postalCode,
      addressCountry: 'AR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.map.latitude, longitude: store.map.longitude },
    openingHoursSpecification: store.openingHours.flatMap(({ from, to, spans }) =>
      spans.map((span) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1),
        ...span,
      })),
    ),
    ...(store.holidays.length > 0 && {
      specialOpeningHoursSpecification: store.holidays.flatMap(holidayHours),
    }),
    sameAs: store.socialLinks.map(({ url }) => url),
    hasMerchantReturnPolicy: returnPolicy(publicUrl),
  };
}

/** What the law gives every buyer at a distance (LAW-003), once for the shop instead of at each product. */
function returnPolicy(publicUrl: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'AR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: DAYS_TO_WITHDRAW,
    returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
    returnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: `${publicUrl}${WITHDRAWAL_PAGE}`,
  };
}

/** Search engines read a day from midnight to midnight as closed. */
function holidayHours({ date, spans }: Holiday) {
  const hours = spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }];
  return hours.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...span,
  }));
}

/** '+543496421923' for '(03496) 42-1923'. */
function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') ? `+${digits}` : `+54${digits.replace(/^0/, '')}`;
}
