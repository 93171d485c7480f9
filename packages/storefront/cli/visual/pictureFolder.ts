import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { difference } from './difference.ts';
import { writeReport, type FailedPicture } from './report.ts';
import { pixelHash, store, storedHash } from './storedPicture.ts';

/** `new` when there was no accepted picture to compare with. */
export type PictureResult =
  { outcome: 'same' | 'accepted' } | { outcome: 'changed' | 'new' | 'unreadable'; reason: string };

export interface PictureFolderOptions {
  /** Where the accepted pictures are. */
  folder: string;
  /** Where differences are shown; emptied at the start. */
  reports: string;
  /** Accepts what is seen, in place of comparing it. */
  isAccepting: boolean;
  /** Command that accepts, for the report. */
  acceptWith: string;
}

const RECORD = 'browser.json';

function reasonOf(pixels: number): string {
  if (pixels === 0) return 'differs by shades too near to show';
  return pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`;
}

/** Accepted pictures of stories, each a file by its name, compared at 0 differing pixels. */
export function pictureFolder({ folder, reports, isAccepting, acceptWith }: PictureFolderOptions) {
  const seen = new Set<string>();
  const failures: FailedPicture[] = [];
  const recordFile = join(folder, RECORD);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  function fail(
    outcome: 'changed' | 'new' | 'unreadable',
    name: string,
    reason: string,
    pictures: Record<string, Buffer>,
  ): PictureResult {
    mkdirSync(reports, { recursive: true });
    for (const [kind, png] of Object.entries(pictures))
      writeFileSync(join(reports, `${name}.${kind}.png`), png);
    failures.push({ name, reason, kinds: Object.keys(pictures) });
    writeReport(reports, failures, acceptWith);
    return { outcome, reason };
  }

  return {
    /** Browser that made the accepted pictures; none before the first. */
    madeWith: (): string | undefined =>
      existsSync(recordFile)
        ? (JSON.parse(readFileSync(recordFile, 'utf8')) as { version: string }).version
        : undefined,

    /** Says that a picture has its story, also where it is not compared. */
    see: (name: string): void => void seen.add(`${name}.png`),

    /** Holds a picture against the accepted one. */
    compare(name: string, after: PNG): PictureResult {
      seen.add(`${name}.png`);
      const file = join(folder, `${name}.png`);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      const accepted = before && storedHash(before);
      if (accepted === pixelHash(after)) return { outcome: 'same' };
      if (isAccepting) {
        writeFileSync(file, store(after));
        return { outcome: 'accepted' };
      }
      if (!before) return fail('new', name, 'has no accepted picture', { after: PNG.sync.write(after) });
      if (!accepted)
        return fail('unreadable', name, 'was written by another program: accept it again', { before });
      const changed = difference(before, after);
      return fail('changed', name, reasonOf(changed.pixels), {
        before,
        after: PNG.sync.write(after),
        difference: changed.picture,
      });
    },

    /** @returns accepted pictures that no story made; when accepting they are removed, and there are none */
    orphans(): string[] {
      const left = readdirSync(folder).filter((file) => file.endsWith('.png') && !seen.has(file));
      if (!isAccepting) return left;
      for (const file of left) rmSync(join(folder, file));
      return [];
    },

    /** Notes the browser that made the accepted pictures: another build draws text otherwise. */
    record: (version: string): void =>
      writeFileSync(recordFile, `${JSON.stringify({ version }, undefined, 2)}\n`),
  };
}
