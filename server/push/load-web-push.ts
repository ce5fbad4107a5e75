/** Most shops have no device that is told of orders, and start and idle without the library. */
export async function loadWebPush() {
  const { default: webPush } = await import('web-push');
  return webPush;
}
