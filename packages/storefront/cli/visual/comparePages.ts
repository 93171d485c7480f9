import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { WHOLE_DRAWING } from '../../stories/stillPictures.ts';
import { MARKET_VARIABLE } from '../../src/loadShop.ts';
import { pictureFolder, type PictureResult } from './pictureFolder.ts';
import { serveStories } from './serveStories.ts';
import { storiesIn, takePages } from './takePages.ts';
import type { VisualOptions } from './visual.ts';

/** Flags without which text has other pixels from one machine to the next, and a container has no sandbox. */
const FLAGS = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // A page that asks another host for something would differ with what that host answers.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ...WHOLE_DRAWING,
];

const ACCEPT = 'driveline visual --accept';

/** Where a shop keeps its accepted pictures, and where it finds what differs; an app of one market has its own. */
const FOLDER = 'visual';
const REPORT = 'visual-report';
const market = process.env[MARKET_VARIABLE] ?? '';

/** Pages that are open at a time. */
const PAGES = Math.min(4, Math.max(2, availableParallelism()));

async function openBrowser(): Promise<Browser> {
  const own = process.env['CHROMIUM_PATH'];
  if (!own && !existsSync(chromium.executablePath()))
    throw new RangeError(
      'There is no browser to take pictures with: npx playwright-core install chromium, or set CHROMIUM_PATH to a Chromium.',
    );
  return chromium.launch({ args: FLAGS, ...(own && { executablePath: own }) });
}

/**
 * Compares the pages of a built Storybook with the accepted pictures of the shop, and says which differ.
 * @throws RangeError when another browser has made them, or when there are none
 */
export async function comparePages(
  root: string,
  stories: string,
  { accept = false, only }: VisualOptions,
): Promise<void> {
  const reports = join(root, REPORT, market);
  const pictures = pictureFolder({
    folder: join(root, FOLDER, market),
    reports,
    isAccepting: accept,
    acceptWith: `npx ${ACCEPT}`,
  });
  const browser = await openBrowser();
  const server = await serveStories(stories);
  try {
    const made = `Chromium ${browser.version()} on ${process.platform} ${process.arch}`;
    checkRecord(pictures.madeWith(), made, { accept, only });
    const found = await storiesIn(browser, server.origin);
    const asked = found.filter(({ title }) => only === undefined || title.includes(only));
    if (asked.length === 0)
      throw new RangeError(`No story has '${only ?? ''}' in its title. Titles are ${titlesOf(found)}.`);
    const results = new Map<string, PictureResult>();
    const faults = await takePages(
      { browser, origin: server.origin, stories: asked, pages: PAGES },
      (name, picture) => results.set(name, pictures.compare(name, picture)),
    );
    // Without all stories, or with one that failed, nobody knows which pictures are of no story.
    const orphans = only === undefined && faults.length === 0 ? pictures.orphans() : [];
    if (accept) pictures.record(made);
    tell({ results, faults, orphans, report: join(relative(process.cwd(), reports), 'index.html') });
  } finally {
    server.close();
    await browser.close();
  }
}

const titlesOf = (stories: readonly { readonly title: string }[]) =>
  [...new Set(stories.map(({ title }) => title))].join(', ');

/** @throws RangeError when the pictures are not comparable; accepting a part of them must not mix those of two browsers */
function checkRecord(recorded: string | undefined, made: string, { accept, only }: VisualOptions): void {
  if (recorded === made) return;
  if (accept && (only === undefined || recorded === undefined)) return;
  if (recorded === undefined)
    throw new RangeError(
      `There are no accepted pictures yet. Look at your shop, then accept them: npx ${ACCEPT}`,
    );
  throw new RangeError(
    `The pictures were made by ${recorded}. This is ${made}, which draws text differently. Check out the commit that the pictures show, and accept all of them there: npx ${ACCEPT}`,
  );
}

interface Told {
  readonly results: ReadonlyMap<string, PictureResult>;
  readonly faults: readonly string[];
  readonly orphans: readonly string[];
  readonly report: string;
}

function tell({ results, faults, orphans, report }: Told): void {
  const ended = (...outcomes: PictureResult['outcome'][]) =>
    [...results].filter(([, { outcome }]) => outcomes.includes(outcome));
  const failed = ended('changed', 'new', 'unreadable').toSorted(([one], [other]) => one.localeCompare(other));
  const lines = [
    ...failed.map(([name, result]) => `${name}: ${'reason' in result ? result.reason : ''}`),
    ...faults,
    ...orphans.map((file) => `${file} shows a story that is gone. To remove it: npx ${ACCEPT}`),
    `${results.size} pictures: ${ended('same').length} as accepted, ${ended('accepted').length} accepted now, ${failed.length} differ.`,
    ...(failed.length > 0 ? [`Before and after: ${report}`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (failed.length + faults.length + orphans.length > 0) process.exitCode = 1;
}
