import { Fragment } from 'react';
import { useStore } from '#web/storefront/store-context.tsx';
import { BORDER, REGIONS } from './coverage-outlines.ts';
import { MAP_SIZE, mapPoint, threadBetween } from './map-point.ts';

/** The threads' ends: one place in each region. */
const ENDS = [
  { longitude: -65.4, latitude: -24.8 },
  { longitude: -55.9, latitude: -27.4 },
  { longitude: -68.8, latitude: -32.9 },
  { longitude: -68.1, latitude: -38.9 },
  { longitude: -65.3, latitude: -43.3 },
  { longitude: -68.3, latitude: -54.7 },
].map(mapPoint);

export const CAPITAL_CITY = 'Ciudad Autónoma de Buenos Aires';

const capital = mapPoint({ longitude: -58.5, latitude: -34.6 });

/** The country as a sewing pattern, with a thread from the shop to each region. A province shows its name on hover. */
export function CoverageDrawing() {
  const { map, city } = useStore();
  const shop = mapPoint(map);
  return (
    <svg
      role="img"
      aria-label={`Mapa de las provincias argentinas, con hilos que salen de ${city} a todas las regiones`}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className="coverage-drawing"
    >
      {REGIONS.flatMap(({ provinces }) => provinces).map(({ name, outline }) => (
        <path key={name} className="coverage-province" d={outline}>
          <title>{name}</title>
        </path>
      ))}
      <path className="coverage-border" d={BORDER} />
      {[...ENDS, capital].map((end) => (
        <Fragment key={`${end.x} ${end.y}`}>
          <path className="coverage-thread" d={threadBetween(shop, end)} />
          <circle className="coverage-end" cx={end.x} cy={end.y} r="3.6">
            {end === capital && <title>{CAPITAL_CITY}</title>}
          </circle>
        </Fragment>
      ))}
      <circle className="coverage-shop" cx={shop.x} cy={shop.y} r="5.4">
        <title>{city}</title>
      </circle>
    </svg>
  );
}
