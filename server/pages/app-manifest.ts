import type { StoreConfig } from '#config/store.ts';

/** The home screen cuts longer names. */
const SHORT_NAME_LENGTH = 12;

const INK = '#151b30';
const LINEN = '#faf8f3';

/** The shop as an app: its name, its icons and what it looks like (OFFLINE-001). Products draw its screenshots, so it fits any shop. */
export function appManifest({ name, description }: Pick<StoreConfig, 'name' | 'description'>) {
  return {
    id: '/',
    name,
    short_name: shortName(name),
    description,
    lang: 'es-AR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: INK,
    background_color: LINEN,
    categories: ['shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/screens/phone.webp',
        sizes: '780x1260',
        type: 'image/webp',
        form_factor: 'narrow',
        label: 'Productos por categoría, con precio y oferta por cantidad',
      },
      {
        src: '/screens/desktop.webp',
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: 'El catálogo con sus filtros',
      },
    ],
    shortcuts: [
      { name: 'Tu carrito', url: '/cart' },
      { name: 'Mis pedidos', url: '/misPedidos' },
      { name: 'Calculadora de cuotas', url: '/calculadora' },
    ],
  };
}

/** The first words that fit, without a small one at the end: 'El Costurero' for 'El Costurero de Ana e Hijas'. */
function shortName(name: string): string {
  const words = name.split(' ');
  let count = words.length;
  while (count > 1 && isTooLong(words.slice(0, count))) count -= 1;
  return words.slice(0, count).join(' ').slice(0, SHORT_NAME_LENGTH);
}

const SMALL_WORDS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'y', 'e', '&']);

function isTooLong(words: readonly string[]): boolean {
  return (
    words.join(' ').length > SHORT_NAME_LENGTH ||
    SMALL_WORDS.has((words.at(-1) ?? '').toLocaleLowerCase('es'))
  );
}
