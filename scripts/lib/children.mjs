import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs, inOwnGroup, isEnding } from './leftovers.mjs';
import { root } from './paths.mjs';

/**
 * Starts a program that goes on. What fails here, or whose reader goes away, does not leave it behind, nor what it has started.
 * @returns {{ child: import('node:child_process').ChildProcess, words: string, exited: Promise<object> }} the child, its last
 *   words, and a promise of its end
 */
export function start(program, args, options = {}) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
    ...inOwnGroup,
  });
  endWithUs(child, 'program');
  const exited = new Promise((resolve) => {
    child.on('exit', (code, signal) => isEnding() || resolve({ code, signal }));
  });
  const started = { child, words: '', exited };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (started.words = `${started.words}${chunk}`.slice(-8000)));
  return started;
}

/**
 * Waits until a started program is ready.
 * @throws {Error} with its last words, when it has ended or takes too long
 */
export async function until(what, part, check, ms = 120_000) {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    if (await check()) return;
    if (part.child.exitCode !== null) break;
    await pause(100);
  }
  part.child.kill();
  throw new Error(`${what} did not start. Its last words:\n${part.words}`);
}
