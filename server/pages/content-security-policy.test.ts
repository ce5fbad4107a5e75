import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEMO_STORE } from '#config/demo-store.ts';
import { contentSecurityPolicy, withoutNonce } from './content-security-policy.ts';

const nonce = '2f1c6f0e-6d5c-4d0e-9a57-0d3b8f0c9e11';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const policyOf = (html: string) => contentSecurityPolicy({ html, nonce, styles: [] }, DEMO_STORE);

test('the policy lets the page’s own scripts run', () => {
  const policy = policyOf(
    `<script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async="">two()</script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`);
});

test('a planted script is not allowed', () => {
  const slipped = [
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="otra">evil()</script>',
    '<script type="application/ld+json">evil()</script>',
    `<script src="/x.js" nonce="${nonce}">evil()</script>`,
  ];
  for (const script of slipped) expect(policyOf(script)).toContain("script-src 'self';");
});

test('no sent header or page contains the nonce', () => {
  const html = `<link rel="stylesheet" href="/a.css" nonce="${nonce}"/><script nonce="${nonce}">one()</script>`;
  expect(withoutNonce(html, nonce)).toBe('<link rel="stylesheet" href="/a.css"/><script>one()</script>');
  expect(policyOf(html)).not.toContain(nonce);
});
