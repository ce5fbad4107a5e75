const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** One address for each server of 'postgres://user@one:5432,two:5432/shop', which is how libpq names several. */
export function databaseHosts(databaseUrl: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(databaseUrl) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}
