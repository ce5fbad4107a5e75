import { bankAliasProblem } from '#domain/payments/bank-alias.ts';
import { bankKeyDigits, bankKeyName, bankKeyProblem } from '#domain/payments/bank-key.ts';
import { taxIdDigits, taxIdProblem } from '#domain/payments/tax-id.ts';
import { BANK_PROBLEM_TEXTS } from '#schemas/store/payments-area.ts';

/** What a field says of its text as it is typed: what is wrong, that it is right, or how far it is. */
export type TypedNote = { readonly tone: 'error' | 'right' | 'plain'; readonly text: string };

const ALIAS_HINT = 'Entre 6 y 20 letras, números, puntos o guiones';

export function aliasNote(text: string): TypedNote {
  const problem = bankAliasProblem(text);
  if (problem === null) return right(ALIAS_HINT);
  const isBegun = problem === 'length' && text.length < 6;
  return isBegun ? plain(ALIAS_HINT) : wrong(BANK_PROBLEM_TEXTS.alias[problem]);
}

export function bankKeyNote(text: string): TypedNote {
  const problem = bankKeyProblem(text);
  const digits = bankKeyDigits(text);
  if (problem === null) return right(`Es un ${bankKeyName(digits)}: los dos dígitos verificadores coinciden`);
  if (problem !== 'too-short') return wrong(BANK_PROBLEM_TEXTS.bankKey[problem]);
  return plain(digits === '' ? 'Son 22 números.' : `Van ${digits.length} de 22 números.`);
}

export function taxIdNote(text: string): TypedNote {
  const problem = taxIdProblem(text);
  if (problem === null) return right('El dígito verificador coincide');
  const isBegun = /^[\d -]*$/.test(text) && taxIdDigits(text).length < 11;
  return problem === 'form' && isBegun
    ? plain("Como '30-12345678-9'.")
    : wrong(BANK_PROBLEM_TEXTS.taxId[problem]);
}

const right = (text: string): TypedNote => ({ tone: 'right', text });
const plain = (text: string): TypedNote => ({ tone: 'plain', text });
const wrong = (text: string): TypedNote => ({
  tone: 'error',
  text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
});
