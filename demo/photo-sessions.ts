import type { Kind } from './illustrations/kinds.ts';
import type { Backdrop } from './illustrations/light.ts';

/** One photo session: one kind of product on one backdrop, in several tints. */
export type PhotoSession = {
  readonly backdrop: Backdrop;
  /** Slugs of colours, or materials. */
  readonly tints: readonly string[];
  /** The second colour, for products that have two. */
  readonly accent: string;
};

const WARM = ['rojo', 'carmin', 'naranja', 'amarillo', 'fucsia'];
const COOL = ['azul-francia', 'azul-marino', 'turquesa', 'verde-bandera', 'violeta'];
const NEUTRAL = ['blanco', 'crudo', 'negro', 'gris', 'marron'];
const BRIGHT = ['rojo', 'azul-francia', 'verde-bandera', 'fucsia'];
const PLAIN = ['blanco', 'negro', 'azul-marino', 'gris'];
const PALE = ['blanco', 'crudo'];
const GOODS_METAL = ['niquel', 'laton'];

/** A backdrop never has the product's own hue; dark backdrops are for white products and metal. */
export const PHOTO_SESSIONS: Readonly<Record<Kind, readonly PhotoSession[]>> = {
  cone: [
    { backdrop: 'niebla', tints: [...WARM, 'oro', 'plata'], accent: 'amarillo' },
    { backdrop: 'rosa', tints: [...COOL, 'jean', 'camel'], accent: 'amarillo' },
    { backdrop: 'salvia', tints: NEUTRAL, accent: 'rojo' },
    { backdrop: 'lino', tints: ['amarillo-fluor', 'rosa-fluor', 'verde-fluor'], accent: 'negro' },
  ],
  'cone-trio': [
    { backdrop: 'manteca', tints: ['azul-francia', 'verde-bandera', 'fucsia', 'rojo'], accent: 'crudo' },
    { backdrop: 'cielo', tints: ['blanco', 'negro', 'beige'], accent: 'rojo' },
  ],
  spool: [
    { backdrop: 'cielo', tints: [...WARM, 'oro', 'plata'], accent: 'crudo' },
    { backdrop: 'manteca', tints: [...COOL, 'jean'], accent: 'rojo' },
    { backdrop: 'rosa', tints: NEUTRAL, accent: 'azul' },
  ],
  yarn: [
    { backdrop: 'niebla', tints: ['crudo', 'mostaza', 'naranja', 'fucsia'], accent: 'verde-agua' },
    { backdrop: 'arcilla', tints: ['blanco', 'azul-francia', 'verde-militar'], accent: 'crudo' },
  ],
  bobbin: [
    { backdrop: 'niebla', tints: ['rojo', 'azul'], accent: 'azul' },
    { backdrop: 'rosa', tints: ['blanco', 'negro'], accent: 'amarillo' },
  ],
  zipper: [
    { backdrop: 'cielo', tints: WARM, accent: 'laton' },
    { backdrop: 'arcilla', tints: COOL, accent: 'niquel' },
    { backdrop: 'manteca', tints: NEUTRAL, accent: 'niquel' },
  ],
  'closed-zippers': [
    { backdrop: 'rosa', tints: ['negro', 'azul-marino', 'verde-militar', 'gris'], accent: 'niquel' },
    { backdrop: 'lino', tints: ['rojo', 'azul-francia', 'fucsia'], accent: 'laton' },
  ],
  'zipper-sliders': [
    { backdrop: 'anil', tints: GOODS_METAL, accent: 'niquel' },
    { backdrop: 'rosa', tints: ['niquel', 'laton'], accent: 'niquel' },
  ],
  'flat-elastic': [
    { backdrop: 'salvia', tints: PLAIN, accent: 'rojo' },
    { backdrop: 'niebla', tints: BRIGHT, accent: 'rojo' },
  ],
  'buttonhole-elastic': [
    { backdrop: 'rosa', tints: ['blanco', 'negro', 'gris'], accent: 'negro' },
    { backdrop: 'cielo', tints: ['blanco', 'negro', 'crudo'], accent: 'negro' },
  ],
  'fancy-elastic': [
    { backdrop: 'manteca', tints: ['negro', 'azul-marino', 'rojo', 'gris'], accent: 'blanco' },
    { backdrop: 'salvia', tints: ['blanco', 'rosa-bebe', 'lila'], accent: 'fucsia' },
  ],
  lace: [
    { backdrop: 'bordo', tints: PALE, accent: 'blanco' },
    { backdrop: 'anil', tints: ['blanco'], accent: 'blanco' },
    { backdrop: 'lino', tints: ['negro', 'rojo'], accent: 'negro' },
    { backdrop: 'musgo', tints: ['rosa-bebe', 'celeste'], accent: 'blanco' },
  ],
  broderie: [
    { backdrop: 'anil', tints: PALE, accent: 'blanco' },
    { backdrop: 'musgo', tints: PALE, accent: 'blanco' },
    { backdrop: 'lino', tints: ['rosa-bebe', 'celeste'], accent: 'blanco' },
  ],
  'machine-needles': [
    { backdrop: 'cielo', tints: ['carmin', 'mostaza'], accent: 'amarillo' },
    { backdrop: 'rosa', tints: ['azul', 'verde-botella'], accent: 'mostaza' },
  ],
  'hand-needles': [
    { backdrop: 'manteca', tints: ['carmin', 'azul'], accent: 'rojo' },
    { backdrop: 'niebla', tints: ['bordo', 'azul-marino'], accent: 'mostaza' },
  ],
  'knitting-needles': [
    { backdrop: 'cielo', tints: ['madera', 'niquel'], accent: 'rojo' },
    { backdrop: 'salvia', tints: ['madera', 'fucsia'], accent: 'mostaza' },
  ],
  'crochet-hooks': [
    { backdrop: 'lino', tints: ['fucsia', 'azul-francia'], accent: 'mostaza' },
    { backdrop: 'niebla', tints: ['madera', 'rojo'], accent: 'turquesa' },
  ],
  'pin-cushion': [
    { backdrop: 'salvia', tints: ['rojo', 'carmin'], accent: 'rojo' },
    { backdrop: 'cielo', tints: ['naranja', 'mostaza'], accent: 'rojo' },
  ],
  velcro: [
    { backdrop: 'manteca', tints: ['blanco', 'negro', 'azul-marino'], accent: 'negro' },
    { backdrop: 'rosa', tints: ['negro', 'crudo'], accent: 'negro' },
  ],
  'velcro-dots': [
    { backdrop: 'cielo', tints: ['blanco', 'negro'], accent: 'negro' },
    { backdrop: 'arcilla', tints: ['negro'], accent: 'negro' },
  ],
  appliques: [
    { backdrop: 'cielo', tints: ['rojo', 'fucsia', 'rosa'], accent: 'mostaza' },
    { backdrop: 'manteca', tints: ['azul-francia', 'violeta', 'turquesa'], accent: 'coral' },
    { backdrop: 'niebla', tints: ['bordo', 'verde-bandera', 'azul-marino'], accent: 'oro' },
  ],
  pompons: [
    { backdrop: 'cielo', tints: ['rojo', 'amarillo', 'fucsia', 'blanco'], accent: 'mostaza' },
    { backdrop: 'manteca', tints: ['azul-francia', 'verde-bandera', 'violeta'], accent: 'rosa' },
  ],
  scissors: [
    { backdrop: 'niebla', tints: ['carmin', 'naranja'], accent: 'niquel' },
    { backdrop: 'manteca', tints: ['tinta', 'azul'], accent: 'niquel' },
  ],
  snips: [
    { backdrop: 'salvia', tints: ['rojo', 'tinta'], accent: 'azul' },
    { backdrop: 'rosa', tints: ['azul', 'verde-bandera'], accent: 'rojo' },
  ],
  'rotary-cutter': [
    { backdrop: 'rosa', tints: ['azul', 'turquesa'], accent: 'amarillo' },
    { backdrop: 'cielo', tints: ['mostaza', 'rojo'], accent: 'azul-marino' },
  ],
  'seam-ripper': [
    { backdrop: 'manteca', tints: ['azul', 'turquesa', 'rojo'], accent: 'azul' },
    { backdrop: 'salvia', tints: ['fucsia', 'madera'], accent: 'carmin' },
  ],
  'tape-measure': [
    { backdrop: 'cielo', tints: ['amarillo', 'blanco'], accent: 'laton' },
    { backdrop: 'rosa', tints: ['celeste', 'verde-agua'], accent: 'laton' },
  ],
  ruler: [
    { backdrop: 'cielo', tints: ['amarillo', 'verde-manzana'], accent: 'azul' },
    { backdrop: 'arcilla', tints: ['celeste', 'rosa'], accent: 'verde-botella' },
  ],
  chalk: [
    { backdrop: 'anil', tints: ['celeste', 'rosa'], accent: 'salmon' },
    { backdrop: 'musgo', tints: ['amarillo', 'lila'], accent: 'celeste' },
  ],
  'fabric-marker': [
    { backdrop: 'lino', tints: ['azul-francia', 'violeta'], accent: 'azul' },
    { backdrop: 'manteca', tints: ['turquesa', 'rojo'], accent: 'azul' },
  ],
  thimble: [
    { backdrop: 'rosa', tints: ['niquel', 'plata'], accent: 'laton' },
    { backdrop: 'musgo', tints: ['laton', 'cobre'], accent: 'niquel' },
  ],
  oil: [
    { backdrop: 'lino', tints: ['carmin', 'azul'], accent: 'oro' },
    { backdrop: 'cielo', tints: ['carmin', 'verde-botella'], accent: 'amarillo' },
  ],
  glue: [
    { backdrop: 'rosa', tints: ['azul', 'verde-bandera'], accent: 'blanco' },
    { backdrop: 'manteca', tints: ['azul', 'carmin'], accent: 'blanco' },
  ],
  'silicone-bottle': [
    { backdrop: 'salvia', tints: ['violeta', 'azul'], accent: 'blanco' },
    { backdrop: 'niebla', tints: ['turquesa', 'rojo'], accent: 'blanco' },
  ],
  'glue-spray': [
    { backdrop: 'manteca', tints: ['azul', 'carmin'], accent: 'rojo' },
    { backdrop: 'cielo', tints: ['naranja', 'blanco'], accent: 'azul-marino' },
  ],
  'silicone-spray': [
    { backdrop: 'rosa', tints: ['azul-marino', 'turquesa'], accent: 'amarillo' },
    { backdrop: 'lino', tints: ['verde-bandera', 'rojo'], accent: 'negro' },
  ],
  'glue-tube': [
    { backdrop: 'salvia', tints: ['mostaza', 'rojo'], accent: 'negro' },
    { backdrop: 'rosa', tints: ['azul', 'turquesa'], accent: 'blanco' },
  ],
  'satin-ribbon': [
    { backdrop: 'salvia', tints: [...WARM, 'rosa-bebe'], accent: 'blanco' },
    { backdrop: 'rosa', tints: [...COOL, 'celeste', 'lila'], accent: 'blanco' },
    { backdrop: 'cielo', tints: NEUTRAL, accent: 'blanco' },
  ],
  grosgrain: [
    { backdrop: 'lino', tints: BRIGHT, accent: 'blanco' },
    { backdrop: 'salvia', tints: ['negro', 'blanco', 'bordo'], accent: 'blanco' },
  ],
  webbing: [
    { backdrop: 'manteca', tints: ['negro', 'azul-marino', 'verde-militar', 'gris'], accent: 'crudo' },
    { backdrop: 'niebla', tints: ['crudo', 'rojo', 'beige'], accent: 'azul-marino' },
  ],
  'reflective-tape': [
    { backdrop: 'niebla', tints: ['amarillo-fluor', 'verde-fluor', 'naranja'], accent: 'plata' },
    { backdrop: 'arcilla', tints: ['gris', 'azul-marino', 'negro'], accent: 'plata' },
  ],
  'bias-tape': [
    { backdrop: 'cielo', tints: ['rojo', 'amarillo', 'fucsia', 'crudo'], accent: 'blanco' },
    { backdrop: 'manteca', tints: ['azul-francia', 'verde-bandera', 'negro'], accent: 'rojo' },
  ],
  'hem-tape': [
    { backdrop: 'rosa', tints: ['negro', 'azul-marino', 'gris', 'blanco'], accent: 'rojo' },
    { backdrop: 'salvia', tints: ['beige', 'marron', 'blanco'], accent: 'rojo' },
  ],
  interlining: [
    { backdrop: 'arcilla', tints: ['blanco', 'negro'], accent: 'carmin' },
    { backdrop: 'cielo', tints: ['blanco', 'crudo', 'negro'], accent: 'carmin' },
  ],
  'elbow-patches': [
    { backdrop: 'cielo', tints: ['marron', 'camel', 'beige', 'chocolate'], accent: 'beige' },
    { backdrop: 'manteca', tints: ['negro', 'azul-marino', 'gris'], accent: 'crudo' },
  ],
  'denim-patches': [
    { backdrop: 'lino', tints: ['jean', 'azul-marino', 'celeste'], accent: 'mostaza' },
    { backdrop: 'rosa', tints: ['negro', 'gris-oscuro', 'jean'], accent: 'crudo' },
  ],
  cord: [
    { backdrop: 'anil', tints: ['blanco', 'crudo', 'beige'], accent: 'carmin' },
    { backdrop: 'manteca', tints: ['negro', 'rojo', 'azul-marino'], accent: 'crudo' },
  ],
  'rat-tail': [
    { backdrop: 'niebla', tints: BRIGHT, accent: 'blanco' },
    { backdrop: 'salvia', tints: ['negro', 'bordo', 'rosa'], accent: 'blanco' },
  ],
  shoelaces: [
    { backdrop: 'cielo', tints: ['blanco', 'negro', 'rojo', 'rosa-fluor'], accent: 'gris-perla' },
    {
      backdrop: 'arcilla',
      tints: ['azul-francia', 'azul-marino', 'marron', 'gris'],
      accent: 'crudo',
    },
  ],
  'cord-on-card': [
    { backdrop: 'rosa', tints: ['negro', 'marron', 'beige', 'crudo'], accent: 'chocolate' },
    { backdrop: 'salvia', tints: ['negro', 'rojo', 'azul-marino'], accent: 'beige' },
  ],
  snaps: [
    { backdrop: 'musgo', tints: ['laton', 'niquel'], accent: 'niquel' },
    { backdrop: 'bordo', tints: ['niquel', 'laton'], accent: 'niquel' },
    { backdrop: 'rosa', tints: ['bronce', 'negro'], accent: 'niquel' },
  ],
  'strap-rings': [
    { backdrop: 'anil', tints: ['niquel', 'laton'], accent: 'niquel' },
    { backdrop: 'rosa', tints: ['bronce', 'niquel'], accent: 'niquel' },
  ],
  eyelets: [
    { backdrop: 'lino', tints: GOODS_METAL, accent: 'azul-marino' },
    { backdrop: 'cielo', tints: GOODS_METAL, accent: 'bordo' },
  ],
  hooks: [
    { backdrop: 'bordo', tints: ['niquel', 'laton'], accent: 'niquel' },
    { backdrop: 'lino', tints: ['negro', 'bronce'], accent: 'niquel' },
  ],
  buckle: [
    { backdrop: 'lino', tints: ['cuero', 'negro'], accent: 'laton' },
    { backdrop: 'cielo', tints: ['cuero', 'tostado'], accent: 'niquel' },
  ],
  'clip-buckle': [
    { backdrop: 'manteca', tints: ['negro', 'gris-oscuro', 'azul-marino'], accent: 'gris' },
    { backdrop: 'salvia', tints: ['negro', 'blanco', 'rojo'], accent: 'azul-marino' },
  ],
  buttons: [
    { backdrop: 'niebla', tints: ['rojo', 'amarillo', 'fucsia', 'crudo'], accent: 'azul' },
    { backdrop: 'arcilla', tints: ['negro', 'azul-marino', 'blanco'], accent: 'rojo' },
    { backdrop: 'cielo', tints: ['marron', 'beige', 'rosa-bebe'], accent: 'bordo' },
  ],
  'household-machine': [
    { backdrop: 'rosa', tints: ['crema', 'menta'], accent: 'carmin' },
    { backdrop: 'manteca', tints: ['menta', 'blanco'], accent: 'coral' },
    { backdrop: 'salvia', tints: ['crema', 'rosa-bebe'], accent: 'azul' },
  ],
  'coverstitch-machine': [
    { backdrop: 'cielo', tints: ['crema', 'blanco'], accent: 'carmin' },
    { backdrop: 'arcilla', tints: ['perla', 'menta'], accent: 'azul' },
  ],
  'overlock-machine': [
    { backdrop: 'salvia', tints: ['crema', 'blanco'], accent: 'carmin' },
    { backdrop: 'rosa', tints: ['perla', 'menta'], accent: 'azul' },
  ],
  'industrial-machine': [
    { backdrop: 'niebla', tints: ['perla', 'crema'], accent: 'azul' },
    { backdrop: 'manteca', tints: ['perla', 'blanco'], accent: 'verde-bandera' },
    { backdrop: 'rosa', tints: ['perla', 'tinta'], accent: 'carmin' },
  ],
  'industrial-overlock': [
    { backdrop: 'cielo', tints: ['perla', 'crema'], accent: 'carmin' },
    { backdrop: 'manteca', tints: ['perla', 'menta'], accent: 'azul' },
  ],
};
