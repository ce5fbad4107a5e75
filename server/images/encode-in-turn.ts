import pLimit from 'p-limit';
import { type EncodedPhoto, encodedPhoto } from './encoded-photo.ts';

// Decoding a large photo takes hundreds of megabytes.
const oneAtATime = pLimit(1);

/** The same as `encodedPhoto`, one photo after the other, whoever sends them. @throws Refusal as it does */
export function encodeInTurn(upload: Buffer): Promise<EncodedPhoto> {
  return oneAtATime(() => encodedPhoto(upload));
}
