import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { generationsText, generationsTitle } from './generations-text.ts';

test('the generations are counted in words, from the store configuration [CONST-003]', () => {
  expect(generationsText(DEMO_STORE)).toBe('cinco generaciones');
  expect(generationsTitle(DEMO_STORE)).toBe('Cinco generaciones');
  expect(generationsText({ generationCount: 1 })).toBe('una generación');
});
