// Plain JavaScript for the machine's Node: it installs the project's own Node, then hands over to it.
// Usage: node scripts/setup.mjs TASK [arguments], or run FILE [arguments] for a program that needs only that Node.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const STATE = join(ROOT, '.cache', 'setup.json');
const BUILD_SOURCES = [
  'web',
  'domain',
  'schemas',
  'config',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** Node's flags and environment that keep the idle server's memory low. */
const SERVER = JSON.parse(readFileSync(join(ROOT, 'scripts', 'server-process.json'), 'utf8'));

const [name = 'serve', ...rest] = process.argv.slice(2);

/** Tests in these folders start no server, so they need no built pages. */
const PURE = /^(?:config|domain|schemas|web)\//;
const isPure = rest.length > 0 && rest.every((file) => PURE.test(file));

const TASKS = {
  serve: { build: true, browser: null, proxy: false, run: [...SERVER.flags, 'server/main.ts'] },
  dev: { build: false, browser: null, proxy: false, run: ['scripts/dev.ts'] },
  check: { build: false, browser: null, proxy: false, run: ['scripts/check.ts'] },
  test: { build: true, browser: 'shell', proxy: true, run: ['scripts/test.ts'] },
  'test-unit': { build: !isPure, browser: null, proxy: rest.length === 0, run: ['scripts/test-unit.ts'] },
  'test-e2e': { build: true, browser: 'shell', proxy: false, run: ['scripts/test-e2e.ts'] },
  'test-storm': { build: true, browser: null, proxy: true, run: ['scripts/storm.ts'] },
  bench: { build: true, browser: null, proxy: false, run: ['bench/run.ts'] },
  'bench-fleets': { build: true, browser: null, proxy: true, run: ['bench/run-fleets.ts'] },
  'bench-pages': { build: true, browser: 'whole', proxy: false, run: ['bench/run-pages.ts'] },
  build: { build: true, browser: null, proxy: false, run: null },
  install: { build: false, browser: null, proxy: false, run: null },
  run: { build: false, browser: null, proxy: false, run: [] },
};

/** These tasks may run beside a shop, so they leave its folder alone while it has a working Node. */
const LEAVES_PACKAGES = ['install', 'run'];

const task = TASKS[name];
if (task === undefined) fail(`unknown task ${name}: ${Object.keys(TASKS).join(', ')}`);

process.chdir(ROOT);
if (!LEAVES_PACKAGES.includes(name) || !nodeAnswers()) install();
if (task.build) build();
if (task.browser !== null) process.env.CHROME_PATH ??= findBrowser(task.browser);
if (task.proxy) findProxy();
if (task.run !== null) handOver([...task.run, ...rest]);

function install() {
  const lock = hashOf(['package-lock.json']);
  if (state().lock === lock && nodeAnswers()) return;
  console.log('Instalando las dependencias…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'], process.env);
  if (!nodeAnswers()) fail('node_modules/.bin/node no responde: la instalación quedó incompleta');
  remember({ lock, build: null });
}

function build() {
  const sources = hashOf(BUILD_SOURCES);
  if (state().build === sources && existsSync('build/server/index.js')) return;
  console.log('Construyendo las páginas…');
  const env = { ...ownNodeFirst(), NODE_ENV: 'production' };
  run(NODE, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], env);
  run(NODE, ['scripts/compress-assets.ts'], env);
  remember({ ...state(), build: sources });
}

/**
 * The shell is Chromium without windows, which spends a third less on the same pages. Without it, full Chromium runs.
 */
function findBrowser(wanted) {
  const shell = '/usr/bin/chromium-headless-shell';
  if (wanted === 'shell' && (existsSync(shell) || couldInstall('chromium-headless-shell'))) return shell;
  const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = known.find((path) => existsSync(path));
  if (found !== undefined) return found;
  console.log('Instalando Chromium…');
  installFromDebian('chromium');
  return '/usr/bin/chromium';
}

function findProxy() {
  const known = process.env.HAPROXY_PATH ?? '/usr/sbin/haproxy';
  if (existsSync(known)) return;
  console.log('Instalando HAProxy…');
  installFromDebian('haproxy');
}

function installFromDebian(name) {
  run('apt-get', ['update', '-qq'], process.env);
  run('apt-get', aptInstall(name), process.env);
}

function aptInstall(name) {
  return ['install', '-y', '-qq', '--no-install-recommends', name];
}

/** Whether an optional package could be installed; failures stay silent. */
function couldInstall(name) {
  return [['update', '-qq'], aptInstall(name)].every((args) => isDone('apt-get', args));
}

function isDone(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

function handOver(args) {
  const env = ownNodeFirst();
  // React renders twice as fast in production; its development warnings are for `npm run dev`.
  if (name === 'serve') {
    env.NODE_ENV ??= 'production';
    for (const [key, value] of Object.entries(SERVER.env)) env[key] ??= value;
  }
  env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache', 'compiled');
  const child = spawn(NODE, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 143 : 1)));
}

function nodeAnswers() {
  if (!existsSync(NODE)) return false;
  const { status, stdout } = spawnSync(NODE, ['-v'], { encoding: 'utf8' });
  return status === 0 && Number(stdout.slice(1).split('.')[0]) >= 26;
}

/** One hash over the contents of these files and folders. */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (path.includes('.')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function state() {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8'));
  } catch {
    return { lock: null, build: null };
  }
}

function remember(next) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(STATE, JSON.stringify(next));
}

function ownNodeFirst() {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` };
}

function run(command, args, env) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0)
    fail(`${command} ${args.join(' ')} no terminó bien${error === undefined ? '' : `: ${error.message}`}`);
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
