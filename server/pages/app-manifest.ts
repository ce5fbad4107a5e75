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
    short_name: name.length <= SHORT_NAME_LENGTH ? name : (name.split(' ').at(-1) ?? name),
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
