import { type ComponentProps, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '../../select/select.tsx';
import { areaFieldId } from './area-definition.ts';

type InputProps<Value> = {
  /** As the API names the field: 'map.latitude'. */
  readonly path: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly problemAt: (path: string) => string | undefined;
  readonly help?: string | undefined;
};

type TextInputProps = InputProps<string> &
  Pick<
    ComponentProps<'input'>,
    'inputMode' | 'type' | 'placeholder' | 'className' | 'maxLength' | 'autoFocus'
  >;

export function TextInput({ path, label, value, onChange, problemAt, help, ...input }: TextInputProps) {
  return (
    <Field
      {...input}
      id={areaFieldId(path)}
      label={label}
      help={help}
      value={value}
      error={problemAt(path)}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A rate with a decimal comma on the screen and a dot in the settings. */
export function PercentInput({ value, onChange, ...input }: TextInputProps) {
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      className="figures"
      value={value.replace('.', ',')}
      onChange={(typed) => onChange(typed.replace(',', '.'))}
    />
  );
}

/** A text of several lines, as high as the text. */
export function TextArea({ path, label, value, onChange, problemAt, help }: InputProps<string>) {
  return (
    <Field id={areaFieldId(path)} label={label} help={help} error={problemAt(path)}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(control.className, 'area-text')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** A number with a decimal comma. What can't be read is `NaN`, which no area's check accepts. */
export function NumberInput({ path, label, value, onChange, problemAt, help }: InputProps<number>) {
  const [typed, setTyped] = useState(() => (Number.isFinite(value) ? String(value).replace('.', ',') : ''));
  return (
    <Field
      id={areaFieldId(path)}
      label={label}
      help={help}
      value={typed}
      error={problemAt(path)}
      inputMode="decimal"
      autoComplete="off"
      className="figures"
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value));
      }}
    />
  );
}

/** '-31,4488' and '-31.4488' are the same; a thousands' dot is not read. */
function readNumber(typed: string): number {
  const text = typed.trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

type SwitchInputProps = Pick<InputProps<boolean>, 'path' | 'label' | 'value' | 'onChange'> & {
  readonly help?: string;
};

export function SwitchInput({ path, label, value, onChange, help }: SwitchInputProps) {
  const id = areaFieldId(path);
  return (
    <div>
      <label className="area-switch">
        <input
          id={id}
          type="checkbox"
          checked={value}
          aria-describedby={help === undefined ? undefined : `${id}-note`}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-note`} className="text-fine text-muted">
          {help}
        </p>
      )}
    </div>
  );
}

type ChoiceInputProps<Value extends string> = InputProps<Value> & {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
};

export function ChoiceInput<Value extends string>({
  path,
  label,
  value,
  onChange,
  problemAt,
  help,
  choices,
}: ChoiceInputProps<Value>) {
  return (
    <Field id={areaFieldId(path)} label={label} help={help} error={problemAt(path)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
