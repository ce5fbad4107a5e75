/** The stored values of the top level; screens say 'Máquina' and 'Mercería' (DATA-015). */
export const SECTIONS = ['Maquina', 'Merceria'] as const;

export type Section = (typeof SECTIONS)[number];

/**
 * The section that a stored text names. Any other text reads as 'Merceria', where most products are: a product or a
 * line of a cart must not be lost over it, and a machine is the one that pages promise more of.
 */
export function storedSection(text: unknown): Section {
  return SECTIONS.find((section) => section === text) ?? 'Merceria';
}
