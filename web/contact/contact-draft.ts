import type { ContactField } from '#domain/contact/contact-message.ts';
import type { FormDraft } from '#web/ui/form-draft.ts';

export const CONTACT_DRAFT: FormDraft<ContactField> = {
  storageKey: 'hilvan:contact-draft',
  fields: ['name', 'email', 'phone', 'location', 'message'],
};
