import { useState } from 'react';
import { type ContactField, type ContactMessage, contactProblems } from '#domain/contact/contact-message.ts';
import {
  CONTACT_LENGTHS,
  CONTACT_PROBLEM_TEXTS,
  WIRE_CONTACT_FIELDS,
} from '#schemas/wire/contact-message.ts';

const NOTHING_TYPED: ContactMessage = { name: '', email: '', phone: '', location: '', message: '' };

export type ContactFormState = {
  readonly values: ContactMessage;
  /** Whether nothing keeps the message from being sent. */
  readonly isValid: boolean;
  /** What ties a control to its field; the message waits for the first blur, then follows every change. */
  fieldProps(field: ContactField): {
    name: string;
    value: string;
    maxLength: number;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  /** Empties the form, as if nobody had touched it (CONTACT-017). */
  clear(): void;
};

/** The rules hold from the first letter on; nothing is said of a field that was not left yet (CONTACT-015, CONTACT-G03). */
export function useContactForm(): ContactFormState {
  const [values, setValues] = useState(NOTHING_TYPED);
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  const problems = contactProblems(values);
  return {
    values,
    isValid: Object.keys(problems).length === 0,
    fieldProps: (field) => {
      const problem = left.has(field) ? problems[field] : undefined;
      return {
        name: WIRE_CONTACT_FIELDS[field],
        value: values[field],
        maxLength: CONTACT_LENGTHS[field],
        error: problem && CONTACT_PROBLEM_TEXTS[field][problem],
        onChange: ({ target }) => setValues((before) => ({ ...before, [field]: target.value })),
        onBlur: () => setLeft((before) => new Set([...before, field])),
      };
    },
    clear: () => {
      setValues(NOTHING_TYPED);
      setLeft(new Set());
    },
  };
}
