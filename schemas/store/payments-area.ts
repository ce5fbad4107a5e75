import { z } from 'zod';
import { bankAliasProblem } from '#domain/payments/bank-alias.ts';
import { bankKeyDigits, bankKeyProblem } from '#domain/payments/bank-key.ts';
import { taxIdProblem, writtenTaxId } from '#domain/payments/tax-id.ts';
import { percentText, upTo, wholeFrom } from './setting-parts.ts';

/** How the shop says what is wrong with an alias, a CBU or CVU, or a CUIT. */
export const BANK_PROBLEM_TEXTS = {
  alias: {
    length: 'un alias tiene entre 6 y 20 letras, números, puntos o guiones',
    signs: 'un alias lleva solo letras sin tilde, números, puntos y guiones',
  },
  bankKey: {
    'not-digits': 'lleva solo números',
    'too-short': 'faltan dígitos: son 22',
    'too-long': 'sobran dígitos: son 22',
    'bank-digit': 'el octavo dígito no coincide: revisa los primeros ocho',
    'account-digit': 'el último dígito no coincide: revisa los últimos catorce',
  },
  taxId: {
    form: "un CUIT son 11 números, como '30-00000000-7'",
    'check-digit': 'el último dígito no coincide: revisa el CUIT',
  },
} as const;

/** An empty text is nothing wrong: what must not be empty is said by the rule of the whole. */
function checkedText<Problem extends string>(
  problemOf: (text: string) => Problem | null,
  texts: Readonly<Record<Problem, string>>,
) {
  return upTo(60).superRefine((text, context) => {
    const problem = text === '' ? null : problemOf(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: texts[problem] });
  });
}

const flag = z.boolean({ error: 'tiene que ser true o false' });

const transfer = z
  .strictObject({
    isOn: flag,
    alias: checkedText(bankAliasProblem, BANK_PROBLEM_TEXTS.alias),
    /** A CBU or CVU: 22 digits. */
    bankKey: checkedText(bankKeyProblem, BANK_PROBLEM_TEXTS.bankKey).overwrite(bankKeyDigits),
    holder: upTo(120),
    taxId: checkedText(taxIdProblem, BANK_PROBLEM_TEXTS.taxId).overwrite(writtenTaxId),
    bank: upTo(60),
    /** Off the total of whoever pays by transfer: '5', '12.5'. */
    discountPercent: percentText.refine((percent) => Number(percent) < 100, {
      error: 'tiene que ser menos que 100\u00a0%',
    }),
    instructions: upTo(200),
  })
  .superRefine(({ isOn, alias, bankKey, holder }, context) => {
    if (!isOn) return;
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (alias === '' && bankKey === '')
      missing('alias', 'pon el alias o el CBU, para que te puedan transferir');
    if (holder === '') missing('holder', 'pon a nombre de quién está la cuenta');
  });

const deposit = z.strictObject({
  isOn: flag,
  percent: percentText.refine((percent) => Number(percent) > 0 && Number(percent) <= 100, {
    error: 'tiene que ser más que 0 y no más que 100\u00a0%',
  }),
  /** From which total on, in pesos. */
  from: wholeFrom(0, 1_000_000_000),
});

/** How the shop is paid (PAY-001). Each means has a switch, and keeps what was typed while it is off. */
export const paymentsArea = z.strictObject({ transfer, deposit });
