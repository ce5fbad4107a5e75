import type { z } from 'zod';

/** A type's keys and values alone, so that equal shapes compare as equal types. */
type Plain<T> = T extends object ? { [Key in keyof T]: Plain<Exclude<T[Key], undefined>> } : T;

type IsSame<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

type Tied<Schema extends z.ZodType, Wire> =
  IsSame<Plain<z.output<Schema>>, Plain<Wire>> extends true ? Schema : { readonly 'differs from': Wire };

/** A schema of a wire type. A missing or extra key does not compile. */
export function answer<Wire>(): <Schema extends z.ZodType>(schema: Schema & Tied<Schema, Wire>) => Schema {
  return (schema) => schema;
}
