// `npm run import:million`: makes an ACES file of a million applications, imports it into an embedded database, kills the import
// half-way, lets it go on, and audits the result. Prints times and memory; CPU beside them, as times grow beside other work. Of a
// PostgreSQL of its own the CPU is not counted.
//   npm run import:million -- --applications 100000    another size
//   npm run import:million -- --postgres               on a PostgreSQL of its own, in place of the embedded database
import { mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@driveline/b2c/seed';
import { readCars, writeAutoCareFiles } from './lib/autoCareFiles.mjs';
import { start } from './lib/children.mjs';
import { temporaryFolder } from './lib/leftovers.mjs';
import { at } from './lib/paths.mjs';
import { print } from './lib/print.mjs';
import { freePort } from './lib/server.mjs';
import { createDatabaseFolder, runPostgres } from './lib/systemServers.mjs';

const { values } = parseArgs({
  options: { applications: { type: 'string', default: '1000000' }, postgres: { type: 'boolean' } },
});
const folder = temporaryFolder('million');
const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') };

/** Runs a command of the server from source; `killAfterMs` ends it as a power cut does. */
async function run(script, args, { killAfterMs, killOn = '' } = {}) {
  const command = ['--conditions=@driveline/source', at('apps', 'b2c', ...script), ...args];
  const { child, exited } = start(process.execPath, command, { env });
  const startedAt = performance.now();
  let output = '';
  let megabytes = 0;
  let cpu = 0;
  const kill = () => void setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => {
    output += data;
    if (killAfterMs !== undefined && String(data).includes(killOn)) kill();
  });
  const watch = setInterval(() => {
    try {
      cpu = cpuSecondsOf(child.pid);
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      if (kilobytes) megabytes = Math.round(Number(kilobytes) / 1024);
    } catch {
      // It has ended.
    }
  }, 200);
  const { code, signal } = await exited;
  clearInterval(watch);
  return {
    result: signal ?? code,
    output,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    megabytes,
    cpu: Math.round(cpu),
  };
}

const told = ({ seconds, cpu, megabytes }) => `${seconds} s, ${cpu} s of CPU, at most ${megabytes} MB`;

/** In user and system mode, of all threads; Linux counts hundredths. */
function cpuSecondsOf(pid) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) / 100;
}

let postgres;
if (values.postgres) {
  const port = await freePort();
  const data = createDatabaseFolder(folder);
  postgres = await runPostgres({ folder, data, port, settings: ['max_connections=20'] });
  env.DATABASE_URL = `postgres://shop@127.0.0.1:${port}/postgres`;
}
const applications = Number(values.applications);
await run(['seed', 'cli.ts'], []);
const { DATABASE_URL: databaseUrl, DATA_DIR: data } = env;
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: join(data, 'b2c') });
const cars = await readCars(database);
await database.close();
const files = await writeAutoCareFiles(folder, { applications, cars });
const csv = join(folder, 'csv');
mkdirSync(csv);
renameSync(files.stock, join(csv, 'stock.csv'));
print(
  `${applications} applications of ${files.parts} parts, ${Math.round(statSync(files.aces).size / 2 ** 20)} MB of ACES.`,
);
const args = ['--aces', files.aces, '--pies', files.pies, '--map', files.map, '--csv', csv];
const importing = (more, options) => run(['import', 'cli.ts'], [...args, ...more], options);
const dry = await importing(['--dry-run']);
print(`Dry run: ${told(dry)}`);
const share = Math.round(dry.seconds * 1000 * 0.25);
const first = await importing([], { killAfterMs: share, killOn: 'Reading' });
print(`Killed while it read (${first.result}): ${told(first)}`);
await pause(1000);
const second = await importing([], { killAfterMs: Math.round(share / 2), killOn: 'Changing parts' });
print(`Killed while it wrote (${second.result}): ${told(second)}`);
await pause(1000);
const last = await importing([]);
print(`The rest: ${told(last)}`);
console.log(last.output);
const again = await importing([]);
print(`The same again: ${told(again)}`);
console.log(again.output);
const audit = await run(['import', 'cli.ts'], ['--audit']);
print(`Audit: ${told(audit)}`);
console.log(audit.output);
const sound =
  [first, second].every(({ result }) => result === 'SIGKILL') &&
  last.output.includes('Going on with the import that was interrupted.') &&
  again.output.includes('Nothing changes.') &&
  audit.output.includes('No faults.');
print(sound ? 'Passed.' : 'FAILED');
process.exitCode = sound ? 0 : 1;
postgres?.child.kill('SIGINT');
await postgres?.exited;
