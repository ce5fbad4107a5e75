import { type ListedItem, type ListingShop, listedItems } from './listed-items.ts';

/** All addresses of more photos, with the commas between them. */
const MAX_MORE_PHOTOS_LENGTH = 2_000;

/** The columns of Meta's catalogue, as its 'data feed' names them. */
const COLUMNS: Readonly<Record<string, (listed: ListedItem) => string>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ isSoldOut }) => (isSoldOut ? 'out of stock' : 'in stock'),
  condition: () => 'new',
  price: ({ price }) => price,
  link: ({ link }) => link,
  image_link: ({ photo }) => photo,
  additional_image_link: ({ otherPhotos }) => fitting(otherPhotos).join(','),
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin ?? '',
  item_group_id: ({ group }) => group ?? '',
  color: ({ colour }) => colour ?? '',
  product_type: ({ productType }) => productType,
};

/** The shop's listed items for Meta's catalogue (Instagram, Facebook, WhatsApp): CSV by RFC 4180. */
export function* metaFeed(shop: ListingShop): Generator<string> {
  yield line(Object.keys(COLUMNS));
  for (const listed of listedItems(shop)) yield line(Object.values(COLUMNS).map((cell) => cell(listed)));
}

/** As many of the first photos as have room. */
function fitting(photos: readonly string[]): readonly string[] {
  let length = -1;
  return photos.filter((photo) => {
    length += photo.length + 1;
    return length <= MAX_MORE_PHOTOS_LENGTH;
  });
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
