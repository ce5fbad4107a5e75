import type { Settings } from '#schemas/store/area-schemas.ts';
import type { AreaForm } from '../area/area-definition.ts';
import { NumberInput, SwitchInput } from '../area/area-inputs.tsx';

/** The rating that the shop gives search engines. */
export function RatingInput({ form: { draft, set, problemAt } }: { form: AreaForm<Settings['texts']> }) {
  const { rating } = draft.structuredData;
  return (
    <div className="area-section">
      <SwitchInput
        path="structuredData.rating"
        label="Decir a los buscadores la calificación de la tienda"
        help="Tiene que ser la verdadera: los buscadores castigan las inventadas."
        value={rating !== null}
        onChange={(isGiven) => set({ structuredData: { rating: isGiven ? { value: 5, reviews: 1 } : null } })}
      />
      {rating !== null && (
        <div className="area-pair">
          <NumberInput
            path="structuredData.rating.value"
            label="Estrellas, de 1 a 5"
            value={rating.value}
            problemAt={problemAt}
            onChange={(value) => set({ structuredData: { rating: { ...rating, value } } })}
          />
          <NumberInput
            path="structuredData.rating.reviews"
            label="Opiniones"
            value={rating.reviews}
            problemAt={problemAt}
            onChange={(reviews) => set({ structuredData: { rating: { ...rating, reviews } } })}
          />
        </div>
      )}
    </div>
  );
}
