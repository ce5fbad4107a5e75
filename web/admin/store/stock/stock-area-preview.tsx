import { BY_PIECE } from '#domain/measure/sale-unit.ts';
import { leftText } from '#domain/stock/left-text.ts';
import type { Settings } from '#schemas/store/area-schemas.ts';
import { formatCount } from '#web/format.ts';

/** What the desk and the shop do then, in words. */
export function StockAreaPreview({
  fields: { isOn, lowAt, isShown, shownAt },
}: {
  fields: Settings['stock'];
}) {
  if (!isOn) return <p className="p-5 text-secondary">Así no se ve nada de existencias en ningún lado.</p>;
  return (
    <ul className="grid gap-3 p-5 text-secondary">
      <li>El panel tiene «Existencias»: lo que hay, recibir y contar.</li>
      <li>
        Con {formatCount(lowAt, { one: 'unidad', many: 'unidades' })} o menos, un producto está por reponer.
      </li>
      {isShown && (
        <li>
          La tienda dice «Agotado» de lo que se terminó
          {shownAt > 0 && <> y «{leftText(shownAt, BY_PIECE)}» de lo que está por terminarse</>}.
        </li>
      )}
      <li>Los pedidos se siguen tomando aunque falte: lo decides tú.</li>
    </ul>
  );
}
