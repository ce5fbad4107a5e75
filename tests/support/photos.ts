import sharp, { type Sharp } from 'sharp';

/** A plain photo in px, or a noisy one, which no format makes small. */
export function aPhoto(photo: { width: number; height: number; hue?: number; isNoisy?: boolean }): Sharp {
  const { width, height, hue = 0, isNoisy = false } = photo;
  const background = `hsl(${hue}, 60%, 50%)`;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background, ...(isNoisy ? { noise } : {}) } });
}

/** A form with one file, as a browser sends it. */
export function multipartOf(
  bytes: Buffer,
  { field = 'image', name = 'foto.jpg' }: { field?: string; name?: string } = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'limite-de-la-prueba';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
