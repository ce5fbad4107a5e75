import { z } from 'zod';

/** What the answers of all features are made of. A test compares every answer of the API with its schema. */
export const id = z.string();
export const count = z.int().min(0);
export const pesos = z.number().describe('Pesos');
/** In UTC. */
export const instant = z.iso.datetime();
/** A day at the shop: '2026-11-20'. */
export const day = z.iso.date();

export const idAnswer = z.strictObject({ _id: id });
export const fileAnswer = z.string().describe('Un archivo para descargar');
export const noAnswer = z.null().describe('Sin contenido');
