import { z } from 'zod';

/** `If-Match: "7"` as the version 7; absent, or `*`, is `null`: overwrite whatever is there. */
export const ifMatchHeaders = z.object({
  'if-match': z
    .string()
    .regex(/^(\*|(W\/)?"\d{1,15}")$/, { error: 'tiene que ser una versión entre comillas' })
    .transform((value) => (value === '*' ? null : Number(value.replace(/\D/g, ''))))
    .nullable()
    .default(null),
});

/** `If-Match: "7"` as the version 7, where two people may not save over each other. */
export const requiredIfMatchHeaders = z.object({
  'if-match': z
    .string({ error: 'falta la versión que se cambia' })
    .regex(/^(W\/)?"\d{1,15}"$/, { error: 'tiene que ser una versión entre comillas' })
    .transform((value) => Number(value.replace(/\D/g, ''))),
});

/** The `ETag` of a version. */
export function etagOf({ version }: { version: number }): string {
  return `"${version}"`;
}
