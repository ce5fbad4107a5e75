import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCart } from './use-cart.ts';

test('the cart’s hook throws outside its provider [ERR-003]', () => {
  const Units = () => useCart().things;
  expect(() => renderToStaticMarkup(createElement(Units))).toThrow('useCart needs a CartProvider around it');
});
