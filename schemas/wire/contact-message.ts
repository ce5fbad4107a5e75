/** What `POST /sendContact` takes (DATA-012). */
export type WireContactMessage = {
  userName: string;
  userEmail: string;
  userPhone: string;
  userMessage: string;
  userLocation: string;
};

/** What `GET /getContact` lists (DATA-013); older messages may lack an email or a location. */
export type WireListedMessage = Omit<WireContactMessage, 'userEmail' | 'userLocation'> & {
  _id: string;
  userEmail?: string;
  userLocation?: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
};
