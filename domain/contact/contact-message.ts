import { isValidEmail } from './email.ts';

/** What a visitor sends from the contact page (CONTACT-006). */
export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly message: string;
};

export type ContactField = keyof ContactMessage;
export type ContactProblem = 'required' | 'invalid';
export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

/** What is sent: every field without its outer spaces (CONTACT-007). */
export function trimmedMessage(message: ContactMessage): ContactMessage {
  return {
    name: message.name.trim(),
    email: message.email.trim(),
    phone: message.phone.trim(),
    location: message.location.trim(),
    message: message.message.trim(),
  };
}

/** What keeps the message from being sent, by field; the phone follows no pattern (CONTACT-007 to CONTACT-014). */
export function contactProblems(typed: ContactMessage): ContactProblems {
  const { name, email, phone, location, message } = trimmedMessage(typed);
  return {
    ...(name === '' && { name: 'required' }),
    ...(email === '' && { email: 'required' }),
    ...(email !== '' && !isValidEmail(email) && { email: 'invalid' }),
    ...(phone === '' && { phone: 'required' }),
    ...(location === '' && { location: 'required' }),
    ...(message === '' && { message: 'required' }),
  };
}
