import { expectAccessible } from '#tests/support/accessible.ts';
import { expect, plain, test } from '#tests/support/browser.ts';
import { fillMessage, label, MESSAGE, send } from '#tests/support/contact-page.ts';

test('the page shows where the shop is and how to reach it [ROUTE-007 CONTACT-001 CONTACT-002 CONTACT-003 CONTACT-005 CONTACT-G01 CONTENT-014]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/contact');
  await expect(page).toHaveTitle('Contacto / Ubicación | Casa Hilván');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto / Ubicación' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Contacto / Ubicación' })).toBeVisible();
  const banner = page.getByRole('figure').getByRole('img');
  await expect(banner).toHaveJSProperty('complete', true);
  expect(await banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const place = page.getByRole('region', { name: 'Visítanos' });
  const said = plain(await place.innerText()).replaceAll(/\s+/g, ' ');
  for (const part of [
    'Aarón Castellanos 1923',
    'Esperanza, Santa Fe',
    'Lunes a viernes 8:00–12:00 y 15:30–19:30',
    'Sábados 8:00–12:00',
  ]) {
    expect(said).toContain(part);
  }
  for (const [name, href] of [
    ['(03496) 42-1923', 'tel:03496421923'],
    ['+54 9 3496 40-1923', 'tel:+5493496401923'],
    ['hola@casahilvan.example', 'mailto:hola@casahilvan.example'],
    ['Escríbenos por WhatsApp', /^https:\/\/wa\.me\/5493496401923\?text=/],
    ['Instagram', /^https:\/\/www\.instagram\.com\//],
    ['Facebook', /^https:\/\/www\.facebook\.com\//],
  ] as const) {
    await expect(place.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expectAccessible(page);
});

test('a field shows its error once it was left [CONTACT-006 CONTACT-007 CONTACT-008 CONTACT-009 CONTACT-010 CONTACT-011 CONTACT-012 CONTACT-013 CONTACT-014 CONTACT-015 CONTACT-016 CONTACT-G02 CONTACT-G03 CONTACT-G04]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/contact');
  const enviar = page.getByRole('button', { name: 'ENVIAR' });
  await expect(enviar).toBeDisabled();
  await expect(page.getByText('Completa los cinco campos para poder enviar.')).toBeVisible();
  for (const [name, message] of [
    ['Nombre', 'El nombre es obligatorio'],
    ['Email', 'El email es obligatorio'],
    ['Teléfono', 'El teléfono es obligatorio'],
    ['Dirección', 'La dirección es obligatoria'],
    ['Mensaje', 'El mensaje es obligatorio'],
  ] as const) {
    const field = label(page, name);
    await field.fill('   ');
    await expect(page.getByText(message)).toHaveCount(0);
    await field.press('Tab');
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);

  await test.step('from then on with each change', async () => {
    await label(page, 'Email').fill('ana@mail');
    await expect(label(page, 'Email')).toHaveAccessibleDescription('El email no es válido');
    await label(page, 'Email').fill('Ana@Mail.com');
    await expect(label(page, 'Email')).toHaveAccessibleDescription('');
    await label(page, 'Teléfono').fill('preguntar por Ana');
    await label(page, 'Nombre').fill('Ana');
    await label(page, 'Dirección').fill('Rafaela');
    await expect(enviar).toBeDisabled();
    await label(page, 'Mensaje').fill('Hola');
    await expect(enviar).toBeEnabled();
    await label(page, 'Mensaje').fill(' ');
    await expect(enviar).toBeDisabled();
    await expect(label(page, 'Mensaje')).toHaveAccessibleDescription('El mensaje es obligatorio');
  });

  await test.step('a text that is too long stays whole, with a message', async () => {
    await label(page, 'Mensaje').fill('x'.repeat(5001));
    await expect(label(page, 'Mensaje')).toHaveAccessibleDescription(
      'El mensaje es muy largo: entran hasta 5.000 letras',
    );
    expect(await label(page, 'Mensaje').inputValue()).toHaveLength(5001);
    await expect(enviar).toBeDisabled();
  });
});

test('a message arrives, gets thanks, and empties the form [CONTACT-017 CONTACT-018 CONTACT-019 CONTACT-020]', async ({
  page,
  shop,
}) => {
  const hostile = `<script>alert('ñ')</script> "; DROP TABLE -- ${'😀'.repeat(200)}\n=1+1`;
  await page.goto('/contact');
  await fillMessage(page, { ...MESSAGE, message: `  ${hostile}  ` });

  await send(page);
  const thanks = page.getByRole('alertdialog', { name: 'Mensaje enviado' });
  await expect(thanks).toContainText('Gracias por contactarnos. Nos comunicaremos contigo a la brevedad.');
  await expectAccessible(page);
  await expect(thanks.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  for (const name of ['Nombre', 'Email', 'Teléfono', 'Dirección', 'Mensaje']) {
    await expect(label(page, name)).toHaveValue('');
    await expect(label(page, name)).not.toHaveAttribute('aria-invalid');
  }
  await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeDisabled();
  const [newest] = await shop.messages();
  expect(newest).toMatchObject({ userName: MESSAGE.name, userMessage: hostile });

  await test.step('and the way home', async () => {
    await fillMessage(page, MESSAGE);
    await send(page);
    await thanks.getByRole('button', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the map loads only on request and can be closed [CONTACT-004]', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mapa</title><p>El mapa</p>' }),
  );
  await page.goto('/contact');
  await expect(page.getByTitle('Mapa de Casa Hilván')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  await expect(page.frameLocator('iframe[title="Mapa de Casa Hilván"]').getByText('El mapa')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir el mapa en otra pestaña' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=-31\.4488/,
  );
  await page.getByRole('button', { name: 'Cerrar mapa' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeFocused();
});
