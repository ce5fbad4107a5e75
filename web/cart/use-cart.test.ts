import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCart } from './use-cart.ts';

test('ERR-003 the cart’s hook throws outside its provider', () => {
  const Units = () => useCart().units;
  expect(() => renderToStaticMarkup(createElement(Units))).toThrow('useCart needs a CartProvider around it');
});
