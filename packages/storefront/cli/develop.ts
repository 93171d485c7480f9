import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** Names the process that serves; the one that keeps it going lacks it. */
const SERVING = 'DRIVELINE_SERVING';

export const isServing = () => process.env[SERVING] !== undefined;

/** The exit code of a process that wants to be started again. */
export const AGAIN = 75;

/**
 * Runs this very command as a process of its own, and again when it asks for it: Node keeps what it has imported, and a
 * brand that was edited is another one only to a new process. An edit that cannot work waits for the next one.
 */
export async function keepServing(root: string): Promise<void> {
  let wasEdited = false;
  let isEnding = false;
  for (;;) {
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: 'inherit',
      env: { ...process.env, [SERVING]: '1' },
    });
    const pass = (signal: NodeJS.Signals) => {
      isEnding = true;
      child.kill(signal);
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const [code] = (await once(child, 'exit')) as [number | null];
    process.off('SIGINT', pass).off('SIGTERM', pass);
    const isWrong = code !== AGAIN && Boolean(code);
    if (isEnding || (code !== AGAIN && !(wasEdited && isWrong))) {
      process.exitCode = code ?? 0;
      return;
    }
    wasEdited = true;
    if (isWrong) await nextEdit(root);
  }
}

/** What tools write, and dot folders with them. */
const WRITTEN = /^(node_modules|build|\..*)$/;

/** Waits for a change of anything that the shop's owner writes. */
export async function nextEdit(root: string): Promise<void> {
  const own = readdirSync(root).filter((name) => !WRITTEN.test(name));
  const watchers: FSWatcher[] = [];
  await new Promise<void>((resolve) => {
    watchers.push(watch(root, (_, name) => !WRITTEN.test(name ?? '') && resolve()));
    for (const name of own) watchers.push(watch(join(root, name), { recursive: true }, () => resolve()));
    process.stderr.write('Waiting for an edit …\n');
  });
  for (const watcher of watchers) watcher.close();
}
