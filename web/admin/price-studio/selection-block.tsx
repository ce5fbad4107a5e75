import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { formatWholeNumber } from '#web/format.ts';
import { ChoiceChip } from '../select/choice-chip.tsx';
import type { BlockProps } from './block-props.ts';
import { CategoryChips } from './category-chips.tsx';
import { countFurtherCriteria, FurtherCriteria, HiddenLeftOut, UnknownCodes } from './further-criteria.tsx';
import { StudioBlock } from './studio-block.tsx';
import { hasCriteria, NO_CRITERIA, namesSome } from './studio-form.ts';
import type { SelectedCodes } from './use-preview.ts';

type SelectionBlockProps = BlockProps & {
  /** The number of chosen products; `null` until it is known. */
  readonly count: number | null;
  readonly isLoading: boolean;
  readonly brands: readonly string[];
  /** `null` until it is known. */
  readonly codes: SelectedCodes | null;
  /** How many products were ticked in 'Mis Productos'. */
  readonly tickedCount: number;
};

/** 1: the products to change (STUDIO-002). Criteria combine by AND. */
export function SelectionBlock(props: SelectionBlockProps) {
  const { form, onChange, problems, count, isLoading, brands, codes, tickedCount } = props;
  const furtherCount = countFurtherCriteria(form);
  const [isOpen, setIsOpen] = useState(furtherCount > 0);
  const furtherId = useId();
  return (
    <StudioBlock number={1} title="A cuáles" aside={<LiveCount count={count} isLoading={isLoading} />}>
      <div className="flex flex-wrap gap-2">
        {form.onlyTicked && (
          <button
            type="button"
            className="chip chip-chosen"
            aria-label="Quitar el filtro de los elegidos en Mis Productos"
            onClick={() => onChange({ onlyTicked: false })}
          >
            {formatWholeNumber(tickedCount)} elegidos en Mis Productos <X aria-hidden="true" />
          </button>
        )}
        <CategoryChips form={form} onChange={onChange} />
        <ChoiceChip
          label="Marca"
          all="Todas las marcas"
          value={form.brand}
          groups={[{ label: null, options: brands.map((brand) => ({ value: brand, label: brand })) }]}
          onChoose={(brand) => onChange({ brand })}
        />
        {(namesSome(form) || form.isExcept) && (
          <button
            type="button"
            className={form.isExcept ? 'chip chip-chosen' : 'chip'}
            aria-pressed={form.isExcept}
            onClick={() => onChange({ isExcept: !form.isExcept })}
          >
            Todos menos estos
          </button>
        )}
        <button
          type="button"
          className={form.unchangedToday ? 'chip chip-chosen' : 'chip'}
          aria-pressed={form.unchangedToday}
          onClick={() => onChange({ unchangedToday: !form.unchangedToday })}
        >
          Los que no cambié hoy
        </button>
        <button
          type="button"
          className={furtherCount === 0 ? 'chip' : 'chip chip-chosen'}
          aria-expanded={isOpen}
          aria-controls={furtherId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" /> Más filtros
          {furtherCount > 0 && <span className="figures">{furtherCount}</span>}
        </button>
        {hasCriteria(form) && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => onChange(NO_CRITERIA)}
          >
            Quitar todos
          </button>
        )}
        <search className="studio-search">
          <Search aria-hidden="true" />
          <input
            type="search"
            aria-label="Código o palabras"
            placeholder="Código o palabras"
            autoComplete="off"
            maxLength={200}
            value={form.text}
            onChange={({ target }) => onChange({ text: target.value })}
            className="input"
          />
        </search>
      </div>
      {isOpen && <FurtherCriteria id={furtherId} form={form} onChange={onChange} problems={problems} />}
      {codes !== null && codes.unknownCodes.length > 0 && <UnknownCodes codes={codes.unknownCodes} />}
      {codes !== null && codes.hiddenLeftOut > 0 && (
        <HiddenLeftOut count={codes.hiddenLeftOut} onInclude={() => onChange({ withHidden: true })} />
      )}
    </StudioBlock>
  );
}

function LiveCount({ count, isLoading }: { count: number | null; isLoading: boolean }) {
  return (
    <p role="status" aria-busy={isLoading} className="studio-count">
      {count !== null && (
        <>
          <b className="display-figures">{formatWholeNumber(count)}</b>{' '}
          {count === 1 ? 'producto' : 'productos'}
        </>
      )}
    </p>
  );
}
