import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { endWithUs, inOwnGroup, isEnding, signalGroup } from './leftovers.mjs';
import { binFolder, root } from './paths.mjs';

/** Environment of everything started here: the lock file's commands, Node 24 among them, come first. */
export function toolEnv(extra = {}) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...extra };
  env.PATH = `${binFolder}${delimiter}${process.env.PATH ?? ''}`;
  return env;
}

/** Between the request to end and the end. */
const KILL_AFTER_MS = 5000;

/**
 * Runs a command to its end.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: object, quiet?: boolean, timeoutMs?: number }} options `quiet` keeps the output
 *   instead of showing it
 * @returns {Promise<{ code: number, output: string }>} never rejects; a missing program is code 127, one that took
 *   too long 124
 */
export function run([program, ...args], { cwd = root, env = {}, quiet = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: toolEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...inOwnGroup,
    });
    endWithUs(child, 'command');
    let output = '';
    let isLate = false;
    const tooLong = () => {
      isLate = true;
      signalGroup(child, 'SIGTERM');
      setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS).unref();
    };
    const late = timeoutMs && setTimeout(tooLong, timeoutMs);
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => {
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      clearTimeout(late);
      // A signal has ended both of us: nothing goes on here.
      if (isEnding()) return;
      resolve({
        code: isLate ? 124 : (code ?? 1),
        output: isLate ? `${output}\nIt took too long and was ended.\n` : output,
      });
    });
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
    ...inOwnGroup,
  });
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last < SAME_SIGNAL_MS) return;
      last = Date.now();
      signalGroup(child, signal);
    });
  }
  if (process.env.npm_lifecycle_event) endWithNpm(() => signalGroup(child, 'SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`✗ ${program} did not start: ${error.message}\n`);
    process.exit(127);
  });
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
}
