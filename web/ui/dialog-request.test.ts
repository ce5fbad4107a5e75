import { expect, test } from 'vitest';
import { confirmLabels, notifyLabel } from './dialog-request.ts';

const question = { title: '¿Seguimos?', text: 'Todavía no está guardado.' };

test('CONST-004 without labels the buttons say OK, No and Cancel', () => {
  expect(notifyLabel({})).toBe('OK');
  expect(confirmLabels(question)).toEqual({ confirm: 'OK', cancel: 'Cancel' });
  expect(confirmLabels({ ...question, tone: 'info' })).toEqual({ confirm: 'OK', cancel: 'No' });
});

test('CONST-004 a given label is kept', () => {
  const labels = { confirmLabel: 'Sí, borrar', cancelLabel: 'Cancelar' };
  expect(confirmLabels({ ...question, ...labels })).toEqual({ confirm: 'Sí, borrar', cancel: 'Cancelar' });
  expect(notifyLabel({ buttonLabel: 'Cerrar' })).toBe('Cerrar');
});
