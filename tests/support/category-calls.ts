import type { InjectOptions } from 'fastify';

/** One change of the category tree after another. */
export function categoryCalls(): Record<string, InjectOptions> {
  const at = { section: 'Merceria', subsection: 'Cordones' };
  const changes = [
    ['add', { section: 'Merceria', name: 'Lanas' }],
    ['rename', { section: 'Merceria', subsection: 'Lanas', name: 'Ovillos' }],
    ['order', { section: 'Maquina', names: ['Familiar', 'Industrial'] }],
    ['hide', { ...at, isHidden: true }],
    ['picture', { ...at, picture: null }],
    ['text', { ...at, text: 'Cordones para capuchas y zapatillas.' }],
    ['merge', { ...at, into: { section: 'Merceria', subsection: 'Ovillos' } }],
    ['remove', { section: 'Merceria', subsection: 'Ovillos', type: 'Encerado' }],
    ['undo', {}],
  ] as const;
  const calls = changes.map(([verb, payload], version) => {
    const headers = { 'if-match': `"${version}"` };
    return [`POST /api/categories/${verb}`, { payload, headers }];
  });
  return { 'GET /api/categories': {}, ...Object.fromEntries(calls) };
}
