import type { Settings } from '#schemas/store/area-schemas.ts';

/** What the law asks of Casa Hilván, whole, so that a shopkeeper sees how it looks (LAW-004). */
export const DEMO_LEGAL: Settings['legal'] = {
  taxId: '30-00000000-0',
  companyName: 'Casa Hilván S. R. L. (empresa de ejemplo)',
  legalAddress: 'Aarón Castellanos 1923, S3080 Esperanza, Santa Fe',
  consumerDefence: 'https://www.argentina.gob.ar/produccion/defensadelconsumidor/formulario',
  fiscalData: '/terminos',
  terms: `# Quién vende
Casa Hilván es un comercio de Casa Hilván S. R. L., CUIT 30-00000000-0, con domicilio en Aarón Castellanos 1923, Esperanza, Santa Fe. Es una tienda de ejemplo: no vende de verdad. Teléfono: (03496) 42-1923. Correo: hola@casahilvan.example.

# Cómo se compra
Lo que se envía desde esta página es un pedido de presupuesto, y no obliga a pagar. La compra se acuerda cuando aceptas el presupuesto, que dice precios finales, envío y hasta cuándo vale.

# Precios y pagos
Los precios están en pesos argentinos e incluyen impuestos. Los medios de pago y el costo de las cuotas figuran en cada producto y en el presupuesto.

# Envíos y retiro
El costo y el plazo del envío se informan antes de pagar. También puedes retirar en el local, en el horario de atención.

# Garantía
Los productos nuevos tienen la garantía legal de la Ley 24.240 de Defensa del Consumidor. Las máquinas tienen además la del fabricante.

# Reclamos
Escríbenos a hola@casahilvan.example. Vale la ley argentina; los consumidores pueden acudir a los tribunales de su domicilio.`,
  privacy: `# Quién guarda tus datos
Casa Hilván S. R. L., CUIT 30-00000000-0, es responsable de la base de datos de esta tienda de ejemplo.

# Qué datos y para qué
Guardamos lo que escribes al pedir, al escribirnos o al arrepentirte de una compra: nombre, teléfono, correo y lo que pediste. Los usamos para atender ese pedido, y para nada más. El carrito queda en tu navegador.

# A quién se los damos
A nadie, salvo a quien hace la entrega y a quien la ley obliga.

# Tus derechos
Puedes pedir ver, corregir o borrar tus datos escribiendo a hola@casahilvan.example (Ley 25.326, artículos 14 a 16). La Agencia de Acceso a la Información Pública, órgano de control de la Ley 25.326, atiende las denuncias y reclamos por incumplimiento de las normas de protección de datos personales.`,
  returns: `# Arrepentimiento: 10 días corridos
Si compraste a distancia, puedes dejar sin efecto la compra dentro de los 10 días corridos desde que recibiste el producto o desde que se celebró el contrato, lo que ocurra último, sin explicar por qué y sin gastos (Ley 24.240, artículo 34). Usa el ‘Botón de arrepentimiento’, arriba en esta página: recibes un código en el momento y te respondemos dentro de las 24 horas.

# Cómo se devuelve
El producto se devuelve sin uso y con su embalaje, en el local o por correo. El costo de la devolución es nuestro.

# Cuándo recibes el dinero
Dentro de los 10 días, por el mismo medio con el que pagaste.

# Cambios
Fuera de ese plazo cambiamos productos sin uso dentro de los 30 días. Los cortados a medida no se cambian.

# Productos con fallas
Tienes la garantía legal de la Ley 24.240. Escríbenos a hola@casahilvan.example o llámanos al (03496) 42-1923.`,
};
