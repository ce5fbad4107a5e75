/** How a column writes its amounts: 1.234,56 or 1,234.56. */
export const NUMBER_FORMS = ['es-AR', 'en-US'] as const;

export type NumberForm = (typeof NUMBER_FORMS)[number];
