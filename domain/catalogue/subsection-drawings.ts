/** The drawings of the specification's subsections, in the order of the one picture that holds all of them. */
export const SUBSECTION_DRAWINGS = [
  'industrial',
  'familiar',
  'hilos',
  'puntillas',
  'agujas',
  'abrojos-apliques',
  'reparadores',
  'elasticos',
  'herramientas-tijeras',
  'lubricantes-y-pegamentos',
  'cintas',
  'herrajes-y-broches',
  'cierres',
  'cordones',
] as const;

/** Where a category's picture stands in it, from 0; -1 for a photo of the shop's own. */
export function drawingPlace(picture: string): number {
  return SUBSECTION_DRAWINGS.findIndex((name) => picture === `/art/subsections/${name}.webp`);
}
