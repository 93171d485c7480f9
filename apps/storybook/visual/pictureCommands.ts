import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';
import { PNG } from 'pngjs';
import { difference } from './difference.ts';
import type { PictureSize } from './pictureSize.ts';
import { writeReport, type FailedPicture } from './report.ts';
import { pixelHash, store, storedHash } from './storedPicture.ts';
import { takePicture } from './takePicture.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const baselines = join(here, '__screenshots__');
const reports = join(here, 'visual-report');
const madeWith = join(baselines, 'browser.json');

interface TestBrowser {
  version: string;
  isPinned: boolean;
}

/** `skipped` on another browser build, whose text has other pixels. */
export type PictureResult =
  { outcome: 'same' | 'accepted' | 'skipped' } | { outcome: 'failed'; reason: string };

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, size: PictureSize) => Promise<PictureResult>;
    finishPictures: () => Promise<string[]>;
  }
}

/**
 * What the story tests ask of the machine: compare a picture with its baseline at 0 differing pixels, and say at the
 * end which baselines no story made. `VISUAL=accept` writes instead of comparing.
 */
export function pictureCommands({ version, isPinned }: TestBrowser) {
  const isAccepting = process.env['VISUAL'] === 'accept';
  const taken = new Set<string>();
  const failures: FailedPicture[] = [];
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(baselines, { recursive: true });
  const notComparable = whyNotComparable({ version, isPinned }, isAccepting);
  if (notComparable) console.log(notComparable);

  function fail(name: string, reason: string, pictures: Record<string, Buffer>): PictureResult {
    mkdirSync(reports, { recursive: true });
    for (const [kind, png] of Object.entries(pictures))
      writeFileSync(join(reports, `${name}.${kind}.png`), png);
    failures.push({ name, reason, kinds: Object.keys(pictures) });
    writeReport(reports, failures);
    return { outcome: 'failed', reason };
  }

  const comparePicture: BrowserCommand<[name: string, size: PictureSize]> = async ({ page }, name, size) => {
    taken.add(`${name}.png`);
    if (notComparable) return { outcome: 'skipped' };
    const file = join(baselines, `${name}.png`);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const accepted = before && storedHash(before);
    const after = await takePicture(page, size);
    if (accepted === pixelHash(after)) return { outcome: 'same' };
    if (isAccepting) {
      writeFileSync(file, store(after));
      return { outcome: 'accepted' };
    }
    if (!before) return fail(name, 'has no accepted picture', { after: PNG.sync.write(after) });
    if (!accepted) return fail(name, 'was written by another program: accept it anew', { before });
    const changed = difference(before, after);
    const reason =
      changed.pixels > 0 ? `${changed.pixels} pixels differ` : 'differs by shades too near to show';
    return fail(name, reason, { before, after: PNG.sync.write(after), difference: changed.picture });
  };

  const finishPictures: BrowserCommand<[]> = (): string[] => {
    const orphans = readdirSync(baselines).filter((file) => file.endsWith('.png') && !taken.has(file));
    if (!isAccepting) return orphans;
    for (const file of orphans) rmSync(join(baselines, file));
    writeFileSync(madeWith, `${JSON.stringify({ version }, undefined, 2)}\n`);
    return [];
  };

  return { comparePicture, finishPictures };
}

function whyNotComparable({ version, isPinned }: TestBrowser, isAccepting: boolean): string | undefined {
  if (!isPinned) {
    return `Pictures are not compared: ${version} is not the browser of the lock file, and text has other pixels in it.`;
  }
  if (isAccepting || !existsSync(madeWith)) return undefined;
  const recorded = (JSON.parse(readFileSync(madeWith, 'utf8')) as { version: string }).version;
  if (recorded === version) return undefined;
  throw new Error(
    `The pictures were made with ${recorded}, the lock file now brings ${version}. ` +
      'Look at the stories, then accept them: npm run visual:accept -w apps/storybook',
  );
}
