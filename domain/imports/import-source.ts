/** The programs whose product files are recognised by their columns. */
export const IMPORT_SOURCES = [
  'hilvan',
  'tiendanube',
  'shopify',
  'woocommerce',
  'mercadolibre',
  'other',
] as const;

export type ImportSource = (typeof IMPORT_SOURCES)[number];
