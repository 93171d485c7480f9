import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start, until } from '../lib/children.mjs';
import { signalGroup } from '../lib/leftovers.mjs';
import { run, toolEnv } from '../lib/processes.mjs';
import { freePort, statusAt } from '../lib/server.mjs';
import { lacking, shownIn } from './stepsOf.mjs';

const RUN_MS = 600_000;
const READY_MS = 300_000;
const STOP_MS = 30_000;
/** Under `driveline dev` the first page waits for what it imports. */
const PAGE_MS = 120_000;

/**
 * Somebody who does what a guide says, word for word.
 * @param {object} place
 * @param {string} place.folder where they begin
 * @param {Record<string, string>} place.env what their machine knows besides: where the packages come from
 */
export function createReader({ folder, env }) {
  let here = folder;
  let said = '';
  let shop;
  /** A database of its own, which whatever runs there shares. */
  const place = { ...env, DATA_DIR: join(folder, '.guide-data'), SEED_PARTS: '100' };

  async function stop() {
    const ended = shop;
    shop = undefined;
    if (!ended || ended.part.child.exitCode !== null) return;
    const { child } = ended.part;
    // npm stands between and ends first: the group reaches what it has started, and the shop holds our pipe, and its database,
    // for some seconds more.
    const closed = once(child, 'close');
    signalGroup(child, 'SIGTERM');
    await Promise.race([closed, pause(STOP_MS, undefined, { ref: false })]);
  }

  async function codeOf(command) {
    await stop();
    const options = { cwd: here, env: place, quiet: true, timeoutMs: RUN_MS };
    const { code, output } = await run(['sh', '-c', command], options);
    said = output;
    return code;
  }

  const does = {
    enter({ folder: next }) {
      here = join(here, next);
      return existsSync(here) ? [] : [`There is no folder ${next}.`];
    },
    write({ path, code }) {
      mkdirSync(dirname(join(here, path)), { recursive: true });
      writeFileSync(join(here, path), code);
      return [];
    },
    patch({ code }) {
      // Positions in the text are hints: a patch applies wherever its lines are.
      const args = ['apply', '--recount', '--unidiff-zero', '-'];
      const { status, stderr } = spawnSync('git', args, { cwd: here, input: code, encoding: 'utf8' });
      return status === 0 ? [] : [stderr];
    },
    async run({ command }) {
      const code = await codeOf(command);
      return code === 0 ? [] : [`Exit code ${code}.`, said];
    },
    async fail({ command }) {
      const code = await codeOf(command);
      return code === 0 || code === 124 ? [`Exit code ${code}, and it had to fail.`, said] : [];
    },
    async serve({ command }) {
      await stop();
      const port = await freePort();
      // As outside of a test, where neither is set.
      const { NODE_ENV: _, ...clean } = toolEnv({ ...place, PORT: String(port) });
      const part = start('sh', ['-c', command], { cwd: here, env: clean });
      shop = { port, part };
      const isReady = async () => part.words.includes(`:${port}`) && (await statusAt(port)) === 200;
      await until(command, part, isReady, READY_MS);
      said = part.words;
      return [];
    },
    hear: ({ words }) => lacking(words, said).map((line) => `'${line}' was not said, but: ${said}`),
    async see({ page, status, words }) {
      if (!shop) return ['No shop is served.'];
      const signal = AbortSignal.timeout(PAGE_MS);
      const answer = await fetch(`http://localhost:${shop.port}${page}`, {
        signal,
        headers: { accept: 'text/html' },
      });
      const text = shownIn(await answer.text());
      const missing = lacking(words, text).map(
        (line) => `'${line}' is not on ${page}: ${text.slice(0, 2000)}`,
      );
      return answer.status === status ? missing : [`${page} answers ${answer.status}.`, ...missing];
    },
  };

  return {
    /** @returns {Promise<string[]>} what did not go as the guide says */
    follow: async (step) => does[step.does](step),
    stop,
  };
}
