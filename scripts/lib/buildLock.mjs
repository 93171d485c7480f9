import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from './paths.mjs';
import { print } from './print.mjs';

const CHECK_MS = 500;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that holds a lock; undefined when there is none, or one that has ended without taking it away. */
function holderOf(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (isRunning(pid)) return pid;
    rmSync(lock, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/**
 * Two runs of the same tree, or two steps of one run, would build into the same folders: the second one waits here.
 * @returns {Promise<() => void>} lets the next one in; the end of this process does too
 */
export async function lockBuilds(lock = at('node_modules', '.cache', 'driveline', 'builds.pid')) {
  mkdirSync(dirname(lock), { recursive: true });
  let told;
  for (;;) {
    const holder = holderOf(lock);
    if (holder === undefined) {
      try {
        writeFileSync(lock, String(process.pid), { flag: 'wx' });
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
    } else if (told !== holder)
      print(`Waiting for process ${(told = holder)}, which builds in this folder …`);
    await pause(CHECK_MS);
  }
  const unlock = () => rmSync(lock, { force: true });
  process.once('exit', unlock);
  return () => {
    process.off('exit', unlock);
    unlock();
  };
}
