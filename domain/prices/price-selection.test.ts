import { expect, test } from 'vitest';
import { catalogueEntry } from '../entries/catalogue-entry.ts';
import { pesos } from '../money/centavos.ts';
import { aProduct } from '../products/a-product.ts';
import { isSelected, type PriceSelection, preparedSelection } from './price-selection.ts';

const EVERYTHING: PriceSelection = {
  section: null,
  subsection: '',
  type: '',
  brand: '',
  text: '',
  codes: null,
  ids: null,
  onlyOffers: false,
  onlyBulkOffers: false,
  onlyWithoutPhoto: false,
  minPrice: null,
  maxPrice: null,
  includesHidden: false,
  isExcept: false,
  unchangedSince: null,
};

const thread = {
  ...aProduct({
    id: 'hilo',
    section: 'Merceria',
    subsection: 'Hilos',
    type: 'Algodón',
    brand: 'Güemes',
    name: 'Hilo mercerizado',
    code: 'H-1',
    price: pesos(5000),
    bulkOffer: { minimumUnits: 12, packPrice: pesos(54_000) },
    photos: ['/images/hilo.webp'],
    isOffer: true,
  }),
  priceChangedAt: 1000,
};
const hidden = {
  ...aProduct({ id: 'oculto', name: 'Oculto', isHidden: true, price: null, code: null }),
  priceChangedAt: 5000,
};

function chosenOf(products: readonly (typeof thread)[], criteria: Partial<PriceSelection>): string[] {
  const entries = products.map(catalogueEntry);
  const selection = preparedSelection({ ...EVERYTHING, ...criteria }, entries);
  return entries.filter((entry) => isSelected(entry, selection)).map(({ product }) => product.id);
}

test.each<[Partial<PriceSelection>, string[]]>([
  [{}, ['hilo']],
  [{ includesHidden: true }, ['hilo', 'oculto']],
  [{ section: 'Maquina' }, []],
  [{ subsection: 'hilos', type: 'ALGODON', brand: 'guemes' }, ['hilo']],
  [{ brand: 'Güe' }, []],
  [{ text: 'merce hilo' }, ['hilo']],
  [{ text: ' h-1 ' }, ['hilo']],
  [{ text: 'H 1' }, ['hilo']],
  [{ text: 'seda' }, []],
  [{ codes: ['h.1'] }, ['hilo']],
  [{ codes: ['H1'] }, []],
  [{ codes: ['h-1', 'Z-9'] }, ['hilo']],
  [{ codes: [] }, []],
  [{ ids: ['oculto'], includesHidden: true }, ['oculto']],
  [{ onlyOffers: true, includesHidden: true }, ['hilo']],
  [{ onlyBulkOffers: true, includesHidden: true }, ['hilo']],
  [{ onlyWithoutPhoto: true, includesHidden: true }, ['oculto']],
  [{ brand: 'Güemes', isExcept: true, includesHidden: true }, ['oculto']],
  [{ brand: 'Güemes', text: 'seda', isExcept: true }, ['hilo']],
  [{ ids: ['oculto'], isExcept: true, includesHidden: true }, ['hilo']],
  [{ ids: ['oculto'], isExcept: true, onlyWithoutPhoto: true, includesHidden: true }, []],
  [{ isExcept: true }, ['hilo']],
  [{ minPrice: pesos(5000), maxPrice: pesos(5000) }, ['hilo']],
  [{ minPrice: pesos(5000.01) }, []],
  [{ maxPrice: pesos(1), includesHidden: true }, []],
  [{ unchangedSince: 1000, includesHidden: true }, ['hilo']],
])('criteria combine by AND: %j [STUDIO-002 STUDIO-010]', (criteria, expected) => {
  expect(chosenOf([thread, hidden], criteria)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['A-1', ['guion']],
  ['a.1', ['punto']],
  ['A 1', ['guion', 'punto']],
  ['B 7', ['oculto-b']],
])(
  'the code %s means the product that has it, and one parted otherwise only where none has [STUDIO-002]',
  (code, expected) => {
    const coded = (id: string, own: string, isHidden = false) => ({
      ...aProduct({ id, name: 'Cinta', code: own, isHidden }),
      priceChangedAt: 0,
    });
    const products = [
      coded('guion', 'A-1'),
      coded('punto', 'A.1'),
      coded('oculto-b', 'B 7', true),
      coded('visible-b', 'B-7'),
    ];
    for (const criteria of [{ codes: [code] }, { text: code }])
      expect(chosenOf(products, { ...criteria, includesHidden: true })).toEqual(expected);
    const shown = products.filter(({ isHidden }) => !isHidden).map(({ id }) => id);
    const named = expected.filter((id) => shown.includes(id));
    expect(chosenOf(products, { codes: [code] })).toEqual(named);
  },
);
