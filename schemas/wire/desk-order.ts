/** The body of `POST /desk/orders`. Phone and last name may be empty. */
export type WireDeskOrder = {
  orderItems: { _id: string; quantity: Record<string, number> }[];
  userName: string;
  userLastName: string;
  cellphone: string;
  userEmail: string;
  /** An internal note; it stands in the order's timeline. */
  note: string;
};
