import { join } from 'node:path';
import { start, until } from '../../scripts/lib/children.mjs';
import { removeFolder, temporaryFolder } from '../../scripts/lib/leftovers.mjs';
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
  const data = temporaryFolder('dev');
  const part = start(node!, ['--conditions=@driveline/source', command, 'dev'], {
    cwd: join(repository, 'apps', 'storefront'),
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: data, SEED_PARTS: '400' },
  });
  const origin = `http://localhost:${port}`;
  await until('The development server', part, () => part.words.includes(origin), READY_MS);
  const stop = async () => {
    part.child.kill('SIGTERM');
    const hard = setTimeout(() => part.child.kill('SIGKILL'), 10_000);
    await part.exited;
    clearTimeout(hard);
    removeFolder(data);
  };
  return { origin, stop };
}
