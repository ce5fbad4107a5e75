import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { aThread } from '#tests/support/a-thread.ts';
import { ADMINISTRATOR, runServer } from '#tests/support/running-server.ts';
import { shopClient } from '#tests/support/shop-client.ts';
import { fill, press, see } from './steps.ts';

// `npm run firefox`: a stock Firefox goes once through buying and once through the desk, driven over WebDriver BiDi.
// Not a part of `npm test`: it needs Debian's firefox-esr, or another Firefox at FIREFOX_PATH.
const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
if (!existsSync(FIREFOX)) throw new Error(`no Firefox at ${FIREFOX}: apt-get install firefox-esr`);

const REQUIRED = '*(Obligatorio)';

const server = await runServer({ DEMO: '1', DEMO_PRODUCTS: '60' });
const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
const faults: string[] = [];
try {
  const page = await firefox.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(`page error: ${String(error)}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on(
    'response',
    (answer) => answer.status() >= 400 && faults.push(`${answer.status()}: ${answer.url()}`),
  );

  const shop = await shopClient(server.url);
  const [{ photos } = { photos: [] }] = await shop.products();
  const thread = await shop.addProduct(aThread({ brand: 'Zorro', name: 'Hilo para Firefox', photos }));

  console.log('buying');
  await page.goto(`${server.url}/?q=zorro`);
  await press(page, `Más información de ${thread.name}`, 'link');
  await see(page, thread.name, 'heading');
  await fill(page, 'Cantidad Rojo', '12');
  await press(page, 'AGREGAR AL CARRITO');
  await press(page, 'Carrito, 12 unidades');
  await press(page, 'Finalizar pedido');
  await press(page, 'Continuar');
  await fill(page, `Nombre ${REQUIRED}`, 'Marta');
  await fill(page, `Apellido ${REQUIRED}`, 'Gietz');
  await fill(page, `Teléfono ${REQUIRED}`, '3496401923');
  await press(page, 'COMPRAR');
  await press(page, 'Sí, pedir presupuesto');
  await see(page, '¡Pedido confirmado!', 'dialog');
  await press(page, 'OK');

  console.log('the desk');
  await page.goto(`${server.url}/login`);
  await fill(page, 'Email', ADMINISTRATOR.email);
  await fill(page, 'Contraseña', ADMINISTRATOR.password);
  await press(page, 'Ingresar');
  await see(page, 'General', 'heading');
  await page.goto(`${server.url}/hilvanDash/pedidos`);
  await press(page, 'Acciones del pedido 1');
  await press(page, 'Listo', 'menuitem');
  await press(page, 'Ver pedido 1', 'link');
  await see(page, 'Pedido N.º 1', 'dialog');
  await press(page, 'CERRAR');
  await page.goto(`${server.url}/hilvanDash/productos?buscar=zorro`);
  await press(page, `Marcar agotado: ${thread.name}`);
  await see(page, `Hay stock: ${thread.name}`, 'button');

  const [order] = await shop.orders();
  if (order?.status !== 'Listo') faults.push(`the order is ${order?.status}, not Listo`);
} finally {
  await firefox.close();
  await server.stop();
  server.clean();
}
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Firefox bought and kept the desk.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
