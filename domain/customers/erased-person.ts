/** What an order says of a person whose data were erased. */
export const ERASED_PERSON = { firstName: 'Datos borrados', lastName: '', phone: '', email: '' } as const;
