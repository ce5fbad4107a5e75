import S3rver from '@20minutes/s3rver';

/** An S3 server with one bucket, as a process. Usage: node tests/support/s3-process.ts <folder> <port> <bucket> */
const [directory = '', port = '0', bucket = ''] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});
// As a text: a number gets colours in a terminal's environment.
console.log(String((await server.run()).port));
