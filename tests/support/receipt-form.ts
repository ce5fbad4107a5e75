type Fields = Readonly<Record<string, string>>;

/** A form of a transfer's receipt, as a browser sends it; its file comes last. */
export function receiptForm(
  fields: Fields,
  file: { readonly name: string; readonly bytes: Buffer } | null = null,
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'limite-del-comprobante';
  const pieces: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const { name, bytes } = file ?? { name: '', bytes: Buffer.alloc(0) };
  pieces.push(
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  );
  const payload = Buffer.concat(pieces);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(payload.length),
  };
  return { payload, headers };
}
