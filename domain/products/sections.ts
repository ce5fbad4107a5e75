/** The stored values of the top level. Screens show 'Máquina' and 'Mercería' (DATA-015). */
export const SECTIONS = ['Maquina', 'Merceria'] as const;

export type Section = (typeof SECTIONS)[number];

/**
 * The section of a stored text. An unknown text reads as 'Merceria', where most products are, so no product or cart
 * line is lost.
 */
export function storedSection(text: unknown): Section {
  return SECTIONS.find((section) => section === text) ?? 'Merceria';
}
