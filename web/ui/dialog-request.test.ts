import { expect, test } from 'vitest';
import { confirmLabels, notifyLabel } from './dialog-request.ts';

const question = { title: '¿Seguimos?', text: 'Todavía no está guardado.' };

test('without labels the buttons say OK, No and Cancel [CONST-004]', () => {
  expect(notifyLabel({})).toBe('OK');
  expect(confirmLabels(question)).toEqual({ confirm: 'OK', cancel: 'Cancel' });
  expect(confirmLabels({ ...question, tone: 'info' })).toEqual({ confirm: 'OK', cancel: 'No' });
});

test('a given label is kept [CONST-004]', () => {
  const labels = { confirmLabel: 'Sí, borrar', cancelLabel: 'Cancelar' };
  expect(confirmLabels({ ...question, ...labels })).toEqual({ confirm: 'Sí, borrar', cancel: 'Cancelar' });
  expect(notifyLabel({ buttonLabel: 'Cerrar' })).toBe('Cerrar');
});
