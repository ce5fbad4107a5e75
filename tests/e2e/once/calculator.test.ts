import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { beAdministrator } from '#tests/support/be-administrator.ts';
import { expect, plain, test } from '#tests/support/browser.ts';

const amount = (page: Page) => page.getByLabel('Monto a recibir');
const plan = (page: Page, instalments: number) =>
  page.getByRole('radio', { name: new RegExp(`^${instalments} cuotas`) });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calcular' });
const receipt = (page: Page) => page.getByRole('region', { name: 'Resultado' });
const receiptText = async (page: Page) => plain(await receipt(page).innerText());

test('anyone works out what to charge [ROUTE-006 CALC-001 CALC-002 CALC-003 CALC-022 CALC-023 CALC-025 CALC-G04 PRICE-004]', async ({
  page,
}) => {
  await page.goto('/calculadora');
  await expect(page).toHaveTitle('Calculadora de cuotas | Casa Hilván');
  await expectAccessible(page);
  await expect(receipt(page)).toContainText('Elige la cantidad de cuotas');
  await expect(amount(page)).toHaveAccessibleDescription(/^Precio de la máquina /);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Every page checks once, when idle, that the shop answers.
    if (/^\/api\/(?!health$)|\.data$/.test(pathname)) calls.push(pathname);
  });

  await amount(page).fill('123456');
  await plan(page, 3).check();
  await calculate(page).click();
  await expect(receipt(page)).toContainText(/Valor de cada cuota\s*\$\s48\.767/);
  expect(await receiptText(page)).toContain('3 cuotas · Total a cobrar $ 146.300');
  await expect(receipt(page)).toContainText('Es lo que pagas en total');
  await expectAccessible(page);

  const detail = page.getByRole('button', { name: 'Ver detalle' });
  await expect(detail).toHaveAttribute('aria-expanded', 'false');
  await expect(receipt(page).getByText(/^Arancel de tarjeta/)).toBeHidden();
  await detail.click();
  const rows: readonly (readonly [string, string])[] = [
    ['Arancel de tarjeta (1,8 %)', '$ 2.634'],
    ['Costo financiero (10,35 %)', '$ 12.778'],
    ['IVA 21 % sobre arancel', '$ 554'],
    ['IVA 10,5 % sobre costo financiero', '$ 1.342'],
    ['Percepción IVA 1,5 % sobre costo financiero', '$ 192'],
    ['Percepción IVA 3 % sobre arancel', '$ 80'],
    ['Ingresos Brutos Santa Fe (3,6 %)', '$ 5.267'],
    ['Total de deducciones', '$ 22.844'],
  ];
  const shown = (await receiptText(page)).replaceAll(/\s+/g, ' ');
  for (const [label, value] of rows) expect(shown).toContain(`${label} ${value}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ocultar detalle' }).click();
  await expect(receipt(page).getByText(/^Arancel de tarjeta/)).toBeHidden();
  expect(calls).toEqual([]);
});

test('an instalment plan is chosen first, and any change clears the result [CALC-004 CALC-005 CALC-006 CALC-G05]', async ({
  page,
}) => {
  await page.goto('/calculadora');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await amount(page).fill('10000');
  await expect(calculate(page)).toBeDisabled();
  for (const [instalments, price] of [
    [3, /\$\s3\.951/],
    [6, /\$\s2\.167/],
    [12, /\$\s1\.832/],
  ] as const) {
    await plan(page, instalments).check();
    await expect(calculate(page)).toBeEnabled();
    await expect(receipt(page)).not.toContainText('Valor de cada cuota');
    await calculate(page).click();
    await expect(receipt(page)).toContainText('Valor de cada cuota');
    await expect(receipt(page)).toContainText(price);
  }
  await amount(page).fill('10001');
  await expect(receipt(page)).toContainText('Toca Calcular para ver el valor de cada cuota');
  await expect(page.getByRole('button', { name: 'Ver detalle' })).toHaveCount(0);
});

test('only digits count, and an empty field is 0 [CALC-007 CALC-008 CALC-025 CALC-027 CALC-G03]', async ({
  page,
}) => {
  await page.goto('/calculadora');
  await plan(page, 6).check();
  for (const [typed, shown, price] of [
    ['', '', /\$\s0/],
    ['sin monto', '', /\$\s0/],
    ['$ 20.000', '20.000', /\$\s4\.333/],
    ['-1a0,0 0.0', '10.000', /\$\s2\.167/],
    ['0011771', '11.771', /\$\s2\.550/],
    ['999999999999', '999.999.999.999', /\$\s216\.634\.100\.756/],
  ] as const) {
    await test.step(`'${typed}'`, async () => {
      await amount(page).fill(typed);
      await expect(amount(page)).toHaveValue(shown);
      await calculate(page).click();
      await expect(receipt(page)).toContainText('Valor de cada cuota');
      await expect(receipt(page)).toContainText(price);
    });
  }
  await amount(page).fill('');
  await calculate(page).click();
  await page.getByRole('button', { name: 'Ver detalle' }).click();
  const amounts = (await receiptText(page)).match(/\$ [\d.]+/g);
  expect(amounts).toEqual(Array.from({ length: 10 }, () => '$ 0'));
});

test('the calculator is worked from the keyboard, with or without dots [CALC-003 CALC-006 CALC-007 CALC-G03]', async ({
  page,
}) => {
  await page.goto('/calculadora');
  await amount(page).focus();
  await page.keyboard.type('12.345.6');
  await expect(amount(page)).toHaveValue('123.456');
  await page.keyboard.press('Home');
  await page.keyboard.type('9');
  await expect(amount(page)).toHaveValue('9.123.456');
  await page.keyboard.press('Backspace');
  await expect(amount(page)).toHaveValue('123.456');
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toContainText('Elige la cantidad de cuotas');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(plan(page, 6)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(calculate(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toContainText(/\$\s26\.745/);
  await expect(receipt(page)).toContainText(/Total a cobrar\s*\$\s160\.469/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(receipt(page).getByText('Total de deducciones')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(receipt(page).getByText('Total de deducciones')).toBeHidden();

  await amount(page).fill('999.999.999.999');
  await amount(page).press('End');
  await page.keyboard.type('7');
  await expect(amount(page)).toHaveValue('999.999.999.999');
});

test('the same calculator is a section of the dashboard [CALC-001 DASH-006 PERM-002]', async ({ page }) => {
  await beAdministrator(page);
  await page.goto('/hilvanDash/calculadora');
  await expect(page.getByRole('heading', { level: 1, name: 'Calculadora' })).toBeVisible();
  await amount(page).fill('123456');
  await plan(page, 6).check();
  await calculate(page).click();
  await expect(receipt(page)).toContainText(/\$\s26\.745/);
  await expectAccessible(page);
});
