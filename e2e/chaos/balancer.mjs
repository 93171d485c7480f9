import { createServer, request } from 'node:http';
import { counted } from './buying.mjs';

/**
 * Stands before several processes of a shop and asks them in turn, as a balancer does that knows nothing of sessions.
 * @typedef {{ port: number, has(path: string): boolean }} Process `has` says whether its build has that file
 */
export async function balancer() {
  /** @type {Process[]} */
  let processes = [];
  let turn = 0;
  const failures = [];
  const figures = { answers: 0, files: 0, foreign: 0, missing: 0 };
  const note = (asked, { has }, status) => {
    figures.answers++;
    if (status === 0 || status >= 500) failures.push(`${status} ${asked.method} ${asked.url.split('?')[0]}`);
    if (!asked.url.startsWith('/assets/')) return;
    figures.files++;
    if (!has(asked.url)) figures.foreign++;
    if (status >= 400) figures.missing++;
  };
  const server = createServer((asked, answer) => {
    const process = processes[turn++ % processes.length];
    const { method, url, headers } = asked;
    const passed = request({
      host: '127.0.0.1',
      port: process.port,
      method,
      path: url,
      headers,
      agent: false,
    });
    passed.on('response', (reply) => {
      note(asked, process, reply.statusCode);
      answer.writeHead(reply.statusCode, reply.rawHeaders);
      reply.pipe(answer);
      reply.on('error', () => answer.destroy());
    });
    passed.on('error', () => {
      // Who asked is gone: no failure of the shop.
      if (!answer.destroyed && !answer.headersSent) note(asked, process, 0);
      answer.destroy();
    });
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${server.address().port}`,
    figures,
    failures: () => counted(failures),
    /** From now on these are asked; what others are doing they finish. */
    use: (next) => void (processes = next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
