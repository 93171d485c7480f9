import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { binFolder, root } from './paths.mjs';

/** Environment of everything started here: the lock file's commands, Node 24 among them, come first. */
export function toolEnv(extra = {}) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...extra };
  env.PATH = `${binFolder}${delimiter}${process.env.PATH ?? ''}`;
  return env;
}

/**
 * Runs a command to its end.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: object, quiet?: boolean }} options `quiet` keeps the output instead of showing it
 * @returns {Promise<{ code: number, output: string }>} never rejects; a missing program is code 127
 */
export function run([program, ...args], { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: toolEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A terminal and npm both deliver one Ctrl-C; a second one this much later is meant. */
const SAME_SIGNAL_MS = 800;

const PARENT_CHECK_MS = 500;

/** npm signals only the shell between it and us, which ends without a word: notice that it is gone. */
function endWithNpm(end) {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    end();
  }, PARENT_CHECK_MS);
}

/**
 * Becomes another program as far as Node 20 can: same terminal, signals passed on, its exit code.
 * The child leads its own process group, so that it hears each signal once, from here.
 */
export function become([program, ...args], { cwd = root, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: toolEnv(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  // The whole group, because an npm in between would not pass the signal on.
  const signalAll = (signal) =>
    process.platform === 'win32' ? child.kill(signal) : process.kill(-child.pid, signal);
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last < SAME_SIGNAL_MS) return;
      last = Date.now();
      signalAll(signal);
    });
  }
  if (process.env.npm_lifecycle_event) endWithNpm(() => signalAll('SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`✗ ${program} did not start: ${error.message}\n`);
    process.exit(127);
  });
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
}
