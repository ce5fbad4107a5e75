/** A photo can't be used or kept; the message tells the person who chose it why. */
export class UnusablePhoto extends Error {}
