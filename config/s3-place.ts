/** The bucket of an S3-compatible store for this shop's photos, with its credentials. */
export type S3Place = {
  /** `https://host[:port]`. */
  readonly origin: string;
  readonly bucket: string;
  /** The prefix of every key: '' or a text that ends with '/'. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Reads `https://key:secret@host/bucket/prefix?region=…`; `null` for any other text. */
export function s3PlaceOf(text: string): S3Place | null {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return null;
  const { protocol, host, pathname, username, password, searchParams } = new URL(text);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  const accessKeyId = unescaped(username);
  const secretAccessKey = unescaped(password);
  if (bucket === '' || accessKeyId === '' || secretAccessKey === '') return null;
  return {
    origin: `${protocol}//${host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}

/** '' for a text with invalid escapes. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
