import './shortages.css';
import { TriangleAlert } from 'lucide-react';

/** In lists; the order's page says what is missing. */
export function ShortagePill() {
  return (
    <span className="shortage-pill">
      <TriangleAlert aria-hidden="true" /> Falta mercadería
    </span>
  );
}
