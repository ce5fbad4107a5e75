import type { Locator, Page as Tab } from '@playwright/test';
import { withSlowPhone } from './slow-phone.ts';

export type PurchaseStep = {
  readonly what: string;
  /** From the tap, or the request of the page, to what the shopper waits for. */
  readonly answeredMs: number;
  /** For how much of that time the view showed neither the page nor a dialog. */
  readonly blankMs: number;
};

export type Purchase = {
  readonly steps: readonly PurchaseStep[];
  /** Where the first result of the shared link begins, in px from the top of the first view. */
  readonly firstResultAt: number;
};

/** A link as a shop shares it, to a subsection of the demo. In the order of this seed a product with steppers comes first. */
const SHARED_LINK = '/?subsection=Cierres&seed=2';

/** From a shared link to a confirmed order, with a slow phone. Taps fail on buttons that something covers. */
export function measurePurchase(origin: string): Promise<Purchase> {
  return withSlowPhone({ origin, page: { cart: [] } }, async (tab) => {
    await tab.addInitScript(watchBlankView);
    const steps: PurchaseStep[] = [];
    const step = async (what: string, act: () => Promise<unknown>, awaited: Locator) => {
      const [blankBefore, started] = [await blankMs(tab), performance.now()];
      await act();
      await awaited.waitFor();
      const answeredMs = performance.now() - started;
      steps.push({ what, answeredMs, blankMs: (await blankMs(tab)) - blankBefore });
    };

    const dialog = tab.getByRole('dialog');
    const card = tab.getByRole('article').first();
    const adding = tab.getByRole('button', { name: 'AGREGAR AL CARRITO' });
    await step('Abrir el enlace', () => tab.goto(origin + SHARED_LINK), card);
    const firstResultAt = (await card.boundingBox())?.y ?? Number.NaN;
    await step('Un producto', () => card.getByRole('link').first().tap(), adding);
    await step('Una unidad', () => plusOf(tab).tap(), tab.getByText('1 unidad', { exact: true }).first());
    await step('Al carrito', () => adding.tap(), tab.getByText('El producto fue añadido correctamente'));
    await step('Ver el carrito', () => tab.getByRole('button', { name: /^Carrito/ }).tap(), dialog);
    const goOn = tab.getByRole('button', { name: 'Continuar' }).first();
    await step('Finalizar pedido', () => dialog.getByText('Finalizar pedido').tap(), goOn);
    await step('Continuar', () => goOn.tap(), tab.getByLabel('Nombre'));
    await fillContact(tab);
    const question = tab.getByRole('alertdialog');
    await step('COMPRAR', () => tab.getByRole('button', { name: 'COMPRAR' }).tap(), question);
    const done = tab.getByRole('dialog', { name: '¡Pedido confirmado!' });
    await step('Sí', () => question.getByRole('button', { name: /^Sí/ }).tap(), done);
    return { steps, firstResultAt };
  });
}

const plusOf = (tab: Tab): Locator => tab.getByRole('button', { name: /^Agregar una unidad/ }).first();

async function fillContact(tab: Tab): Promise<void> {
  const contact = { Nombre: 'Marta', Apellido: 'Gietz', Teléfono: '3496401923' };
  for (const [label, text] of Object.entries(contact)) await tab.getByLabel(label).fill(text);
}

declare global {
  interface Window {
    blankMs?: number;
  }
}

const blankMs = (tab: Tab): Promise<number> => tab.evaluate(() => window.blankMs ?? 0);

/**
 * Runs in the page, so it can't use this module's names. Looks at the point where the header stands, or at the middle of
 * the view once it has scrolled away: a shopper sees a part of the page there, or a dialog, else nothing.
 */
function watchBlankView(): void {
  let last = performance.now();
  window.blankMs = 0;
  setInterval(() => {
    const now = performance.now();
    const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
    const y = bottom > 0 ? bottom / 2 : innerHeight / 2;
    const top = document.elementFromPoint(innerWidth / 2, y);
    const seen =
      top?.closest('header, main, footer, .overlay-backdrop, [role="presentation"]') ??
      top?.querySelector('[role$="dialog"]');
    if (seen === null || seen === undefined) window.blankMs = (window.blankMs ?? 0) + now - last;
    last = now;
  }, 50);
}
