/** The `Accept-Encoding` of today's Chrome, Edge and Firefox over TLS. */
export const ENCODINGS_OF_BROWSERS = 'gzip, deflate, br, zstd';
