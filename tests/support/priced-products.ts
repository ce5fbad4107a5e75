import { pesos } from '#domain/money/centavos.ts';
import { aThread } from './a-thread.ts';

const noPhotos: readonly string[] = [];
const thread = aThread({ id: 'hilo', code: 'H-1', name: 'Hilo', brand: 'Güemes', photos: noPhotos });
const zip = aThread({
  id: 'cierre',
  code: 'C-1',
  name: 'Cierre',
  subsection: 'Cierres',
  bulkOffer: null,
  photos: noPhotos,
});
const free = aThread({
  id: 'consultar',
  code: null,
  name: 'Por pedido',
  price: null,
  bulkOffer: null,
  photos: noPhotos,
});
const hidden = aThread({
  id: 'oculto',
  code: 'O-1',
  name: 'Oculto',
  isHidden: true,
  price: pesos(100),
  photos: noPhotos,
});

/** A product with a pack, one without, one 'Consultar' and a hidden one. */
export const PRICED = { thread, zip, free, hidden };
