import type { Settings } from '#schemas/store/area-schemas.ts';

export type MapPlace = Settings['contact']['map'];

/** Half the width and height of the shown map, in degrees: some streets around the shop. */
const AROUND = { longitude: 0.01, latitude: 0.006 };

/** The addresses of OpenStreetMap for a point, which needs no key and no account. */
export function mapPlaceAt(latitude: number, longitude: number): MapPlace {
  const bounds = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map(degrees);
  const point = `${degrees(latitude)}/${degrees(longitude)}`;
  const embed = new URLSearchParams({
    bbox: bounds.join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  const page = new URLSearchParams({ mlat: degrees(latitude), mlon: degrees(longitude) });
  return {
    latitude,
    longitude,
    embedUrl: `https://www.openstreetmap.org/export/embed.html?${embed}`,
    pageUrl: `https://www.openstreetmap.org/?${page}#map=17/${point}`,
  };
}

const NUMBER = String.raw`(-?\d{1,3}\.\d{3,})`;

/** How the links of Google Maps and OpenStreetMap, and people, write a point. */
const POINTS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`[?&](?:q|ll|query)=${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d{1,2}/${NUMBER}/${NUMBER}`),
  new RegExp(`^${NUMBER}[,;\\s]{1,3}${NUMBER}$`),
];

/** The point in a pasted link or pair of numbers; `null` where there is none. */
export function pastedPoint(pasted: string): { latitude: number; longitude: number } | null {
  const text = pasted.trim().replaceAll('%2C', ',');
  for (const form of POINTS) {
    const [, latitude, longitude] = form.exec(text) ?? [];
    if (latitude !== undefined && longitude !== undefined && isOnEarth(Number(latitude), Number(longitude)))
      return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  return null;
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** At most 6 decimals: a hand's width. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}
