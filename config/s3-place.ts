/** Where an S3-compatible store keeps this shop's photos, and who may put them there. */
export type S3Place = {
  /** `https://host[:port]`. */
  readonly origin: string;
  readonly bucket: string;
  /** What each key begins with; '' or ending with '/'. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Reads `https://key:secret@host/bucket/prefix?region=…`, or `null` where it is none. */
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

/** '' for what is not well escaped. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
