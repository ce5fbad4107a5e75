import fc, { type Arbitrary } from 'fast-check';
import { hostileText } from './hostile-text.ts';

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '',
  'a/b/c',
];

/** Headers that programs read, or that attackers hope they read. */
export const hostileHeaders: Arbitrary<Readonly<Record<string, string>>> = fc.record(
  {
    'content-type': fc.constantFrom(...CONTENT_TYPES),
    cookie: hostileText.map((text) => `authToken=${text}; size=${text}; seed=${text}; ${text}`),
    authorization: fc.oneof(
      hostileText,
      hostileText.map((text) => `Bearer ${text}`),
    ),
    'if-none-match': hostileText,
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', `bytes=${'0-1,'.repeat(100)}`),
    'accept-encoding': fc.oneof(hostileText, fc.constantFrom('br', 'gzip', '*;q=0')),
    accept: fc.oneof(hostileText, fc.constantFrom('image/avif', 'text/html')),
    'x-forwarded-for': hostileText,
    'x-forwarded-host': hostileText,
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    origin: fc.constantFrom('http://localhost:80', 'https://malo.example', 'null'),
  },
  { requiredKeys: [], noNullPrototype: true },
);
