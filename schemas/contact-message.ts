import { z } from 'zod';
import {
  CONTACT_LENGTHS,
  type ContactField,
  contactProblems,
  trimmedMessage,
} from '#domain/contact/contact-message.ts';
import type { LabelsOf } from './labels-of.ts';
import { reportProblems } from './report-problems.ts';
import { CONTACT_PROBLEM_TEXTS, WIRE_CONTACT_FIELDS } from './wire/contact-message.ts';
import { withoutNul } from './without-nul.ts';

const text = (field: ContactField) =>
  withoutNul(
    z
      .string({ error: CONTACT_PROBLEM_TEXTS[field].required })
      .max(CONTACT_LENGTHS[field], { error: `tiene más de ${CONTACT_LENGTHS[field]} letras` }),
  );

/** The body of `POST /sendContact`: all five fields, trimmed (CONTACT-007). */
export const contactMessageSchema = z
  .object({
    userName: text('name'),
    userEmail: text('email'),
    userPhone: text('phone'),
    userLocation: text('location'),
    userMessage: text('message'),
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
  .superRefine((message, context) =>
    reportProblems(context, contactProblems(message), {
      wireNames: WIRE_CONTACT_FIELDS,
      texts: CONTACT_PROBLEM_TEXTS,
    }),
  );

/** The body of `PUT /messages/{id}`. */
export const messageChangeSchema = z.object({ read: z.boolean({ error: 'tiene que ser true o false' }) });

/** As a client sends it (DATA-012). */
export type WireContactMessage = z.input<typeof contactMessageSchema>;

export const CONTACT_LABELS = {
  userName: 'Nombre',
  userEmail: 'Correo electrónico',
  userPhone: 'Teléfono',
  userLocation: 'Dirección',
  userMessage: 'Mensaje',
} as const satisfies LabelsOf<WireContactMessage>;
