import type { InputOf, OutputOf } from '@driveline/api/contract';
import { email as emailRule, phone as phoneRule, phoneDigits, required } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { topicsOf } from '../contact/desk.ts';
import { B2cError, B2cErrors } from '../http/errors.ts';
import { customerIdOf } from '../identity/customer.ts';
import { route, type CallContext, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { enqueue } from '../mail/outbox.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';
import type { ChatTurn } from '../ports/chatDesk.ts';
import { endChat, keepAnswers, keepSaid, readChat, startChat, toChat, type ChatRow } from './chatStore.ts';

/** API-050, API-115, CONTENT-014. The chat belongs to the session; there is no id that a stranger could try. */
export function chatRoutes(app: B2cApp): void {
  const shared = { cacheFor: 10, forEveryone: true };
  route(app, 'chat.agents', agents, shared);
  route(app, 'chat.agentAvailability', agents, shared);
  route(app, 'chat.start', start);
  route(app, 'chat.read', async (ctx) => {
    const chat = await ownChat(ctx);
    return toChat(ctx.db, chat, ctx.clock.now(), ctx.input.query?.after);
  });
  route(app, 'chat.say', say);
  route(app, 'chat.end', async (ctx) => {
    const now = ctx.clock.now();
    const { id } = await ownChat(ctx);
    const ended = await endChat(ctx.db, id, now);
    // The shopper is gone whether the desk hears of it or not.
    await ctx.services.chatDesk
      .close(id)
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'chat not closed'));
    return toChat(ctx.db, ended, now);
  });
  route(app, 'chat.transcript', transcript);
}

/** CONTENT-011: a desk that cannot be asked has nobody free. */
async function agents({ market, clock, services, log }: CallContext): Promise<string> {
  const count = await services.chatDesk.agentsFree(market, clock.now()).catch((error: unknown) => {
    log.warn({ err: error }, 'chat desk not reached');
    return 0;
  });
  return `<agents><count>${count}</count></agents>`;
}

async function start(ctx: RouteContext<'chat.start'>): Promise<OutputOf<'chat.start'>> {
  const { db, market, clock, session, services } = ctx;
  await ctx.limit('chat-start');
  const { body } = ctx.input;
  refuseFaults(ctx, body);
  const now = clock.now();
  const open = await readChat(db, market.code, session.state?.detail.chatId, now);
  if (open?.status !== 'OPEN') {
    const free = await asked(() => services.chatDesk.agentsFree(market, now));
    if (free === 0) throw new B2cError('error_chat_closed');
  }
  const { idHash } = await session.ensure();
  const chat = await startChat(db, now, idHash, {
    market: market.code,
    name: body.name.trim(),
    email: body.email.trim(),
    phone: body.phoneNumber ? phoneDigits(body.phoneNumber, market.phone) : '',
    topic: body.topic,
    orderNumber: body.orderId?.trim() || null,
  });
  await answer(ctx, chat, toGreeting, undefined);
  return toChat(db, chat, now);
}

/** What the greeting answers; shorter than the id of any message, so that none shares it. */
const toGreeting = 'start';

/** @throws B2cErrors error_contact_invalid, one for each wrong field */
function refuseFaults({ market }: CallContext, body: InputOf<'chat.start'>['body']): void {
  const messages = issueMessagesOf(market);
  const issues = [
    required(body.name.trim(), 'name'),
    emailRule(body.email),
    body.phoneNumber ? phoneRule(body.phoneNumber, market) : undefined,
  ];
  const faults = ['name', 'email', 'phoneNumber'].flatMap((field, i) => {
    const issue = issues[i];
    return issue ? [new B2cError('error_contact_invalid', { field, text: issueText(issue, messages) })] : [];
  });
  const knowsTopic = topicsOf(market).some(({ topic }) => topic === body.topic);
  if (!knowsTopic)
    faults.push(new B2cError('error_contact_invalid', { field: 'topic', textKey: 'error_contact_topic' }));
  if (!body.consent)
    faults.push(
      new B2cError('error_contact_invalid', { field: 'consent', textKey: 'error_contact_consent' }),
    );
  const [first, ...more] = faults;
  if (first) throw new B2cErrors([first, ...more]);
}

async function say(ctx: RouteContext<'chat.say'>): Promise<OutputOf<'chat.say'>> {
  const { db, clock } = ctx;
  await ctx.limit('chat-say');
  const chat = await ownChat(ctx);
  const now = clock.now();
  const { id, text } = ctx.input.body;
  const saidAt = await keepSaid(db, chat, now, id, text);
  await answer(ctx, chat, id, text);
  return toChat(db, chat, saidAt);
}

/** Asks the desk, outside any transaction, and keeps what it answers. */
async function answer(
  { db, market, clock, services }: CallContext,
  chat: ChatRow,
  to: string,
  said: string | undefined,
): Promise<void> {
  const topic = topicsOf(market).find((one) => one.topic === chat.topic)?.title ?? chat.topic;
  const turn: ChatTurn = { market, chatId: chat.id, name: chat.name, topic, said, now: clock.now() };
  const answers = await asked(() => services.chatDesk.answer(turn));
  await keepAnswers(db, chat, clock.now(), to, answers);
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw Object.assign(new B2cError('error_chat_unavailable', { retryAfter: 10 }), { cause });
  }
}

async function transcript(ctx: CallContext): Promise<null> {
  await ctx.limit('chat-transcript');
  const { db, market, clock, services } = ctx;
  const { id } = await ownChat(ctx);
  const now = clock.now();
  const payload = { chatId: id, until: now.toISOString(), customerId: customerIdOf(ctx) ?? null };
  await enqueue(db, now, { market: market.code, locale: market.locale, topic: 'chat-transcript', payload });
  services.wakeOutbox();
  return null;
}

async function ownChat({ db, market, clock, session }: CallContext): Promise<ChatRow> {
  const chat = await readChat(db, market.code, session.state?.detail.chatId, clock.now());
  if (!chat) throw new B2cError('error_chat_unknown');
  return chat;
}
