import type { WireFieldProblem } from '#schemas/problem-answer.ts';
import type { OrderRefusalCode } from '#schemas/wire/order-refusal.ts';

type Answer = { readonly status: number; readonly title: string };

/** All refusals, with their HTTP status and Spanish title. */
const REFUSALS = {
  'invalid-request': { status: 400, title: 'Los datos enviados no son válidos.' },
  'malformed-body': { status: 400, title: 'El contenido enviado no se puede leer.' },
  'bad-signature': { status: 401, title: 'La firma del aviso no es la de Mercado Pago.' },
  'not-authenticated': { status: 401, title: 'Tu sesión terminó o no has ingresado.' },
  'wrong-credentials': { status: 401, title: 'Nombre de usuario o contraseña incorrectos' },
  'code-required': { status: 401, title: 'Falta el código de tu teléfono.' },
  'wrong-password': { status: 403, title: 'La contraseña no es correcta.' },
  'wrong-code': { status: 403, title: 'El código no es correcto, venció o ya se usó.' },
  'not-allowed': { status: 403, title: 'No tienes permiso para eso: pídeselo a un dueño.' },
  'foreign-origin': { status: 403, title: 'El pedido viene de otro sitio y no se acepta.' },
  'unknown-route': { status: 404, title: 'Esa dirección no existe.' },
  'order-not-found': { status: 404, title: 'Id no encontrado' },
  'quote-not-found': { status: 404, title: 'No encontramos ese presupuesto.' },
  'product-not-found': { status: 404, title: 'No encontramos ese producto.' },
  'link-not-found': { status: 404, title: 'Este enlace no abre nada.' },
  'list-not-found': { status: 404, title: 'No encontramos esa lista de precios.' },
  'receipt-not-found': { status: 404, title: 'No encontramos ese comprobante.' },
  'credit-not-found': { status: 404, title: 'No encontramos ese movimiento del banco.' },
  'payment-not-found': { status: 404, title: 'Ese pago no existe, o ya se quitó.' },
  'message-not-found': { status: 404, title: 'No encontramos ese mensaje.' },
  'withdrawal-not-found': { status: 404, title: 'No encontramos ese arrepentimiento.' },
  'customer-not-found': { status: 404, title: 'No encontramos ese cliente.' },
  'session-not-found': { status: 404, title: 'Esa sesión ya no está abierta.' },
  'administrator-not-found': { status: 404, title: 'Esa persona ya no es administradora.' },
  'invitation-not-found': { status: 404, title: 'La invitación no existe, venció o ya se usó.' },
  'notice-not-found': { status: 404, title: 'No encontramos ese aviso, o ya se envió.' },
  'store-version-not-found': { status: 404, title: 'Esa versión ya no está guardada.' },
  'image-not-found': { status: 404, title: 'No encontramos esa imagen.' },
  'backup-not-found': { status: 404, title: 'Esa copia de seguridad no está en esta máquina.' },
  'import-not-found': { status: 404, title: 'No encontramos esa importación.' },
  'no-copies-elsewhere': { status: 404, title: 'Las copias fuera de la máquina no están encendidas.' },
  'copies-running': { status: 409, title: 'Ya se está enviando o probando una copia.' },
  'backup-running': { status: 409, title: 'Ya se está haciendo una copia de seguridad.' },
  'price-batch-not-found': { status: 404, title: 'No encontramos ese cambio de precios.' },
  'price-batch-not-applied': {
    status: 409,
    title: 'Esos precios todavía no se aplicaron: puedes cancelarlos.',
  },
  'already-applied': {
    status: 409,
    title: 'Esos precios ya se aplicaron: puedes deshacerlos desde el historial.',
  },
  'action-not-found': { status: 404, title: 'Esa acción no está, o ya no se puede deshacer.' },
  'rows-changed': { status: 409, title: 'Hay productos que cambiaron desde la vista previa.' },
  'orders-changed': { status: 409, title: 'Los pedidos eliminados ya son otros: revísalos de nuevo.' },
  'code-taken': { status: 409, title: 'Otro producto ya tiene ese código.' },
  'import-expired': {
    status: 409,
    title: 'El archivo de esta importación ya no está guardado: súbelo otra vez.',
  },
  'import-not-checked': { status: 409, title: 'Primero hay que revisar la importación.' },
  'import-busy': { status: 409, title: 'Esta importación se está revisando o aplicando en otra ventana.' },
  'import-finished': { status: 409, title: 'Esta importación ya se aplicó.' },
  'import-not-applied': { status: 409, title: 'Esta importación no se aplicó o ya se deshizo.' },
  'own-account': { status: 409, title: 'No puedes quitarte a ti mismo.' },
  'last-owner': { status: 409, title: 'Tiene que quedar al menos un dueño.' },
  'administrator-exists': { status: 409, title: 'Ya hay un administrador con ese correo.' },
  'codes-are-on': { status: 409, title: 'Los códigos ya están activados.' },
  'codes-are-off': { status: 409, title: 'Los códigos ya están desactivados.' },
  'no-codes-offered': { status: 409, title: 'La clave ya no vale. Empieza de nuevo.' },
  'price-changed': { status: 409, title: 'Algunos precios cambiaron desde que abriste la página.' },
  'unknown-product': { status: 409, title: 'Un producto del pedido ya no está disponible.' },
  'sold-out': { status: 409, title: 'Hay productos agotados en tu pedido.' },
  'quote-replaced': { status: 409, title: 'Hay una versión más nueva de este presupuesto.' },
  'quote-accepted': {
    status: 409,
    title: 'Este presupuesto ya está aceptado. Si necesitas otro cambio, escríbenos.',
  },
  'quote-expired': { status: 410, title: 'Este presupuesto venció. Puedes pedirnos uno nuevo.' },
  'not-payable': { status: 409, title: 'Ahora no hay nada que pagar por transferencia en este enlace.' },
  'not-payable-online': {
    status: 409,
    title: 'Ahora no hay nada que pagar con Mercado Pago en este enlace.',
  },
  'too-many-receipts': {
    status: 409,
    title: 'Ya tenemos varios avisos tuyos por revisar. Espera a que los miremos.',
  },
  'receipt-decided': { status: 409, title: 'Ese comprobante ya se revisó.' },
  'credit-decided': { status: 409, title: 'Ese movimiento ya se tomó.' },
  'payment-given-back': {
    status: 409,
    title: 'Parte de ese pago ya se devolvió. Quita antes la devolución.',
  },
  'balance-changed': {
    status: 409,
    title: 'Lo que falta del pedido cambió. Mira la propuesta nueva.',
  },
  short: { status: 409, title: 'Ya no alcanza lo que hay.' },
  'too-slow': { status: 408, title: 'El envío tardó demasiado y se cortó.' },
  'stale-version': { status: 412, title: 'Otra persona guardó cambios antes que tú.' },
  'too-large': { status: 413, title: 'Lo que enviaste es demasiado grande.' },
  'unsupported-media-type': { status: 415, title: 'Ese tipo de contenido no se acepta.' },
  'unknown-fields': { status: 422, title: 'Enviaste datos que aquí no se pueden cambiar.' },
  'invalid-settings': { status: 422, title: 'Hay datos que no se pueden guardar así.' },
  'not-an-image': { status: 422, title: 'El archivo no es una foto que podamos leer.' },
  'too-many-pixels': { status: 422, title: 'La foto tiene demasiados píxeles.' },
  'unfit-category': { status: 422, title: 'No se puede cambiar esa categoría así.' },
  'below-minimum': { status: 422, title: 'El pedido no llega al mínimo de tu lista de precios.' },
  'off-step': { status: 422, title: 'Esa cantidad no se puede cortar.' },
  'unfit-quantities': { status: 422, title: 'Las cantidades no corresponden al producto.' },
  'same-customer': { status: 422, title: 'Es el mismo cliente: elige otro.' },
  'phone-not-separable': {
    status: 409,
    title: 'Ese teléfono no se puede separar: ya no es de este cliente, o es el de su primer pedido.',
  },
  'withdrawal-open': { status: 409, title: 'El cliente tiene un arrepentimiento sin responder.' },
  'customer-unsettled': { status: 409, title: 'El cliente tiene algo sin cerrar.' },
  'phone-not-confirmed': { status: 422, title: 'Ese no es el teléfono del cliente. No se borró nada.' },
  'negative-total': { status: 422, title: 'El total del presupuesto no puede ser menor que 0.' },
  'beyond-sums': { status: 422, title: 'El total del pedido es más grande de lo que podemos sumar.' },
  'key-reused': { status: 422, title: 'La clave de este envío ya se usó con otro contenido.' },
  'no-price-list': { status: 422, title: 'no hay una lista de precios configurada' },
  'bad-import-file': { status: 422, title: 'No podemos leer esa planilla.' },
  'bad-bank-file': { status: 422, title: 'No podemos leer ese archivo del banco.' },
  'unknown-columns': { status: 422, title: 'No sabemos qué dice cada columna de ese archivo.' },
  'wrong-rows': { status: 422, title: 'La planilla tiene filas con errores.' },
  'bad-price-list': { status: 422, title: 'La lista de precios tiene errores.' },
  'gateway-unreachable': { status: 502, title: 'Mercado Pago no responde. Intenta de nuevo en un momento.' },
  'price-list-unreachable': { status: 502, title: 'No se pudo leer la lista de precios.' },
  'too-many-logins': { status: 429, title: 'Demasiados intentos. Espera unos minutos y vuelve a probar.' },
  'too-many-requests': { status: 429, title: 'Demasiados pedidos seguidos. Espera un momento.' },
  'too-much-content': { status: 429, title: 'Llegó demasiado contenido en poco tiempo.' },
  'too-many-headers': { status: 431, title: 'El encabezado del pedido es demasiado grande.' },
  'photos-unavailable': { status: 503, title: 'Las fotos no se pueden leer ni guardar por el momento.' },
  'storage-unreachable': {
    status: 503,
    title: 'No podemos llegar a los datos de la tienda. Vuelve a intentar en unos segundos.',
  },
  'storage-read-only': {
    status: 503,
    title: 'Por ahora no podemos guardar nada. Vuelve a intentar en unos minutos.',
  },
  'storage-damaged': {
    status: 503,
    title: 'No podemos leer los datos de la tienda. Avísale a quien la administra.',
  },
  'storage-full': {
    status: 507,
    title: 'No queda espacio para guardar lo que enviaste. Vuelve a intentar en unos minutos.',
  },
  overloaded: { status: 503, title: 'El servidor está ocupado. Vuelve a intentar en unos segundos.' },
  unexpected: { status: 500, title: 'Algo salió mal de nuestro lado. Vuelve a intentar en un momento.' },
} as const satisfies Record<string, Answer> & Record<OrderRefusalCode, Answer>;

export type RefusalCode = keyof typeof REFUSALS;

type Extras = {
  /** The details in Spanish, when the title is not enough. */
  readonly detail?: string;
  readonly errors?: readonly WireFieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the answer, such as the lines with a changed price. */
  readonly members?: Readonly<Record<string, unknown>>;
};

/** A verb throws this to refuse a request; the API answers it as problem+json (RFC 9457). */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly extras: Extras;

  constructor(code: RefusalCode, extras: Extras = {}) {
    super(extras.detail ?? REFUSALS[code].title);
    this.name = 'Refusal';
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return REFUSALS[this.code].status;
  }

  /** The answer's body. */
  toProblem(): Record<string, unknown> {
    const { detail, errors, members } = this.extras;
    return {
      type: 'about:blank',
      status: this.status,
      code: this.code,
      title: REFUSALS[this.code].title,
      ...(detail === undefined ? {} : { detail }),
      ...(errors === undefined ? {} : { errors }),
      ...members,
    };
  }
}
