import { columnKey } from '../imports/column-names.ts';

/** The columns of a bank's file, by their names, which are unique. */
export type BankColumns = {
  readonly date: string;
  /** Of credits alone, or of all movements, where a debit is below 0 or told by `sign`. */
  readonly amount: string;
  /** What the bank says, joined. */
  readonly texts: readonly string[];
  readonly taxId: string | null;
  /** 'D' or 'C', 'Débito' or 'Crédito'. */
  readonly sign: string | null;
};

/** Names as `columnKey` gives them, the one that says it best first. */
const NAMES = {
  date: [
    'fecha',
    'fecha mov.',
    'fecha mov',
    'fecha movimiento',
    'fecha de movimiento',
    'fecha / hora mov.',
    'fecha y hora',
    'fecha operacion',
    'fecha de operacion',
    'fecha de acreditacion',
    'fecha de liberacion',
    'fecha de pago',
    'fecha contable',
    'fecha valor',
    'release date',
    'settlement date',
    'date',
  ],
  amount: [
    'credito',
    'creditos',
    'credito $',
    'creditos $',
    'credito pesos',
    'importe credito',
    'monto credito',
    'haber',
    'acreditacion',
    'acreditaciones',
    'ingreso',
    'ingresos',
    'gross amount',
    'transaction net amount',
    'net credit amount',
    'importe',
    'importe $',
    'importe pesos',
    'importe en pesos',
    'monto',
    'monto $',
    'monto pesos',
    'monto en pesos',
    'valor',
  ],
  taxId: [
    'cuit',
    'cuit/cuil',
    'cuit / cuil',
    'cuit originante',
    'cuit ordenante',
    'cuit del originante',
    'cuil',
    'nro. documento',
    'numero de documento',
    'payer id number',
  ],
  sign: ['d/c', 'c/d', 'deb/cred', 'deb./cred.', 'debito/credito', 'debito / credito'],
} as const satisfies Partial<Record<keyof BankColumns, readonly string[]>>;

const TEXTS: ReadonlySet<string> = new Set([
  'concepto',
  'descripcion',
  'detalle',
  'movimiento',
  'leyenda',
  'observaciones',
  'observaciones cliente',
  'referencia',
  'info complementaria',
  'informacion complementaria',
  'informacion adicional',
  'nombre',
  'razon social',
  'originante',
  'ordenante',
  'nombre originante',
  'nombre ordenante',
  'transaction type',
  'description',
  'payer name',
]);

/** The columns that name themselves; `null` without a day or an amount. */
export function recognisedBankColumns(names: readonly string[]): BankColumns | null {
  const [date, amount] = [namedColumn(names, 'date'), namedColumn(names, 'amount')];
  if (date === null || amount === null) return null;
  const texts = names.filter((name) => saysWhat(columnKey(name)));
  return { date, amount, texts, taxId: namedColumn(names, 'taxId'), sign: signColumn(names) };
}

/** The column that tells debits from credits, which nobody is asked for; `null` without one. */
export function signColumn(names: readonly string[]): string | null {
  return namedColumn(names, 'sign');
}

function namedColumn(names: readonly string[], field: keyof typeof NAMES): string | null {
  const keys = names.map(columnKey);
  const found = NAMES[field].find((name) => keys.includes(name));
  return found === undefined ? null : (names[keys.indexOf(found)] ?? null);
}

function saysWhat(key: string): boolean {
  return TEXTS.has(key) || /^leyendas? adicional(?:es)?\b/.test(key);
}
