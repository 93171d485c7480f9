import { expect, test, vi } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { postForTest } from '../../shop/postForTest.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { chatAction, startChatAction, type ChatAnswer } from './chatActions.ts';
import { loadChat } from './loadChat.ts';

const CALL = '/ecomm/b2c/v1/chat';
const chat = { status: 'OPEN', topic: 'general', startedAt: '', messages: [], isAnswering: false };

function post(
  action: typeof chatAction | typeof startChatAction,
  fields: Record<string, string>,
  answer: Response,
) {
  const fetch = vi.fn(async (url: string, _init: RequestInit) =>
    url.includes(CALL) ? answer.clone() : Response.json({}),
  );
  const sent = () => fetch.mock.calls.find(([url, { method }]) => url.includes(CALL) && method === 'POST');
  return { ...postForTest(action, { path: '/chat', fields, fetch }), sent };
}

const person = {
  intent: 'start-chat',
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@example.com',
  topic: 'orderQuestions',
};
const refused = (status: number) =>
  Response.json(
    { errorDetails: [{ errorMessageKey: 'error_chat_closed', errorMessageDefault: 'Closed' }] },
    { status },
  );
const faultOf = (answer: unknown) => answer as { data: FormAnswer & ChatAnswer; init: { status: number } };

test('[CONTENT-015] who wants to chat is told to the desk, and comes to the chat', async () => {
  const { run, sent } = post(
    startChatAction,
    { ...person, consent: 'true', orderId: '' },
    Response.json(chat),
  );
  const answer = (await run()) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat']);
  expect(JSON.parse(String(sent()?.[1].body))).toEqual({
    name: 'Ana Diaz',
    email: person.email,
    topic: person.topic,
    consent: true,
  });
});

test('[CONTENT-015] what is wrong is said before the desk is asked, and what was typed stays', async () => {
  const typed = { ...person, email: 'ana' };
  const { run, sent } = post(startChatAction, typed, Response.json(chat));
  const { data, init } = faultOf(await run());
  expect(init.status).toBe(422);
  expect(data.issues?.map(({ field }) => field)).toEqual(['email']);
  expect(data.values).toEqual(typed);
  expect(sent()).toBeUndefined();
});

test('[CONTENT-015] a desk that has closed says so, and what was typed stays', async () => {
  const { data, init } = faultOf(await post(startChatAction, person, refused(409)).run());
  expect([init.status, data.message, data.values]).toEqual([409, 'Closed', person]);
});

test('[CONTENT-014] a message that was not taken comes back', async () => {
  const say = { intent: 'chat-say', text: 'Do they fit?' };
  expect(faultOf(await post(chatAction, say, refused(409)).run()).data).toEqual({ unsent: say.text });
  const answer = (await post(chatAction, say, Response.json(chat)).run()) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat']);
});

test('[CONTENT-014] who has no chat is asked first who they are', async () => {
  const unknown = { errorDetails: [{ errorMessageKey: 'error_chat_unknown' }] };
  const none = await loadForTest(loadChat, '/chat', { [CALL]: { status: 404, body: unknown } });
  expect([none.status, none.headers.get('location')]).toEqual([302, '/customerinfo']);
  expect((await loadForTest(loadChat, '/chat', { [CALL]: { body: chat } })).status).toBe(200);
  // A failure is said on the page, with a way to try again.
  expect((await loadForTest(loadChat, '/chat', { [CALL]: { status: 500, body: {} } })).status).toBe(200);
});
