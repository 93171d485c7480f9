import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../src/ops/packageRoot.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

interface Told {
  readonly status: number | undefined;
  readonly connection: IncomingHttpHeaders['connection'];
}

const ask = (port: number, path: string, agent: Agent) =>
  new Promise<Told>((resolve, reject) => {
    request({ port, path, agent }, (answer) => {
      const { statusCode: status, headers } = answer;
      answer.resume().on('end', () => resolve({ status, connection: headers.connection }));
    })
      .on('error', reject)
      .end();
  });

test('[PLUS-038] a b2c server that ends closes the connections that it answers on, and is not ready', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'draining-'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--conditions=@driveline/source', join(packageRoot, 'src/main.ts')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED_PARTS: '0',
        SEED_PEOPLE: 'false',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  const agent = new Agent({ keepAlive: true });
  try {
    const ready = () => ask(port, '/readyz', agent).catch(() => undefined);
    await expect
      .poll(ready, { timeout: 50_000, interval: 100 })
      .toEqual({ status: 200, connection: 'keep-alive' });
    child.kill('SIGTERM');
    await expect.poll(ready, { timeout: 3000, interval: 20 }).toEqual({ status: 503, connection: 'close' });
    expect(await ask(port, '/healthz', agent)).toEqual({ status: 200, connection: 'close' });
    expect(await exited).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    agent.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 90_000);
