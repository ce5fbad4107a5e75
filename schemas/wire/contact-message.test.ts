import { expect, test } from 'vitest';
import { contactMessageToWire } from './contact-message.ts';

test('a message uses the names of the API for its five fields [CONTACT-006 DATA-012]', () => {
  const message = {
    name: 'Ana Ríos',
    email: 'ana@correo.com',
    phone: '3496 40-1923',
    location: 'Esperanza',
    message: '¿Tienen hilo encerado?',
  };
  expect(contactMessageToWire(message)).toEqual({
    userName: 'Ana Ríos',
    userEmail: 'ana@correo.com',
    userPhone: '3496 40-1923',
    userLocation: 'Esperanza',
    userMessage: '¿Tienen hilo encerado?',
  });
});
