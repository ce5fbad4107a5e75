import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isSmall } from '#tests/support/catalogue-page.ts';
import { smallTargets } from '#tests/support/touch-targets.ts';

const PAGES = [
  { path: '/', title: 'Mercería y máquinas de coser desde 1923 | Casa Hilván' },
  { path: '/?subsection=Hilos', title: 'Hilos | Casa Hilván' },
  { path: '/categoria/merceria/hilos', title: 'Hilos | Casa Hilván' },
  { path: '/marca/costurina', title: 'Costurina | Casa Hilván' },
  { path: '/?q=zzzz', title: /\| Casa Hilván$/ },
  { path: '/filtros', title: 'Ordenar y filtrar | Casa Hilván' },
  { path: '/filtros?q=hilo', title: 'Ordenar y filtrar | Casa Hilván' },
  { path: '/comparar', title: 'Comparar productos | Casa Hilván' },
  { path: '/cart', title: 'Carrito vacío | Casa Hilván' },
  { path: '/calculadora', title: /^Calculadora.* \| Casa Hilván$/ },
  { path: '/contact', title: /^Contacto.* \| Casa Hilván$/ },
  { path: '/aboutUs', title: /^Nosotros.* \| Casa Hilván$/ },
  { path: '/howToBuy', title: /^Cómo comprar \| Casa Hilván$/ },
  { path: '/FAQ', title: /^Preguntas frecuentes \| Casa Hilván$/ },
  { path: '/arrepentimiento', title: 'Botón de arrepentimiento | Casa Hilván' },
  { path: '/lista', title: 'Pegar una lista | Casa Hilván' },
  { path: '/misPedidos', title: 'Mis pedidos | Casa Hilván' },
  { path: '/favoritos', title: 'Favoritos | Casa Hilván' },
  { path: '/sin-conexion', title: 'Sin conexión | Casa Hilván' },
  { path: '/login', title: /\| Casa Hilván$/ },
];

test('every page is whole: title, heading, targets, axe [ROUTE-001 ROUTE-003 ROUTE-006 ROUTE-007 ROUTE-008 ROUTE-011 ROUTE-012 ROUTE-013 ROUTE-014]', async ({
  page,
}) => {
  for (const { path, title } of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      if (isSmall(page)) expect(await smallTargets(page)).toEqual([]);
      await expectAccessible(page);
    });
  }
});
