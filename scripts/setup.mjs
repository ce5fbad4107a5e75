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
const TEST = /\.test\.tsx?$/;

const DEMO_MODULES = readdirSync(join(ROOT, 'demo'))
  .filter((name) => name.endsWith('.ts') && !TEST.test(name))
  .map((name) => `demo/${name}`);

/** The pages are built first: the server's bundle holds them. */
const BUILDS = [
  {
    name: 'pages',
    what: 'Construyendo las páginas',
    sources: [
      'web',
      'domain',
      'schemas',
      'config',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/build-worker.ts',
      'scripts/bundle-chunks.ts',
      'scripts/compress-assets.ts',
      'package.json',
      'package-lock.json',
    ],
    made: 'build/server/index.js',
    programs: [
      ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
      ['scripts/build-worker.ts'],
      ['scripts/compress-assets.ts'],
    ],
  },
  {
    name: 'server',
    what: 'Construyendo el servidor',
    sources: ['server', 'demo/archetypes', ...DEMO_MODULES, 'scripts/build-server.ts'],
    made: 'build/app/main.js',
    programs: [['scripts/build-server.ts']],
  },
];

/** Node's flags and environment that keep the idle server's memory low. */
const SERVER = JSON.parse(readFileSync(join(ROOT, 'scripts', 'server-process.json'), 'utf8'));

const [name = 'serve', ...rest] = process.argv.slice(2);

/** Tests in these folders start no server, so they need no built pages. */
const PURE = /^(?:config|domain|schemas|web)\//;
const isPure = rest.length > 0 && rest.every((file) => PURE.test(file));

const TASKS = {
  serve: { build: true, browser: null, proxy: false, run: [...SERVER.flags, 'build/app/main.js'] },
  dev: { build: false, browser: null, proxy: false, run: ['scripts/dev.ts'] },
  check: { build: false, browser: null, proxy: false, run: ['scripts/check.ts'] },
  test: { build: true, browser: 'shell', proxy: true, run: ['scripts/test.ts'] },
  'test-unit': { build: !isPure, browser: null, proxy: rest.length === 0, run: ['scripts/test-unit.ts'] },
  'test-e2e': { build: true, browser: 'shell', proxy: false, run: ['scripts/test-e2e.ts'] },
  firefox: { build: true, browser: null, proxy: false, run: ['tests/firefox/run.ts'] },
  'test-storm': { build: true, browser: null, proxy: true, run: ['scripts/storm.ts'] },
  bench: { build: true, browser: null, proxy: false, run: ['bench/run.ts'] },
  'bench-attack': { build: true, browser: null, proxy: false, run: ['bench/run-attack.ts'] },
  'bench-fleets': { build: true, browser: null, proxy: true, run: ['bench/run-fleets.ts'] },
  'bench-pages': { build: true, browser: 'whole', proxy: false, run: ['bench/run-pages.ts'] },
  'bench-taps': { build: true, browser: 'shell', proxy: false, run: ['bench/run-taps.ts'] },
  pictures: { build: true, browser: 'shell', proxy: false, run: ['scripts/take-pictures.ts'] },
  build: { build: true, browser: null, proxy: false, run: null },
  install: { build: false, browser: null, proxy: false, run: null },
  run: { build: false, browser: null, proxy: false, run: [] },
};

/** These tasks may run beside a shop, so they leave its folder alone while it has a working Node. */
const LEAVES_PACKAGES = ['install', 'run'];

const task = TASKS[name];
if (task === undefined) fail(`unknown task ${name}: ${Object.keys(TASKS).join(', ')}`);

process.chdir(ROOT);
// What comes from Debian comes beside what comes from npm.
const fromDebian = debianPackages();
if (!LEAVES_PACKAGES.includes(name) || !nodeAnswers()) await install();
if (task.build) await build();
await fromDebian;
if (task.run !== null) handOver([...task.run, ...rest]);

async function install() {
  const lock = hashOf(['package-lock.json']);
  if (state().lock === lock && nodeAnswers()) return;
  const packages = packagesToInstall();
  const options = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--include=dev'];
  await watched('Instalando las dependencias', () => run('npm', ['ci', ...options], process.env), {
    total: packages.length,
    done: () => packages.filter((path) => existsSync(join(path, 'package.json'))).length,
  });
  if (!nodeAnswers()) fail('node_modules/.bin/node no responde: la instalación quedó incompleta');
  remember({ lock });
}

async function build() {
  const env = { ...ownNodeFirst(), NODE_ENV: 'production' };
  let built = '';
  for (const { name, what, sources, made, programs } of BUILDS) {
    // The server's bundle holds the pages, so it is built anew with them.
    built += hashOf(sources);
    if (state().built?.[name] === built && existsSync(made)) continue;
    await watched(what, async () => {
      for (const program of programs) await run(NODE, program, env);
    });
    remember({ ...state(), built: { ...state().built, [name]: built } });
  }
}

/**
 * The shell is Chromium without windows, which spends a third less on the same pages. Without it, full Chromium runs.
 */
async function findBrowser(wanted) {
  const shell = '/usr/bin/chromium-headless-shell';
  if (wanted === 'shell' && (existsSync(shell) || (await couldInstall('chromium-headless-shell'))))
    return shell;
  const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = known.find((path) => existsSync(path));
  if (found !== undefined) return found;
  await watched('Instalando Chromium', () => installFromDebian('chromium'));
  return '/usr/bin/chromium';
}

async function findProxy() {
  const known = process.env.HAPROXY_PATH ?? '/usr/sbin/haproxy';
  if (existsSync(known)) return;
  await watched('Instalando HAProxy', () => installFromDebian('haproxy'));
}

async function debianPackages() {
  if (task.browser !== null) process.env.CHROME_PATH ??= await findBrowser(task.browser);
  if (task.proxy) await findProxy();
}

async function installFromDebian(name) {
  await run('apt-get', ['update', '-qq'], process.env);
  await run('apt-get', aptInstall(name), process.env);
}

function aptInstall(name) {
  return ['install', '-y', '-qq', '--no-install-recommends', name];
}

/** Whether an optional package could be installed; failures stay silent. */
async function couldInstall(name) {
  return (await isDone('apt-get', ['update', '-qq'])) && isDone('apt-get', aptInstall(name));
}

function isDone(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: 300_000 });
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
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

/** The folders of the packages in the lock file, without optional ones that are for other systems. */
function packagesToInstall() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const isOurs = (allowed, own) => allowed === undefined || allowed.includes(own);
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .filter(([, { os, cpu, optional }]) => optional !== true || (os ?? cpu) !== undefined)
    .filter(([, { os, cpu, libc }]) =>
      [isOurs(os, process.platform), isOurs(cpu, process.arch), isOurs(libc, 'glibc')].every(Boolean),
    )
    .map(([path]) => path);
}

/**
 * Does long work and says how far it is: every second in one line of a terminal, every ten seconds in plain lines
 * elsewhere. The libraries that draw bars are not installed yet.
 */
async function watched(what, work, parts) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const isTerminal = process.stdout.isTTY === true;
  const say = (text) => process.stdout.write(isTerminal ? `\r\x1b[K${text}` : `${text}\n`);
  say(`${what}…`);
  const ticking = setInterval(
    () => say(`${what}… ${[`${seconds()} s`, ...howFar(parts, seconds())].join(' · ')}`),
    isTerminal ? 1000 : 10_000,
  );
  await work();
  clearInterval(ticking);
  say(`${what}: ${seconds()} s`);
  if (isTerminal) process.stdout.write('\n');
}

/** '212 de 490 paquetes', 'faltan 20 s'; nothing for work that has no parts, and no guess at its beginning. */
function howFar(parts, seconds) {
  if (parts === undefined) return [];
  const { total } = parts;
  const done = parts.done();
  const count = `${done} de ${total} paquetes`;
  return done < total / 10 ? [count] : [count, `faltan ${Math.ceil((seconds * (total - done)) / done)} s`];
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
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function state() {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8'));
  } catch {
    return {};
  }
}

function remember(next) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(STATE, JSON.stringify(next));
}

function ownNodeFirst() {
  return { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` };
}

async function run(command, args, env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  const [status, error] = await new Promise((resolve) => {
    child.once('error', (error) => resolve([null, error]));
    child.once('exit', (status) => resolve([status]));
  });
  if (status !== 0)
    fail(`${command} ${args.join(' ')} no terminó bien${error === undefined ? '' : `: ${error.message}`}`);
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
