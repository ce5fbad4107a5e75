import { CONTACT_LENGTHS, type ContactField, type ContactMessage } from '#domain/contact/contact-message.ts';
import type { FieldProblem } from '#domain/contact/field-problems.ts';
import type { WireContactMessage } from '../contact-message.ts';
import { roomFor } from './room-for.ts';

/** The API's names of the fields (CONTACT-006). */
export const WIRE_CONTACT_FIELDS = {
  name: 'userName',
  email: 'userEmail',
  phone: 'userPhone',
  location: 'userLocation',
  message: 'userMessage',
} as const satisfies Record<ContactField, keyof WireContactMessage>;

/** The texts for invalid fields, in the form and in the API (CONTACT-008 to CONTACT-013). */
export const CONTACT_PROBLEM_TEXTS = {
  name: {
    required: 'El nombre es obligatorio',
    'too-long': `El nombre es muy largo: ${roomFor(CONTACT_LENGTHS.name)}`,
    invalid: 'El nombre no es válido',
  },
  email: {
    required: 'El email es obligatorio',
    'too-long': `El email es muy largo: ${roomFor(CONTACT_LENGTHS.email)}`,
    invalid: 'El email no es válido',
  },
  phone: {
    required: 'El teléfono es obligatorio',
    'too-long': `El teléfono es muy largo: ${roomFor(CONTACT_LENGTHS.phone)}`,
    invalid: 'El teléfono no es válido',
  },
  location: {
    required: 'La dirección es obligatoria',
    'too-long': `La dirección es muy larga: ${roomFor(CONTACT_LENGTHS.location)}`,
    invalid: 'La dirección no es válida',
  },
  message: {
    required: 'El mensaje es obligatorio',
    'too-long': `El mensaje es muy largo: ${roomFor(CONTACT_LENGTHS.message)}`,
    invalid: 'El mensaje no es válido',
  },
} as const satisfies Record<ContactField, Record<FieldProblem, string>>;

export function contactMessageToWire(message: ContactMessage): WireContactMessage {
  return {
    userName: message.name,
    userEmail: message.email,
    userPhone: message.phone,
    userLocation: message.location,
    userMessage: message.message,
  };
}
