import type { Settings } from '#schemas/store/area-schemas.ts';

/** How Casa Hilván is paid: an account of a bank that does not exist (999), whose check digits are right (PAY-001). */
export const DEMO_PAYMENTS: Settings['payments'] = {
  transfer: {
    isOn: true,
    alias: 'HILVAN.EJEMPLO',
    bankKey: '9990001800000019231028',
    holder: 'Casa Hilván S. R. L. (ejemplo: no transfieras)',
    taxId: '30-00000000-7',
    bank: 'Banco de Ejemplo',
    discountPercent: '5',
    instructions: 'Pon el número de pedido en la referencia.',
  },
  deposit: { isOn: true, percent: '30', from: 50_000 },
};
