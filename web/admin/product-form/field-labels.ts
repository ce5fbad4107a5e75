import type { DraftField } from './product-draft.ts';

export const FIELD_LABELS: Readonly<Record<DraftField, string>> = {
  section: 'Sección',
  subsection: 'Subsección',
  type: 'Tipo',
  brand: 'Marca',
  name: 'Nombre',
  summary: 'Resumen',
  description: 'Descripción',
  specifications: 'Especificaciones',
  code: 'Código',
  price: 'Precio',
  packPrice: 'Precio por cantidad',
  minimumUnits: 'Unidades mínimas',
  isOffer: 'Oferta',
  isHidden: 'Oculto en la tienda',
  variants: 'Variantes',
  models: 'Modelos',
  colours: 'Colores',
  photos: 'Fotos',
  altTexts: 'Textos alternativos',
};
