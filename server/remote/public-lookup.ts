import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks without public sites: this machine, private and shared networks, link-local, multicast, reserved. */
const NOT_PUBLIC = blockListOf([
  ...[
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
  ],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/3'],
  // These IPv6 networks carry an IPv4 address, which could be a private one.
  ...['::/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/8', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', '3fff::/20'],
  // All addresses from here on are private, link-local, multicast or unassigned.
  ...['4000::/2', '8000::/1'],
]);

/** The address belongs to this machine or its network. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`);
    this.name = 'PrivateAddressError';
  }
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !NOT_PUBLIC.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Looks up a host's addresses and rejects the host when any of them is not public. The connection uses exactly the
 * checked addresses, so a DNS answer that changes in between has no effect.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new PrivateAddressError(host), []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddressError(host), []);
    }
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
