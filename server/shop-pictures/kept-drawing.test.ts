import { expect, test } from 'vitest';
import { keptDrawing } from './kept-drawing.ts';

test('a drawing is kept until the shop is another one, and one that failed is tried again [STORE-001]', async () => {
  const drawn: string[] = [];
  let isBroken = true;
  const drawing = keptDrawing(async ({ name }: { name: string }) => {
    drawn.push(name);
    if (isBroken) throw new Error('no memory');
    return Buffer.from(name);
  });
  await expect(drawing({ name: 'Hilván' })).rejects.toThrow('no memory');
  isBroken = false;
  for (const name of ['Hilván', 'Hilván', 'La Aguja', 'Hilván'])
    expect(`${await drawing({ name })}`).toBe(name);
  expect(drawn).toEqual(['Hilván', 'Hilván', 'La Aguja', 'Hilván']);
});
