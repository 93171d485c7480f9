import { entrySchemas } from './entrySchemas.ts';
import type { AskedContent, ContentEntries, ContentKind, ContentPort } from '../ports/contentPort.ts';

export interface ContentstackOptions {
  /** Of the content delivery API, `https://cdn.contentstack.io` or a region's. */
  readonly origin: string;
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  readonly fetch?: typeof fetch;
}

/** Content types of the stack by our kinds. */
const contentTypes: Readonly<Record<ContentKind, string>> = {
  header: 'header',
  footer: 'footer',
  topNav: 'top_nav',
  page: 'page',
  labels: 'labels',
  messages: 'messages',
  segmented: 'segmented_content',
};

/**
 * Content of a Contentstack stack, one locale for each market. An entry holds its content as JSON in the field
 * `content`; `path` names a page, `segments` the groups that it is for.
 */
export function contentstack({
  origin,
  apiKey,
  deliveryToken,
  environment,
  ...more
}: ContentstackOptions): ContentPort {
  const ask = more.fetch ?? fetch;
  return {
    async read<K extends ContentKind>(kind: K, asked: AskedContent) {
      const url = new URL(`/v3/content_types/${contentTypes[kind]}/entries`, origin);
      url.searchParams.set('environment', environment);
      url.searchParams.set('locale', asked.market.locale.toLowerCase());
      if (kind === 'page') url.searchParams.set('query', JSON.stringify({ path: asked.path ?? '' }));
      const headers = { api_key: apiKey, access_token: deliveryToken };
      const answer = await ask(url, { headers, signal: asked.signal ?? null });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`Contentstack answers ${answer.status} for ${contentTypes[kind]}.`);
      const { entries = [] } = (await answer.json()) as { entries?: Entry[] };
      const entry = bestOf(entries, asked.segments ?? []);
      return entry && readEntry(kind, entry.content);
    },
  };
}

interface Entry {
  readonly segments?: readonly string[];
  readonly content?: unknown;
}

/** The entry of the first segment that has one, else the one for everybody. */
function bestOf(entries: readonly Entry[], segments: readonly string[]): Entry | undefined {
  const own = segments
    .map((name) => entries.find((entry) => entry.segments?.includes(name)))
    .find((entry) => entry !== undefined);
  return own ?? entries.find((entry) => !entry.segments?.length);
}

/** @throws Error when an editor saved what pages cannot show: the files stand in then */
async function readEntry<K extends ContentKind>(kind: K, content: unknown): Promise<ContentEntries[K]> {
  const read = entrySchemas[kind].safeParse(kind === 'page' ? await withKnownBlocks(content) : content);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`Contentstack's ${kind} is wrong at '${issue?.path.join('.')}': ${issue?.message}`);
  }
  return read.data as ContentEntries[K];
}

/** CONTENT-030: a block of an unknown kind is left out; CONTENT-034: HTML is cleaned. */
async function withKnownBlocks(content: unknown): Promise<unknown> {
  // A shop whose content stands in files never needs the parser.
  const { cleanHtml } = await import('./cleanHtml.ts');
  const page = content as { blocks?: unknown } | null;
  if (!Array.isArray(page?.blocks)) return content;
  const blocks = page.blocks.filter((block) => entrySchemas.block.safeParse(block).success);
  return {
    ...page,
    blocks: blocks.map((block: { kind: string; html?: string }) =>
      block.kind === 'html' ? { ...block, html: cleanHtml(block.html ?? '') } : block,
    ),
  };
}
