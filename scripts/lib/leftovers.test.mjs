import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { expect, test } from 'vitest';
import { at } from './paths.mjs';

const WAITS = `node -e 'console.log(process.pid); setInterval(() => {}, 1000)'`;
const STAYS = WAITS.replace('console', 'process.on("SIGTERM", () => {}); console');
/** npm stands between too: a shell that ends without its program. The pid of the program is what is said. */
const program = (command) => `
  const part = start('sh', ['-c', ${JSON.stringify(`${command} & wait`)}]);
  await until('It', part, () => /\\d+\\n/.test(part.words));
  console.log(folder, part.words.trim());`;

/** A script that has made a folder and started something that has started something else. */
async function startScript(code) {
  const imports = [
    `import { start, until } from '${at('scripts/lib/children.mjs')}';`,
    `import { temporaryFolder } from '${at('scripts/lib/leftovers.mjs')}';`,
    `import { run } from '${at('scripts/lib/processes.mjs')}';`,
    `import { existsSync } from 'node:fs';`,
    `const folder = temporaryFolder('test');`,
    // It may be gone again before its path is read here.
    `if (!existsSync(folder)) throw new Error('No folder was made.');`,
  ];
  const source = [...imports, code].join('\n');
  const script = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(script, 'exit');
  const [words] = await once(createInterface(script.stdout), 'line');
  const [folder, ...pids] = words.split(/\s/);
  expect(pids.length).toBeGreaterThan(0);
  return { script, exited, folder, pids: pids.map(Number) };
}

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function expectNothingLeft({ folder, pids }) {
  await expect.poll(() => pids.filter(isRunning), { timeout: 5000 }).toEqual([]);
  expect(existsSync(folder)).toBe(false);
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
])('%s ends what a script has started, and takes its folders away', async (signal, code) => {
  const started = await startScript(`${program(WAITS)} await run(['sleep', '60']); console.log('went on');`);
  started.script.kill(signal);
  expect((await started.exited)[0]).toBe(code);
  await expectNothingLeft(started);
});

test('a program that does not listen is killed', async () => {
  const started = await startScript(program(STAYS));
  started.script.kill('SIGTERM');
  expect((await started.exited)[0]).toBe(143);
  await expectNothingLeft(started);
});

test('a command that is a script has its time to end what is its own', async () => {
  const inner = `
    import { start, until } from '${at('scripts/lib/children.mjs')}';
    const part = start('sh', ['-c', ${JSON.stringify(`${STAYS} & wait`)}]);
    await until('It', part, () => /\\d+\\n/.test(part.words));
    console.log(part.words.trim());`;
  const code = `process.stdout.write(folder + ' '); await run(['node', '--input-type=module', '--eval', ${JSON.stringify(inner)}]);`;
  const started = await startScript(code);
  started.script.kill('SIGTERM');
  expect((await started.exited)[0]).toBe(143);
  await expectNothingLeft(started);
});

test('an error leaves nothing behind', async () => {
  const started = await startScript(`${program(WAITS)} throw new Error('It failed.');`);
  expect((await started.exited)[0]).toBe(1);
  await expectNothingLeft(started);
});

test('a script without anything left ends by itself', async () => {
  const started = await startScript(`console.log(folder, process.pid);`);
  expect((await started.exited)[0]).toBe(0);
  await expectNothingLeft(started);
});
