import type { Taxonomy } from '#domain/catalogue/taxonomy.ts';
import { formatCount } from '#web/format.ts';
import { Select } from '../select/select.tsx';
import { areaFieldId } from '../store/area/area-definition.ts';
import type { RuleDraft } from './list-draft.ts';
import {
  isSamePlace,
  NO_PLACE,
  type PlaceOption,
  placesOf,
  placeText,
  RULE_SCOPES,
  type RulePlace,
  type RuleScope,
} from './rule-scope.ts';

type RuleFieldsProps = {
  /** Of the row: 'rules.2'. */
  readonly path: string;
  readonly rule: RuleDraft;
  readonly choices: { readonly categories: Taxonomy; readonly brands: readonly string[] };
  readonly count: number | null;
  readonly onChange: (rule: RuleDraft) => void;
  readonly problemAt: (path: string) => string | undefined;
};

const SCOPES = Object.entries(RULE_SCOPES);

/** 'Marca', 'Tensa', '20 % menos', and how many products that is. */
export function RuleFields({ path, rule, choices, count, onChange, problemAt }: RuleFieldsProps) {
  const problem = problemAt(`${path}.place`) ?? problemAt(`${path}.percent`);
  const noteId = `${areaFieldId(path)}-note`;
  return (
    <div className="rule-fields">
      <Select
        className="input"
        aria-label="A qué"
        value={rule.scope}
        onChange={({ target }) => {
          if (isScope(target.value)) onChange({ ...rule, ...NO_PLACE, scope: target.value });
        }}
      >
        {SCOPES.map(([scope, label]) => (
          <option key={scope} value={scope}>
            {label}
          </option>
        ))}
      </Select>
      {rule.scope !== 'shop' && (
        <PlaceChoice
          id={areaFieldId(`${path}.place`)}
          label={`Qué ${RULE_SCOPES[rule.scope].toLowerCase()}`}
          isUnfit={problemAt(`${path}.place`) !== undefined}
          place={rule}
          groups={placesOf(rule.scope, choices)}
          onChange={(place) => onChange({ ...rule, ...place })}
        />
      )}
      <label className="rule-percent">
        <input
          id={areaFieldId(`${path}.percent`)}
          className="input figures"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Por ciento menos: ${placeText(rule)}`}
          aria-invalid={problemAt(`${path}.percent`) !== undefined || undefined}
          aria-describedby={noteId}
          value={rule.percent.replace('.', ',')}
          onChange={({ target }) => onChange({ ...rule, percent: target.value.replace(',', '.') })}
        />
        % menos
      </label>
      <span className="rule-count figures">
        {count !== null && formatCount(count, { one: 'producto', many: 'productos' })}
      </span>
      <p id={noteId} aria-live="polite" className="rule-note">
        {problem}
      </p>
    </div>
  );
}

function isScope(value: string): value is RuleScope {
  return Object.hasOwn(RULE_SCOPES, value);
}

type PlaceChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly isUnfit: boolean;
  readonly place: RulePlace;
  readonly groups: ReadonlyMap<string, readonly PlaceOption[]>;
  readonly onChange: (place: RulePlace) => void;
};

function PlaceChoice({ id, label, isUnfit, place, groups, onChange }: PlaceChoiceProps) {
  const options = [...groups.values()].flat();
  const chosen = options.findIndex((option) => isSamePlace(option.place, place));
  // What the lists lack stays as an option: a category that is gone, or a brand within a section.
  const isStrange = chosen === -1 && !isSamePlace(place, NO_PLACE);
  let at = 0;
  return (
    <Select
      id={id}
      className="input"
      aria-label={label}
      aria-invalid={isUnfit || undefined}
      value={isStrange ? 'now' : chosen === -1 ? '' : `${chosen}`}
      onChange={({ target }) => {
        const option = options[Number(target.value)];
        if (target.value !== '' && option !== undefined) onChange(option.place);
      }}
    >
      <option value="" disabled>
        Elige…
      </option>
      {isStrange && <option value="now">{placeText(place)}</option>}
      {[...groups].map(([heading, listed]) => {
        const shown = listed.map((option) => (
          <option key={option.label} value={at++}>
            {option.label}
          </option>
        ));
        return heading === '' ? (
          shown
        ) : (
          <optgroup key={heading} label={heading}>
            {shown}
          </optgroup>
        );
      })}
    </Select>
  );
}
