/** The names of a JSON value's fields, at any depth. */
type FieldName<Value> = Value extends readonly (infer Item)[]
  ? FieldName<Item>
  : Value extends object
    ? {
        [Key in keyof Value]-?: (string extends Key ? never : Key & string) | FieldName<Value[Key]>;
      }[keyof Value]
    : never;

/** Spanish names of fields, for refusals: 'Nombre: es obligatorio'. 'colours.value' names the one below the other. */
export type LabelsOf<Request> = {
  readonly [Name in FieldName<Request> | `${string}.${string}`]?: string;
};
