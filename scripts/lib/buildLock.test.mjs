import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockBuilds } from './buildLock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'driveline-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a run waits for the process that builds, also when that ends without a word', async () => {
  const lock = join(folder, 'builds.pid');
  const other = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)']);
  writeFileSync(lock, String(other.pid));
  const locked = lockBuilds(lock);
  expect(await Promise.race([locked, new Promise((resolve) => setTimeout(resolve, 700, 'waits'))])).toBe(
    'waits',
  );
  other.kill('SIGKILL');
  await locked;
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
});

test('of two that pack at the same time, the second one begins when the first one has unlocked', async () => {
  const lock = join(folder, 'packed.pid');
  const unlock = await lockBuilds(lock);
  let isIn = false;
  const second = lockBuilds(lock).then((release) => {
    isIn = true;
    return release;
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(isIn).toBe(false);
  unlock();
  (await second)();
  expect(existsSync(lock)).toBe(false);
});
