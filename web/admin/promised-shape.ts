// Shapes of answers, checked as far as it takes to tell them from the answer of a proxy or of another program.

export function isList(body: unknown): boolean {
  return Array.isArray(body);
}

/** An object with these keys, whatever their values. */
export function hasKeys(...keys: readonly string[]): (body: unknown) => boolean {
  return (body) => isObject(body) && keys.every((key) => Object.hasOwn(body, key));
}

/** The product, order or message of an id. */
export function hasId(id: string): (body: unknown) => boolean {
  return (body) => isObject(body) && '_id' in body && body._id === id;
}

function isObject(body: unknown): body is object {
  return typeof body === 'object' && body !== null;
}
