import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { formatWholeNumber } from '#web/format.ts';
import { ChoiceChip } from '../select/choice-chip.tsx';
import type { BlockProps } from './block-props.ts';
import { CategoryChips } from './category-chips.tsx';
import { countFurtherCriteria, FurtherCriteria, HiddenCodes, UnknownCodes } from './further-criteria.tsx';
import { pastedCodes } from './price-rule.ts';
import { StudioBlock } from './studio-block.tsx';
import { hasCriteria, NO_CRITERIA } from './studio-form.ts';

type SelectionBlockProps = BlockProps & {
  /** The number of chosen products; `null` until it is known. */
  readonly count: number | null;
  readonly isLoading: boolean;
  readonly brands: readonly string[];
  /** What became of pasted codes; `null` until it is known. */
  readonly codes: {
    readonly unknownCodes: readonly string[];
    readonly hiddenCodes: readonly string[];
  } | null;
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
      {codes !== null && pastedCodes(form.codes).length > 0 && (
        <>
          {codes.unknownCodes.length > 0 && <UnknownCodes codes={codes.unknownCodes} />}
          {codes.hiddenCodes.length > 0 && (
            <HiddenCodes count={codes.hiddenCodes.length} onInclude={() => onChange({ withHidden: true })} />
          )}
        </>
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
