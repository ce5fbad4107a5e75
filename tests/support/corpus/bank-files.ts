import { aRow, aWorkbook, numbered, written } from '../a-workbook.ts';

/*
 * Made files in the shapes in which banks and Mercado Pago hand out movements. Banks, people and CUIT are invented; no CUIT
 * below 00020000 is given to anybody.
 */

/** Debits and credits in two columns, decimal comma, the payer in notes of their own. */
export const SALADO_CSV = `Fecha;Descripción;Origen;Débitos;Créditos;Número de Comprobante;Leyendas Adicionales 1;Leyendas Adicionales 2;Tipo de Movimiento;Saldo
26/11/2026;TRANSFERENCIA DE TERCEROS;0361;;608180,50;0099;COOP DE TRABAJO LA AGUJA;30-00011449-5;Imputado;1200000,00
26/11/2026;COMPRA DEBITO;0361;15000,00;;0100;FERRETERIA;;Imputado;591819,50
25/11/2026;TRANSFERENCIA DE TERCEROS;0361;;91437,50;0101;GIETZ MARTA SUSANA;27-00013873-3;Imputado;606819,50
24/11/2026;DEP EFECTIVO CAJERO 0418;0361;;50000,00;0102;;;Imputado;515382,00
24/11/2026;DEP EFECTIVO CAJERO 0418;0361;;50000,00;0103;;;Imputado;465382,00
`;

/** Titles above, one signed column with '$' and dots, in Windows' alphabet. */
export const COSTA_CSV = Buffer.from(
  `Últimos movimientos\r
Cuenta corriente 123/4;;;;\r
;;;;\r
Fecha;Suc. Origen;Concepto;Importe Pesos;Saldo Pesos\r
;;Saldo inicial;$ 10.000,00;$ 10.000,00\r
26/11/26;Santa Fe;Transf. Núñez Ángela 27000138733;$ 36.575,00;$ 46.575,00\r
25/11/26;Santa Fe;Pago de servicios;$ -4.200,00;$ 42.375,00\r
24/11/26;Santa Fe;Cr inmediato Zbrun N;$ 22.410,00;$ 46.575,00\r
;;Total;$ 54.785,00;\r
`,
  'latin1',
);

/** A workbook with days and numbers as such, all movements in one column and a sign beside it. */
export function andinoWorkbook(): Promise<Buffer> {
  const heads = ['Fecha / Hora Mov.', 'Concepto', 'Deb/Cred', 'Importe', 'Info Complementaria'];
  return aWorkbook(
    [
      {
        name: 'Movimientos',
        rows: [
          aRow(written('Banco Andino')),
          aRow(...heads.map(written)),
          // 46352 is 26/11/2026.
          aRow(
            numbered('46352', 1),
            written('TRANSF RECIBIDA'),
            written('C'),
            numbered('385200', 2),
            written('CUESTA TALLERES SRL 30000128127'),
          ),
          aRow(
            numbered('46352', 1),
            written('IMPUESTO LEY 25413'),
            written('D'),
            numbered('2311.2', 2),
            written(''),
          ),
          aRow(
            numbered('46351', 1),
            written('TRANSF RECIBIDA'),
            written('C'),
            numbered('0.3', 2),
            written('KEES ROSANA'),
          ),
        ],
      },
    ],
    ['dd/mm/yyyy', '#,##0.00'],
  );
}

/** Mercado Pago's account statement: sums above, days with dashes. */
export const MERCADO_PAGO_STATEMENT = `INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE
1.000,00;112.410,00;-3.000,00;110.410,00

RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE
26-11-2026;Transferencia recibida Noelia Zbrun;1340012345;22.410,00;23.410,00
26-11-2026;Pago de servicio Luz;1340012346;-3.000,00;20.410,00
25-11-2026;Transferencia recibida Omar Schneider;1340012347;90.000,00;110.410,00
`;

/** Mercado Pago's report of released money: English names, instants, a dot before the centavos. */
export const MERCADO_PAGO_RELEASES = `DATE,SOURCE_ID,EXTERNAL_REFERENCE,RECORD_TYPE,DESCRIPTION,NET_CREDIT_AMOUNT,NET_DEBIT_AMOUNT,GROSS_AMOUNT,MP_FEE_AMOUNT,PAYER_NAME,PAYER_ID_NUMBER
2026-11-26T00:00:00.000-03:00,,,initial_available_balance,,1000.00,0.00,1000.00,0.00,,
2026-11-26T23:30:00.000-04:00,1340012348,,release,payment,60000.00,0.00,64800.90,-4800.90,Gietz Marta,27000138733
2026-11-26T10:00:00.000-03:00,1340012349,,release,payout,0.00,5000.00,-5000.00,0.00,,
`;

/** A file of so many credits as the first bank writes them. */
export function saladoFile(
  credits: readonly {
    readonly day: string;
    readonly text: string;
    readonly taxId?: string;
    readonly pesos: number;
  }[],
): Buffer {
  const rows = credits.map(({ day, text, taxId = '', pesos }) => {
    const [year, month, date] = day.split('-');
    return `${date}/${month}/${year};TRANSFERENCIA;;${pesos.toFixed(2).replace('.', ',')};${text};${taxId}`;
  });
  return Buffer.from(`Fecha;Descripción;Débitos;Créditos;Leyendas Adicionales 1;CUIT\n${rows.join('\n')}\n`);
}
