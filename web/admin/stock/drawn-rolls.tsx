import { formatCount } from '#web/format.ts';
import { customProperties } from '#web/storefront/custom-properties.ts';
import { stockText } from './stock-amount.ts';
import type { StockVariant, VariantUnit } from './stock-variant.ts';

/** A shelf has two or three of them; what is more is counted. */
const MOST_DRAWN = 6;

type DrawnRollsProps = { readonly unit: VariantUnit; readonly variant: StockVariant };

/**
 * The rolls of a variant as threads, the shortest first, as they are cut. Their length is told against the longest one;
 * what is promised, and would be cut of them, ends each thread in another colour.
 */
export function DrawnRolls({ unit, variant: { rolls = [], remnants = [], promised } }: DrawnRollsProps) {
  const whole = rolls.slice(0, rolls.length - remnants.length).toReversed();
  const longest = whole.at(-1);
  if (longest === undefined) return null;
  return (
    <div className="drawn-rolls">
      <h3>Rollos</h3>
      <ul aria-label="Lo que queda de cada rollo">
        {threadsOf(whole.slice(0, MOST_DRAWN), promised).map(({ length, free }, place) => (
          <li key={place}>
            <p>
              <span>
                <b>Rollo {place + 1}</b> {place === 0 && whole.length > 1 && 'se corta primero'}
              </span>
              <b className="figures">{stockText(length, unit)}</b>
            </p>
            <span
              className="roll-thread"
              aria-hidden="true"
              style={customProperties({ '--free': free / longest, '--left': length / longest })}
            />
          </li>
        ))}
      </ul>
      {whole.length > MOST_DRAWN && (
        <p className="mt-2 text-sm text-muted">
          Y {formatCount(whole.length - MOST_DRAWN, { one: 'rollo más', many: 'rollos más' })}
        </p>
      )}
    </div>
  );
}

type Thread = { readonly length: number; readonly free: number };

/** @param rolls the shortest first */
function threadsOf(rolls: readonly number[], promised: number): Thread[] {
  let rest = promised;
  return rolls.map((length) => {
    const taken = Math.min(length, rest);
    rest -= taken;
    return { length, free: length - taken };
  });
}
