import type { LegalPage } from '#config/store.ts';
import type { StoreFrame } from '#web/storefront/store-frame.ts';

type Facts = Pick<StoreFrame, 'name' | 'streetAddress' | 'city' | 'province' | 'landline' | 'email'> & {
  readonly companyName: string;
  readonly taxId: string;
  readonly legalAddress: string;
};

const orBlank = (value: string, what: string) => (value === '' ? `[completar: ${what}]` : value);

/**
 * Texts to begin with, with the shop's own data and blanks for the rest. They are drafts: a lawyer has to confirm them,
 * and the editor says so.
 */
export function legalDrafts(shop: Facts): Record<LegalPage, string> {
  const { name, streetAddress, city, province, landline, email } = shop;
  const company = orBlank(shop.companyName, 'razón social');
  const taxId = orBlank(shop.taxId, 'CUIT');
  const address = orBlank(shop.legalAddress, 'domicilio legal');
  const place = `${streetAddress}, ${city}, ${province}`;
  return {
    terms: `# Quién vende
${name} es un comercio de ${company}, CUIT ${taxId}, con domicilio legal en ${address}. Local: ${place}. Teléfono: ${landline}. Correo: ${email}.

# Cómo se compra
Lo que se envía desde esta página es un pedido de presupuesto, y no obliga a pagar. La compra se acuerda cuando aceptas el presupuesto, que dice precios finales, envío y hasta cuándo vale.

# Precios y pagos
Los precios están en pesos argentinos e incluyen impuestos. Los medios de pago y el costo de las cuotas figuran en cada producto y en el presupuesto.

# Envíos y retiro
El costo y el plazo del envío se informan antes de pagar. También puedes retirar en el local, en [completar: días y horario de retiro].

# Garantía
Los productos nuevos tienen la garantía legal de la Ley 24.240 de Defensa del Consumidor. [completar: garantías del fabricante, si las hay]

# Reclamos
Escríbenos a ${email}. Vale la ley argentina; los consumidores pueden acudir a los tribunales de su domicilio.`,
    privacy: `# Quién guarda tus datos
${company}, CUIT ${taxId}, con domicilio en ${address}, es responsable de la base de datos de ${name}. [completar: número de inscripción en el Registro Nacional de Bases de Datos]

# Qué datos y para qué
Guardamos lo que escribes al pedir, al escribirnos o al arrepentirte de una compra: nombre, teléfono, correo y lo que pediste. Los usamos para atender ese pedido, y para nada más. El carrito queda en tu navegador.

# A quién se los damos
A nadie, salvo a quien hace la entrega y a quien la ley obliga. [completar: correo, alojamiento u otros servicios que los procesan, y en qué país]

# Cuánto tiempo
[completar: plazo]. Después se borran o quedan sin tu nombre.

# Tus derechos
Puedes pedir ver, corregir o borrar tus datos escribiendo a ${email} (Ley 25.326, artículos 14 a 16). El acceso es gratuito a intervalos no inferiores a seis meses, salvo interés legítimo. La Agencia de Acceso a la Información Pública, órgano de control de la Ley 25.326, atiende las denuncias y reclamos por incumplimiento de las normas de protección de datos personales.`,
    returns: `# Arrepentimiento: 10 días corridos
Si compraste a distancia, puedes dejar sin efecto la compra dentro de los 10 días corridos desde que recibiste el producto o desde que se celebró el contrato, lo que ocurra último, sin explicar por qué y sin gastos (Ley 24.240, artículo 34, según la Ley 26.361). Usa el ‘Botón de arrepentimiento’, arriba en esta página (Resolución 424/2020 y sus normas posteriores): recibes un código en el momento y te respondemos dentro de las 24 horas.

# Cómo se devuelve
El producto se devuelve sin uso y con su embalaje. El costo de la devolución es nuestro. [completar: dónde se lleva o cómo se retira]

# Cuándo recibes el dinero
[completar: plazo], por el mismo medio con el que pagaste.

# Cambios
Fuera de ese plazo cambiamos productos sin uso dentro de los [completar: días] días. [completar: productos cortados a medida u otros que no se cambian]

# Productos con fallas
Tienes la garantía legal de la Ley 24.240. Escríbenos a ${email} o llámanos al ${landline}.`,
  };
}
