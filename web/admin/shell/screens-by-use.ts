import { ALL_SECTIONS } from './dashboard-sections.ts';

/** The menu's screens; what is opened all day comes first. */
export const SCREENS_BY_USE: readonly string[] = [
  ...new Set([
    '/hilvanDash/pedidos',
    '/hilvanDash/productos',
    '/hilvanDash',
    '/hilvanDash/clientes',
    '/hilvanDash/contacto',
    '/hilvanDash/precios',
    ...ALL_SECTIONS.map(({ path }) => path),
  ]),
];
