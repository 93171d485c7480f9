import * as z from 'zod/mini';
import { contentBlock, schemas } from '@driveline/api/contract';

/** Shapes of content entries: those of the calls that answer with them. */
export const entrySchemas = {
  header: schemas['content.header'].response,
  footer: schemas['content.footer'].response,
  topNav: schemas['content.topNav'].response,
  page: schemas['content.page'].response,
  block: contentBlock,
  labels: z.record(z.string(), z.string()),
  messages: z.record(z.string(), z.string()),
  segmented: z.object({
    segmentMessageContent: z.nullable(z.string()),
    cmsSegmentedContent: z.unknown(),
  }),
};
