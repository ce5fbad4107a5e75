import { isIPv6 } from 'node:net';

const GROUPS = 8;

/**
 * One client for limits: an IPv4 address, or the first 64 bits of an IPv6 address, because a customer gets all addresses
 * with the same 64 bits.
 */
export function clientNetwork(address: string): string {
  return ipv4In(address) ?? ipv6Prefix(address, 4);
}

/** Many clients of one provider: the first 24 bits of an IPv4 address, the first 48 of an IPv6 address. */
export function widerNetwork(address: string): string {
  const ipv4 = ipv4In(address);
  return ipv4 === null ? ipv6Prefix(address, 3) : `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
}

function ipv4In(address: string): string | null {
  return /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? null;
}

/** @param groups of sixteen bits. Anything that is no address stays as it is */
function ipv6Prefix(address: string, groups: number): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, groups);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * groups}`;
}
