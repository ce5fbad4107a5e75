import { expect, test } from 'vitest';
import { faultText, readFaultText } from './backup-fault.ts';

test('a backup that may not be read is not told as a folder that may not be written', () => {
  const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  expect(readFaultText(refused)).toBe('no hay permiso para leerlo');
  expect(faultText(refused)).toBe('no hay permiso para escribir en la carpeta');
  const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
  expect(readFaultText(missing)).toBe('no existe el archivo o la carpeta');
});
