/** What the shop offers everyone, wherever a page says so (CONTENT-022, CONTENT-023). */
export const INSTALMENTS_BENEFIT = 'Paga en cuotas con todas las tarjetas';
export const SHIPPING_BENEFIT = 'Envíos a todo el país';
