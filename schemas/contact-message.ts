import { z } from 'zod';
import {
  type ContactField,
  type ContactProblem,
  contactProblems,
  trimmedMessage,
} from '#domain/contact/contact-message.ts';

const text = (maximum: number, message: string) =>
  z.string({ error: message }).max(maximum, { error: `tiene más de ${maximum} letras` });

const MESSAGES: Record<ContactField, Record<ContactProblem, string>> = {
  name: { required: 'El nombre es obligatorio', invalid: 'El nombre no es válido' },
  email: { required: 'El email es obligatorio', invalid: 'El email no es válido' },
  phone: { required: 'El teléfono es obligatorio', invalid: 'El teléfono no es válido' },
  location: { required: 'La dirección es obligatoria', invalid: 'La dirección no es válida' },
  message: { required: 'El mensaje es obligatorio', invalid: 'El mensaje no es válido' },
};

const FIELDS: Record<ContactField, string> = {
  name: 'userName',
  email: 'userEmail',
  phone: 'userPhone',
  location: 'userLocation',
  message: 'userMessage',
};

/** The body of `POST /sendContact`: all five fields, trimmed (CONTACT-007). */
export const contactMessageSchema = z
  .object({
    userName: text(120, MESSAGES.name.required),
    userEmail: text(254, MESSAGES.email.required),
    userPhone: text(60, MESSAGES.phone.required),
    userLocation: text(200, MESSAGES.location.required),
    userMessage: text(5000, MESSAGES.message.required),
  })
  .transform((body) =>
    trimmedMessage({
      name: body.userName,
      email: body.userEmail,
      phone: body.userPhone,
      location: body.userLocation,
      message: body.userMessage,
    }),
  )
  .superRefine((message, context) => {
    for (const field of Object.keys(FIELDS) as ContactField[]) {
      const problem = contactProblems(message)[field];
      if (problem === undefined) continue;
      context.addIssue({ code: 'custom', path: [FIELDS[field]], message: MESSAGES[field][problem] });
    }
  });
