/**
 * A stored value, with the defaults of fields that it is older than. Safe because only `saveArea` writes values, after
 * their area's schema.
 */
export function withDefaults<Value extends object>(defaults: Value, stored: string): Value {
  return { ...defaults, ...(JSON.parse(stored) as Partial<Value>) };
}
