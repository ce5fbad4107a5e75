import type { FormField } from './price-rule.ts';
import type { StudioForm } from './studio-form.ts';

/** What the studio's blocks share: the form, how to change it, and what can't be read in it. */
export type BlockProps = {
  readonly form: StudioForm;
  readonly onChange: (change: Partial<StudioForm>) => void;
  readonly problems: Readonly<Partial<Record<FormField, string>>>;
};
