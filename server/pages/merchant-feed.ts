import { xmlText } from '#server/http/xml-text.ts';
import { type ListedItem, type ListingShop, listedItems } from './listed-items.ts';

/** The shop's listed items for Google Merchant Center: RSS 2.0 with its `g:` elements. */
export function* merchantFeed(shop: ListingShop): Generator<string> {
  const { site, store } = shop;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n';
  yield `<channel>${element('title', store.name)}${element('link', `${site}/`)}${element('description', store.description)}\n`;
  for (const listed of listedItems(shop)) yield item(listed);
  yield '</channel>\n</rss>\n';
}

function item(listed: ListedItem): string {
  const { group, colour, unitPricing, brand, gtin } = listed;
  const elements = [
    element('g:id', listed.id),
    ...(group === null ? [] : [element('g:item_group_id', group)]),
    // A '/' would be several colours.
    ...(colour === null ? [] : [element('g:color', colour.replaceAll('/', ' '))]),
    element('g:title', listed.title),
    element('g:description', listed.description),
    element('g:link', listed.link),
    element('g:image_link', listed.photo),
    ...listed.otherPhotos.map((photo) => element('g:additional_image_link', photo)),
    element('g:availability', listed.isSoldOut ? 'out_of_stock' : 'in_stock'),
    element('g:price', listed.price),
    ...(unitPricing === null
      ? []
      : [
          element('g:unit_pricing_measure', unitPricing.measure),
          element('g:unit_pricing_base_measure', unitPricing.base),
        ]),
    element('g:condition', 'new'),
    ...(brand === '' ? [] : [element('g:brand', brand)]),
    // A product's code is the shop's own, not a manufacturer's number.
    gtin === null ? element('g:identifier_exists', 'no') : element('g:gtin', gtin),
    element('g:product_type', listed.productType),
  ];
  return `<item>${elements.join('')}</item>\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
