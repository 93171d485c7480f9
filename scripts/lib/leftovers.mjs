import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { print } from './print.mjs';

// Programs and folders of a script end with it: by itself, by an error or by a signal.

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const hasGroups = process.platform !== 'win32';
/** Between the request to end and the end. A command may be a script that has programs of its own to wait for. */
const KILL_AFTER_MS = { program: 5000, command: 15_000 };
const CHECK_MS = 50;
/** A terminal and npm both deliver one Ctrl-C; a second one this much later is meant. */
const SAME_SIGNAL_MS = 800;

/** Each program leads a group of its own, so that what it starts is reached too: npm and a shell do not pass signals on. */
export const inOwnGroup = { detached: hasGroups };

const children = new Map();
const folders = new Set();
let endingSince;

/** @returns {boolean} whether a signal is ending this process: nothing goes on from here */
export const isEnding = () => endingSince !== undefined;

/** Sends a signal to a child and all that it has started. @returns {boolean} whether any of them was there */
export function signalGroup({ pid }, signal) {
  if (!pid) return false;
  try {
    return process.kill(hasGroups ? -pid : pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Ends a child with this process, by a signal first. It was started with `inOwnGroup`.
 * @param {'program' | 'command'} kind
 */
export function endWithUs(child, kind) {
  watch();
  children.set(child, kind);
  if (isEnding()) signalGroup(child, 'SIGTERM');
  child.once('error', () => forget(child));
  child.once('exit', () => forgetOnceGone(child));
}

/** What it started may outlive it. */
function forgetOnceGone(child) {
  if (signalGroup(child, 0)) setTimeout(forgetOnceGone, CHECK_MS, child).unref();
  else forget(child);
}

function forget(child) {
  children.delete(child);
  unwatch();
}

/**
 * Makes an empty folder that is removed with this process.
 * @param {string} name says in its path whose it is
 * @param {{ isKept?: boolean }} options `isKept` leaves it there, and says where at the end
 */
export function temporaryFolder(name, { isKept = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), `driveline-${name}-`));
  if (isKept) process.once('exit', () => print(`Everything is in ${folder}.`));
  else {
    watch();
    folders.add(folder);
  }
  return folder;
}

/** Removes such a folder before the end. */
export function removeFolder(folder) {
  // Whoever wrote there may just have been killed.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  folders.delete(folder);
  unwatch();
}

function removeAll() {
  // A command may be a script that ends what is its own, unless it had its time for that.
  for (const [child, kind] of children)
    signalGroup(child, kind === 'command' && !isEnding() ? 'SIGTERM' : 'SIGKILL');
  for (const folder of folders) removeFolder(folder);
}

async function endBy(signal) {
  if (isEnding()) {
    if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(exitCodes[signal]);
    return;
  }
  endingSince = performance.now();
  // Of a hang-up many a server reads its configuration again.
  const asked = signal === 'SIGHUP' ? 'SIGTERM' : signal;
  for (const child of children.keys()) signalGroup(child, asked);
  const isWaitedFor = ([child, kind]) =>
    performance.now() - endingSince < KILL_AFTER_MS[kind] && signalGroup(child, 0);
  while ([...children].some(isWaitedFor)) await pause(CHECK_MS);
  process.exit(exitCodes[signal]);
}

/** While there is nothing to end, signals have their usual effect. */
function watch() {
  if (children.size + folders.size > 0) return;
  process.on('exit', removeAll);
  for (const signal of Object.keys(exitCodes)) process.on(signal, endBy);
}

function unwatch() {
  if (children.size + folders.size > 0 || isEnding()) return;
  process.off('exit', removeAll);
  for (const signal of Object.keys(exitCodes)) process.off(signal, endBy);
}
