/** The shop's benefits for everyone, shared by several pages (CONTENT-022, CONTENT-023). */
export const INSTALMENTS_BENEFIT = 'Paga en cuotas con todas las tarjetas';
export const SHIPPING_BENEFIT = 'Envíos a todo el país';
