/** A photo can't be used or stored. The message is the reason, for the person who chose it. */
export class UnusablePhoto extends Error {}
