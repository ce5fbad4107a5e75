import './paper-lines.css';
import type { PaperLine } from './paper-line.ts';

type PaperLinesProps = {
  /** Stands on each sheet: whose paper this is. */
  readonly running: string;
  readonly lines: readonly PaperLine[];
};

export function PaperLines({ running, lines }: PaperLinesProps) {
  return (
    <table className="paper-lines figures">
      <thead>
        <tr className="paper-running">
          <td colSpan={5}>{running}</td>
        </tr>
        <tr>
          <th scope="col" className="paper-code">
            Código
          </th>
          <th scope="col">Producto</th>
          <th scope="col" className="paper-amount">
            Cantidad
          </th>
          <th scope="col" className="paper-amount paper-price">
            Precio
          </th>
          <th scope="col" className="paper-amount">
            Importe
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, code, name, brand, details, quantity, price, amount }) => (
          <tr key={key}>
            <td className="paper-code">{code}</td>
            <td className="paper-product">
              <b>{name}</b> {brand}
              {details.map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </td>
            <td className="paper-amount">{quantity}</td>
            <td className="paper-amount paper-price">{price}</td>
            <td className="paper-amount">
              <b>{amount}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
