import { pesos, ZERO } from '#domain/money/centavos.ts';
import type { PercentHundredths } from '#domain/prices/percent.ts';
import type { ListRule, PriceList } from '#domain/wholesale/wholesale-list.ts';

type DemoList = Pick<PriceList, 'name' | 'rules' | 'minimum' | 'increment' | 'conditions'> & {
  readonly links: readonly { readonly holder: string; readonly contact: string }[];
};

/** The price lists of the demo shop, with who has a link to them (TRADE-001, TRADE-002). */
export const DEMO_LISTS: readonly DemoList[] = [
  {
    name: 'Talleres',
    rules: [less(18), less(20, { brand: 'Tensa' })],
    minimum: ZERO,
    increment: 1,
    conditions: 'Envío a cargo de Casa Hilván desde $ 150.000. Pago a 15 días con factura.',
    links: [
      { holder: 'Talleres Cuesta', contact: 'pedidos@cuesta.example' },
      { holder: 'Cooperativa La Aguja', contact: 'Norma' },
    ],
  },
  {
    name: 'Revendedores',
    rules: [less(25)],
    minimum: pesos(60_000),
    increment: 12,
    conditions: 'Envío por encomienda, a cargo de quien compra. Pago por adelantado.',
    links: [{ holder: 'Casa Pérez', contact: '3496 40-1924' }],
  },
];

function less(percent: number, place: Partial<ListRule> = {}): ListRule {
  // Safe because the list above writes whole percentages alone.
  const hundredths = (percent * 100) as PercentHundredths;
  return { section: '', subsection: '', type: '', brand: '', ...place, percent: hundredths };
}
