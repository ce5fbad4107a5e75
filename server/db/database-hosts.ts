/** One address for each server of 'postgres://user@one:5432,two:5432/shop', which is how libpq names several. */
export function databaseHosts(databaseUrl: string): readonly string[] {
  const authority = databaseUrl.indexOf('://') + '://'.length;
  const end = databaseUrl.slice(authority).search(/[/?]/);
  const rest = end === -1 ? databaseUrl.length : authority + end;
  const hosts = databaseUrl.lastIndexOf('@', rest) + 1 || authority;
  const [before, after] = [databaseUrl.slice(0, hosts), databaseUrl.slice(rest)];
  return databaseUrl
    .slice(hosts, rest)
    .split(',')
    .map((host) => `${before}${host}${after}`);
}
