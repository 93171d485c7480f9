import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { identifier, text } from './primitives.ts';

/** A chat as its shopper sees it. */
export const chat = z.object({
  status: z.enum(['OPEN', 'ENDED']),
  topic: z.string(),
  startedAt: z.string(),
  /** In their order; `id` of the last one read is what to ask from next. */
  messages: z.array(
    z.object({
      id: z.string(),
      from: z.enum(['shopper', 'agent']),
      agentName: z.optional(z.string()),
      text: z.string(),
      at: z.string(),
    }),
  ),
  /** Somebody is writing an answer. */
  isAnswering: z.boolean(),
});

const messageId = z.string().check(z.minLength(8), z.maxLength(40), z.regex(/^[\w-]+$/));

/** API-050, API-115: `<agents><count>2</count></agents>`. */
const agents = z.string();

export const chatSchemas = {
  'chat.agents': {
    requirement: 'API-050',
    summary: 'How many agents are free, as XML, for anybody',
    response: agents,
  },
  'chat.agentAvailability': {
    requirement: 'API-115',
    summary: 'The same on the b2c path',
    response: agents,
  },
  'chat.start': {
    requirement: 'CONTENT-014',
    summary: 'Start the chat, or go on with the one that is open',
    body: z.object({
      name: text(60),
      email: text(254),
      phoneNumber: z.optional(text(20)),
      topic: identifier,
      orderId: z.optional(text(40)),
      /** That the desk may keep what is written (CONTENT-015). */
      consent: z.boolean(),
    }),
    response: chat,
    errors: {
      error_contact_invalid: 422,
      error_chat_closed: 409,
      error_chat_unavailable: 503,
      error_too_many_requests: 429,
    },
  },
  'chat.read': {
    requirement: 'CONTENT-014',
    summary: "The session's chat, or what was said after a message",
    query: z.object({ after: z.optional(identifier) }),
    response: chat,
    errors: { error_chat_unknown: 404 },
  },
  'chat.say': {
    requirement: 'CONTENT-014',
    summary: 'Say something in the chat',
    /** `id` is made by the sender, so that a repeated call says it once. */
    body: z.object({ id: messageId, text: text(2000).check(z.minLength(1)) }),
    response: chat,
    errors: {
      error_chat_unknown: 404,
      error_chat_ended: 409,
      error_chat_unavailable: 503,
      error_too_many_requests: 429,
    },
  },
  'chat.end': {
    requirement: 'CONTENT-014',
    summary: 'End the chat',
    response: chat,
    errors: { error_chat_unknown: 404 },
  },
  'chat.transcript': {
    requirement: 'CONTENT-014',
    summary: 'Mail what was said to the address that the chat was started with',
    response: z.null(),
    errors: { error_chat_unknown: 404, error_too_many_requests: 429 },
  },
} satisfies DomainSchemas;

export type Chat = z.infer<typeof chat>;
