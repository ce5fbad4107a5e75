import { type Random, randomFrom } from '#demo/random.ts';
import type { UnitCode } from '#domain/measure/sale-unit.ts';
import type { Product } from '#domain/products/product.ts';
import { normalised } from '#domain/text/normalised.ts';
import type { ChatLine, ChatList } from './chat-list.ts';
import type { SearchCase } from './search-case.ts';

/** Makes a search for a product; `null` where the product offers none of its kind. */
type Maker = (product: Product, random: Random) => SearchCase | null;

/** How many searches of each kind, of a hundred. */
const KINDS: readonly (readonly [share: number, make: Maker])[] = [
  [18, withSize],
  [14, withColour],
  [12, asked],
  [10, withQuantity],
  [10, abbreviated],
  [12, withLookAlikes],
  [8, withOtherBrand],
  [8, byDigits],
  [8, inOtherNumber],
];

/** Searches in the manner of a chat for products drawn from a catalogue; a seed always types the same ones. */
export function typedChats(products: readonly Product[], seed: number, count: number): readonly SearchCase[] {
  const random = randomFrom(seed);
  return KINDS.flatMap(([share, make]) => {
    const searches: SearchCase[] = [];
    while (searches.length < Math.round((share * count) / 100)) {
      const search = make(random.pick(products), random);
      if (search !== null) searches.push(search);
    }
    return searches;
  });
}

const SMALL = new Set('de a con para y en la el por'.split(' '));

/** The words that say what a product is, up to its first number: 'cierre comun de poliester'. */
function thingOf({ name }: Product): readonly string[] {
  const words = normalised(name).split(' ');
  const end = words.findIndex((word) => /\d|×|^n\.º$|^linea$/.test(word));
  return (end === -1 ? words : words.slice(0, end)).slice(0, 4);
}

const wantedIn = (words: readonly string[]) => words.filter((word) => !SMALL.has(word)).join(' ');

const SIZE = /(?<![\d.])(\d+(?:,\d+)?) (mm|cm|m|g|ml)\b/;

/** A size as people write it: '20mm', '2cm' for 20 mm, '1.5 cm'. */
function withSize(product: Product, random: Random): SearchCase | null {
  const thing = thingOf(product);
  const [, number = '', unit = ''] = SIZE.exec(product.name) ?? [];
  if (number === '' || thing.length === 0) return null;
  const wanted = `${wantedIn(thing)} ${number}_${unit}`;
  return { text: `${thing.join(' ')} ${writtenSize(number, unit, random)}`, wanted };
}

function writtenSize(number: string, unit: string, random: Random): string {
  const amount = Number(number.replace(',', '.'));
  const dotted = number.replace(',', '.');
  const forms = [`${number}${unit}`, `${dotted} ${unit}`, `${dotted}${unit}`];
  if (unit === 'mm' && amount >= 5) forms.push(`${amount / 10}cm`, `${amount / 10} cm`.replace('.', ','));
  if (unit === 'cm') forms.push(`${amount * 10} mm`, `${number} cms`, `${number} centimetros`);
  if (unit === 'm') forms.push(`${number}mts`, `${number} metros`, `${number} mt`);
  if (unit === 'g') forms.push(`${number}gr`, `${number} gramos`);
  if (unit === 'ml') forms.push(`${number} cc`, `${number}ml`);
  return random.pick(forms);
}

function withColour(product: Product, random: Random): SearchCase | null {
  const thing = thingOf(product);
  if (thing.length === 0 || product.colours.length === 0) return null;
  const colour = normalised(random.pick(product.colours));
  const written = random.pick([colour, `color ${colour}`, `en ${colour}`, inPlural(colour)]);
  return { text: `${thing.join(' ')} ${written}`, wanted: `${wantedIn(thing)} ${colour}` };
}

const OPENINGS = ['busco', 'necesito', 'hola tenes', 'tienen', 'quiero', 'precio de', 'hay', 'buenas, busco'];
const ENDINGS = ['', ' por favor', '?', ' gracias', ' 🙏', ' x metro'];

function asked(product: Product, random: Random): SearchCase | null {
  const thing = thingOf(product);
  if (thing.length === 0) return null;
  const text = `${random.pick(OPENINGS)} ${thing.join(' ')}${random.pick(ENDINGS)}`;
  return { text, wanted: wantedIn(thing) };
}

const QUANTITIES = [
  '2 metros de',
  '3',
  'media docena de',
  'dos',
  '1/2 docena',
  '5 unidades de',
  'una docena de',
];

function withQuantity(product: Product, random: Random): SearchCase | null {
  const thing = thingOf(product);
  if (thing.length === 0) return null;
  return { text: `${random.pick(QUANTITIES)} ${thing.join(' ')}`, wanted: wantedIn(thing) };
}

function abbreviated(product: Product): SearchCase | null {
  const thing = thingOf(product);
  const text = thing
    .join(' ')
    .replace(/\bpara\b/, 'p/')
    .replace(/\bcon\b/, 'c/');
  return text.includes('/') ? { text, wanted: wantedIn(thing) } : null;
}

/** The whole name with signs that look like its own. */
function withLookAlikes({ name }: Product, random: Random): SearchCase | null {
  if (!/[º×,-]|\d \w/.test(name)) return null;
  const number = random.pick(['nº', 'n°', 'nro', 'nro.', 'n.º', 'num']);
  const text = normalised(name)
    .replaceAll('n.º', number)
    .replaceAll('×', random.pick(['x', '×', 'X', '*']))
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll('-', random.pick(['-', '\u2011', '\u2013', '\u2010']))
    .replaceAll(/(\d) /g, random.pick(['$1 ', '$1\u00a0']));
  const wanted = normalised(name).replaceAll('n.º', 'n.o');
  return { text: `${text}${random.pick(['', ' ✅', '!', '…'])}`, wanted: wanted.replaceAll(' × ', ' ') };
}

const OTHER_BRANDS = ['ymk', 'coats', 'gutermann', 'singer', 'schmetz', 'dmc', 'mundial'];

/** With a word that the shop doesn't have. */
function withOtherBrand(product: Product, random: Random): SearchCase | null {
  const thing = thingOf(product);
  return thing.length < 2
    ? null
    : { text: `${thing.join(' ')} ${random.pick(OTHER_BRANDS)}`, wanted: wantedIn(thing) };
}

function byDigits({ code }: Product): SearchCase | null {
  const digits = code?.replaceAll(/\D/g, '') ?? '';
  return code === null || digits === '' ? null : { text: digits, wanted: code };
}

function inOtherNumber(product: Product): SearchCase | null {
  const [word = '', ...rest] = thingOf(product).filter((one) => !SMALL.has(one));
  if (word.length < 4 || rest.length === 0) return null;
  const other = word.endsWith('s') ? word.replace(/(?<=[lnrd])es$|s$/, '') : inPlural(word);
  return { text: [other, ...rest].join(' '), wanted: [word, ...rest].join(' ') };
}

function inPlural(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  const plural = /[aeiou]$/.test(first) ? `${first}s` : first.endsWith('s') ? first : `${first}es`;
  return [plural, ...rest].join(' ');
}

/** Ten lists of fifteen lines in the manner of a chat; a seed always types the same ones. */
export function typedLists(products: readonly Product[], seed: number): readonly ChatList[] {
  const random = randomFrom(seed);
  return Array.from({ length: 10 }, () => {
    const things = Array.from({ length: 13 }, () => line(random.pick(products), random));
    return [talk(random.pick(GREETINGS)), ...things, talk(random.pick(FAREWELLS))];
  });
}

const GREETINGS = [
  'Hola, buenas tardes!',
  'Buen día, paso mi pedido:',
  'Hola cómo andan?',
  'Buenas! necesito:',
];
const FAREWELLS = ['Muchas gracias!', 'Gracias, saludos', 'Cuánto sale todo?', 'Espero respuesta, gracias'];

const talk = (text: string): ChatLine => ({ text, units: 1, wanted: null });

const AMOUNTS: readonly (readonly [units: number, written: (thing: string) => string])[] = [
  [1, (thing) => thing],
  [1, (thing) => `1 ${thing}`],
  [3, (thing) => `3 ${thing}`],
  [2, (thing) => `${thing} x2u`],
  [2, (thing) => `2u ${thing}`],
  [4, (thing) => `${thing} (4)`],
  [2, (thing) => `2 un. ${thing}`],
  [2, (thing) => `2 (dos) ${thing}`],
  [2, (thing) => `dos ${thing}`],
  [6, (thing) => `media docena ${thing}`],
  [6, (thing) => `1/2 docena de ${thing}`],
  [12, (thing) => `1 docena ${thing}`],
  [40, (thing) => `cuarenta ${thing}`],
  [5, (thing) => `✅ 5 ${thing}`],
  [10, (thing) => `${thing} - 10 unidades`],
  [3, (thing) => `${thing} x 3 u.`],
];

/** Of what is measured, in smallest parts. */
const MEASURED = {
  C62: AMOUNTS,
  MTR: [
    [200, (thing) => `2 m de ${thing}`],
    [300, (thing) => `3mts ${thing}`],
    [200, (thing) => `dos metros de ${thing}`],
    [500, (thing) => `${thing} x 5 metros`],
  ],
  KGM: [
    [500, (thing) => `medio kilo de ${thing}`],
    [1000, (thing) => `1 kg ${thing}`],
  ],
  LTR: [[1000, (thing) => `1 litro de ${thing}`]],
} as const satisfies Record<UnitCode, typeof AMOUNTS>;

/** Most lines say the whole name, as people copy it from the shop, in their own spelling; some leave a word out. */
function line(product: Product, random: Random): ChatLine {
  const variants = [...product.colours, ...product.models];
  const variant = variants.length > 0 && random.happens(0.85) ? random.pick(variants) : '';
  const words = normalised(product.name).split(' ');
  const kept = random.happens(0.25) ? without(words, random) : words;
  const name = kept
    .filter((word) => !SMALL.has(word) || random.happens(0.6))
    .join(' ')
    .replaceAll('×', 'x')
    .replaceAll('n.º', random.pick(['nº', 'n°', 'nro']))
    .replace(SIZE, (_, number: string, unit: string) => writtenSize(number, unit, random));
  const price = random.happens(0.15) ? random.pick([' $11.790', ' $ 2.500', ' - $850']) : '';
  const [units, written] = random.pick<(typeof AMOUNTS)[number]>(MEASURED[product.saleUnit.code]);
  const wanted = [...kept.filter((word) => !SMALL.has(word) && word !== '×'), variant].join(' ');
  return {
    text: `${written([name, normalised(variant)].filter(Boolean).join(' '))}${price}`,
    units,
    wanted: normalised(wanted).replaceAll('n.º', 'n.o').trim(),
  };
}

/** Without one word of letters that is not the first. */
function without(words: readonly string[], random: Random): readonly string[] {
  const places = [...words.keys()].filter((at) => at > 0 && /^[a-z]{3,}$/.test(words[at] ?? ''));
  return places.length === 0 ? words : words.toSpliced(random.pick(places), 1);
}
