/** The codes that the server can answer to any request for an order, before it reads the order itself. */
export type RequestRefusalCode =
  | 'invalid-request'
  | 'unknown-fields'
  | 'malformed-body'
  | 'foreign-origin'
  | 'unknown-route'
  | 'too-slow'
  | 'too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'too-much-content'
  | 'too-many-headers'
  | 'overloaded'
  | 'unexpected'
  | `storage-${'unreachable' | 'read-only' | 'damaged' | 'full'}`;

/**
 * Every code that `POST /orders` can answer. The server's verbs can refuse an order with these only, and the checkout has
 * a row for each: what the shopper sees, and what mends it.
 */
export type OrderRefusalCode =
  | RequestRefusalCode
  | 'price-changed'
  | 'unknown-product'
  | 'sold-out'
  | 'unfit-quantities'
  | 'off-step'
  | 'below-minimum'
  | 'beyond-sums'
  | 'key-reused';
