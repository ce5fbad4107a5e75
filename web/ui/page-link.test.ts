import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLink, type PageLinkProps } from './page-link.tsx';

const rendered = (props: PageLinkProps) => renderToStaticMarkup(createElement(PageLink, props));

test('a link without an address leads to the same path without its search', () => {
  expect(rendered({ to: '' })).toContain('href="?"');
  expect(rendered({ to: '/FAQ?q=1#a' })).toContain('href="/FAQ?q=1#a"');
});

test('a link has the scroll attribute only if it keeps the position', () => {
  expect(rendered({ to: '/', keepsScroll: true })).toContain('data-keeps-scroll="true"');
  expect(rendered({ to: '/', keepsScroll: false })).not.toContain('scroll');
});
