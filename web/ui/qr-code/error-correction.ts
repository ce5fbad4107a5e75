/** The field of 256 elements that QR codes calculate in: x^8 + x^4 + x^3 + x^2 + 1. */
const FIELD = 0x11d;

/** What follows `data` so that a reader can mend it: the Reed-Solomon remainder, `length` bytes of it. */
export function errorCorrection(data: readonly number[], length: number): number[] {
  const divisor = divisorOf(length);
  const remainder = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    divisor.forEach((coefficient, index) => {
      remainder[index] = (remainder[index] ?? 0) ^ product(coefficient, factor);
    });
  }
  return remainder;
}

/** (x - 2^0)(x - 2^1)…, highest coefficient first and without the leading 1. */
function divisorOf(degree: number): number[] {
  let divisor = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let factor = 0; factor < degree; factor += 1) {
    divisor = divisor.map((coefficient, index) => product(coefficient, root) ^ (divisor[index + 1] ?? 0));
    root = product(root, 2);
  }
  return divisor;
}

function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * FIELD);
    result ^= ((b >>> bit) & 1) * a;
  }
  return result;
}
