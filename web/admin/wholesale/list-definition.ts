import { formatCount } from '#web/format.ts';
import type { EditedFields } from '../store/area/area-definition.ts';
import type { ListDraft } from './list-draft.ts';
import { percentText, shortDay } from './list-words.ts';
import { placeText } from './rule-scope.ts';

const dayText = (day: string) => (day === '' ? '' : shortDay(day));

/** How people read what two of them typed. */
export const LIST_FIELDS: EditedFields<ListDraft> = {
  fields: {
    name: { label: 'Nombre' },
    rules: {
      label: 'Reglas',
      text: (rules) => rules.map((rule) => `${placeText(rule)}: ${percentText(rule.percent)}`).join('\n'),
    },
    prices: {
      label: 'Precios propios',
      text: ({ length }) => (length === 0 ? '' : formatCount(length, { one: 'precio', many: 'precios' })),
    },
    minimum: { label: 'Pedido mínimo', text: (typed) => (typed === '' ? '' : `$ ${typed}`) },
    increment: { label: 'Se vende', text: (step) => (step === '1' ? 'Como siempre' : `De a ${step}`) },
    from: { label: 'Desde', text: dayText },
    until: { label: 'Hasta', text: dayText },
    conditions: { label: 'Envío y pago' },
  },
};
