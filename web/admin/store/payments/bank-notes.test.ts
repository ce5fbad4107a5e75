import { expect, test } from 'vitest';
import { aliasNote, bankKeyNote, taxIdNote } from './bank-notes.ts';

test.each([
  [aliasNote('CASA.HI'), 'right', 'Entre 6 y 20 letras, números, puntos o guiones'],
  [aliasNote('CASA'), 'plain', 'Entre 6 y 20 letras, números, puntos o guiones'],
  [aliasNote('CAÑA'), 'error', 'Un alias lleva solo letras sin tilde, números, puntos y guiones.'],
  [bankKeyNote(''), 'plain', 'Son 22 números.'],
  [bankKeyNote('9990001 8000'), 'plain', 'Van 11 de 22 números.'],
  [bankKeyNote('99900018 00000019231028'), 'right', 'Es un CBU: los dos dígitos verificadores coinciden'],
  [
    bankKeyNote('99900017 00000019231028'),
    'error',
    'El octavo dígito no coincide: revisa los primeros ocho.',
  ],
  [
    bankKeyNote('99900018 00000019231029'),
    'error',
    'El último dígito no coincide: revisa los últimos catorce.',
  ],
  [taxIdNote('30-0000'), 'plain', "Como '30-12345678-9'."],
  [taxIdNote('30-00000000-7'), 'right', 'El dígito verificador coincide'],
  [taxIdNote('30-00084412-7'), 'error', 'El último dígito no coincide: revisa el CUIT.'],
  [taxIdNote('treinta'), 'error', "Un CUIT son 11 números, como '30-00000000-7'."],
])('%j says as typed what it is [PAY-001]', (note, tone, text) => {
  expect(note).toEqual({ tone, text });
});
