import { setTimeout as wait } from 'node:timers/promises';
import type { Page as Tab } from '@playwright/test';
import { FAST_4G, withSlowPhone } from './slow-phone.ts';

type Screen = {
  /** The menu's entry, and the screen's heading. */
  readonly name: string;
  readonly path: string;
};

const SCREENS: readonly Screen[] = [
  { name: 'Pedidos', path: '/hilvanDash/pedidos' },
  { name: 'Mis Productos', path: '/hilvanDash/productos' },
  { name: 'General', path: '/hilvanDash' },
  { name: 'Agregar Producto', path: '/hilvanDash/nuevo' },
  { name: 'Calculadora', path: '/hilvanDash/calculadora' },
  { name: 'Contacto (Alpha)', path: '/hilvanDash/contacto' },
  { name: 'Precios', path: '/hilvanDash/precios' },
  { name: 'Importar', path: '/hilvanDash/importar' },
  { name: 'Clientes', path: '/hilvanDash/clientes' },
  { name: 'Mi tienda', path: '/hilvanDash/tienda' },
  { name: 'Arrepentimientos', path: '/hilvanDash/arrepentimientos' },
  { name: 'Registro', path: '/hilvanDash/registro' },
  { name: 'Cuenta', path: '/hilvanDash/cuenta' },
];

/** A screen is looked at before the next tap; what a screen fetches late is there then. In ms. */
const LOOK_MS = 1200;
/** Until the browser has fetched what the dashboard fetches when idle, in ms. */
const IDLE_MS = 5000;

export type Tapped = {
  readonly name: string;
  /** From the tap until its heading stands over its rows, or over their place. */
  readonly headingMs: number;
  /** From the tap until nothing is missing any more. */
  readonly wholeMs: number;
  /** What moved on the screen from its heading on, as the browser scores it. */
  readonly shifted: number;
  /** What was fetched after the tap. */
  readonly requests: readonly string[];
};

type Desk = { readonly origin: string; readonly email: string; readonly password: string };

/** From the tap on each entry of the dashboard's menu to its screen, on a slow phone over fast 4G. */
export function measureDesk({ origin, email, password }: Desk): Promise<Tapped[]> {
  return withSlowPhone({ origin, page: { cart: [] }, network: FAST_4G }, async (tab) => {
    await tab.addInitScript(watchTaps);
    await tab.goto(`${origin}/login`);
    await tab.getByLabel('Email').fill(email);
    await tab.getByLabel('Contraseña', { exact: true }).fill(password);
    await tab.getByRole('button', { name: 'Ingresar' }).tap();
    await tab.getByRole('heading', { level: 1, name: 'General' }).waitFor();
    await wait(IDLE_MS);
    const tapped: Tapped[] = [];
    for (const screen of SCREENS) tapped.push(await afterTap(tab, screen));
    return tapped;
  });
}

async function afterTap(tab: Tab, screen: Screen): Promise<Tapped> {
  await tab.getByRole('button', { name: 'Abrir menú' }).tap();
  const link = tab.getByRole('navigation', { name: 'Panel' }).locator(`a[href="${screen.path}"]`);
  await link.waitFor();
  await wait(LOOK_MS);
  await tab.evaluate((awaited) => window.awaitScreen?.(awaited), screen);
  await link.tap();
  await tab.waitForFunction(() => window.seenSinceTap?.() !== null);
  await wait(LOOK_MS);
  const seen = await tab.evaluate(() => window.seenSinceTap?.());
  if (seen === undefined || seen === null) throw new Error(`${screen.name}: not seen`);
  return { name: screen.name, ...seen };
}

declare global {
  interface Window {
    /** Watches for a screen from the next tap on. */
    awaitScreen?: (screen: Screen) => void;
    /** `null` until the screen is whole. */
    seenSinceTap?: () => Omit<Tapped, 'name'> | null;
  }
}

/** Runs in the page before its scripts, so it can't use this module's names. */
function watchTaps(): void {
  // By itself a browser notes 250, fewer than all screens fetch.
  performance.setResourceTimingBufferSize(5000);
  let awaited: Screen | null = null;
  let tappedAt = Number.NaN;
  let headingAt: number | null = null;
  let wholeAt: number | null = null;
  let shifted = 0;

  function look(): void {
    if (awaited === null) return;
    const headings = [...document.querySelectorAll('main h1')];
    const heading = headings.find((h1) => h1.textContent === awaited?.name && h1.checkVisibility());
    const isThere = heading !== undefined && heading.getBoundingClientRect().top >= 0;
    const isMissing = document.querySelector('main :is(.skeleton, .sewn-progress)') !== null;
    if (isThere) headingAt ??= performance.now();
    if (isThere && !isMissing && location.pathname === awaited.path) wholeAt ??= performance.now();
    if (wholeAt === null) requestAnimationFrame(look);
  }

  window.awaitScreen = (screen) => {
    [awaited, headingAt, wholeAt, shifted, tappedAt] = [screen, null, null, 0, Number.NaN];
  };
  window.seenSinceTap = () => {
    if (headingAt === null || wholeAt === null) return null;
    const requests = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime >= tappedAt)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => {
        const { pathname, search } = new URL(name);
        const [from, to] = [startTime, responseEnd].map((time) => Math.round(time - tappedAt));
        return `${from}–${to} ms, ${encodedBodySize} B: ${pathname}${search}`;
      });
    return { headingMs: headingAt - tappedAt, wholeMs: wholeAt - tappedAt, shifted, requests };
  };
  const tap = ({ timeStamp }: Event) => {
    if (awaited === null || !Number.isNaN(tappedAt)) return;
    tappedAt = timeStamp;
    requestAnimationFrame(look);
  };
  document.addEventListener('click', tap, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOfScreen = headingAt !== null && entry.startTime > headingAt;
      if (isOfScreen && 'value' in entry) shifted += Number(entry.value);
    }
  }).observe({ type: 'layout-shift' });
}
