/** So many orders can be chosen at once. */
export const MAX_CHOSEN_ORDERS = 2000;

/** So many ids fit into an address, whatever proxy it goes through. */
export const MAX_IDS_IN_ADDRESS = 200;
