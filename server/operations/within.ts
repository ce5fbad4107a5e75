/** What a promise resolves to, unless it takes longer than so many milliseconds. @throws then, or whatever it rejects with */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
