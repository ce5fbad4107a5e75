import type { SoldOutPart } from '#domain/products/product.ts';

const NOUNS = { colour: 'colores', model: 'modelos' } as const;

/** 'Agotados: 2 de 8 colores' */
export function soldOutText({ kind, soldOut, of }: SoldOutPart): string {
  return `${soldOut === 1 ? 'Agotado' : 'Agotados'}: ${soldOut} de ${of} ${NOUNS[kind]}`;
}
