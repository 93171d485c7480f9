import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, serverArguments } from '../../scripts/lib/server.mjs';

export interface DevServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const READY_MS = 180_000;

/** The storefront as `npm run dev` starts it, with a database of its own. */
export async function startDevServer(): Promise<DevServer> {
  const [node] = serverArguments();
  const repository = join(import.meta.dirname, '..', '..');
  const command = join(repository, 'packages', 'storefront', 'cli', 'main.ts');
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'driveline-dev-'));
  const child = spawn(node!, ['--conditions=@driveline/source', command, 'dev'], {
    cwd: join(repository, 'apps', 'storefront'),
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: data, SEED_PARTS: '400' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let words = '';
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`The development server did not start:\n${words}`)),
      READY_MS,
    );
    const hear = (chunk: Buffer) => {
      words = `${words}${chunk}`.slice(-4000);
      if (!words.includes(`http://localhost:${port}`)) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The development server ended:\n${words}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(hard);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop };
}
