import { photoUrl } from '#domain/photos/photo-url.ts';
import type { Brand } from '#schemas/store/area-schemas.ts';
import { customProperties } from './custom-properties.ts';

/** What draws a brand: its photo, its drawn logo, which takes the colour of its place, or its name. */
export function brandMark({ name, slug, logo }: Brand) {
  const drawn = slug && `/brands/${slug}.svg`;
  return {
    role: 'img',
    'aria-label': name,
    'data-mark': logo ? 'photo' : drawn ? undefined : 'name',
    style: customProperties({ '--logo': `url(${logo ? photoUrl(logo, 300) : drawn})` }),
  };
}
