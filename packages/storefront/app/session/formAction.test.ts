import { B2cError } from '@driveline/api';
import { defineForm, required } from '@driveline/validation';
import { expect, test, vi } from 'vitest';
import type { FormAnswer } from '../shop/formAnswer.ts';
import { postForTest } from '../shop/postForTest.ts';
import { formAction, type TakenForm } from './formAction.ts';

const rules = () => defineForm([{ name: 'note', check: (value) => required(value, 'note') }]);

/** Posts a form to `/user/x?tab=2`. @returns status with where it leads or what it says */
async function post(fields: Record<string, string>, save: TakenForm['save'], more: Partial<TakenForm> = {}) {
  const action = formAction({ 'save-details': { rules, save, ...more } });
  const { run } = postForTest(action, { path: '/user/x?tab=2', fields, params: { id: '7' } });
  const answer = (await run().catch((thrown: unknown) => thrown)) as
    Response | { data: FormAnswer | null; init: ResponseInit | null };
  if (answer instanceof Response) return [answer.status, answer.headers.get('location')];
  return [answer.init?.status, answer.data];
}

const typed = { intent: 'save-details', note: 'new pads' };
const refuse =
  (status: number, details = {}) =>
  () =>
    Promise.reject(new B2cError('http', 'No', { status, ...details }));

test('what the rules let through is saved, and leads on', async () => {
  const save = vi.fn<TakenForm['save']>(() => Promise.resolve('/user/x?done=saved'));
  expect(await post({ ...typed, note: ' new pads ' }, save)).toEqual([303, '/user/x?done=saved']);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ params: { id: '7' }, values: { note: 'new pads' } });
});

test('what they do not is not sent, and comes back with its issues', async () => {
  const save = vi.fn<TakenForm['save']>();
  const [status, answer] = await post({ intent: 'save-details', note: '' }, save);
  expect([status, answer]).toMatchObject([422, { values: { note: '' }, issues: [{ field: 'note' }] }]);
  expect(save).not.toHaveBeenCalled();
});

test.each(['steal', 'toString'])('a form %s, which nobody knows, is refused', async (intent) => {
  expect(await post({ intent }, vi.fn())).toEqual([400, null]);
});

test('[ACCT-005] who is only remembered gives the password first, and comes back', async () => {
  expect(await post(typed, refuse(401))).toEqual([303, '/signin?returnUrl=%2Fuser%2Fx%3Ftab%3D2']);
});

test('an unknown thing is not found', async () => {
  expect(await post(typed, refuse(404))).toEqual([404, null]);
});

test('the server’s refusal keeps what was typed, and stands at the field that it is about', async () => {
  expect(await post(typed, refuse(422, { field: 'note', errorMessageKey: 'error_x' }))).toEqual([
    422,
    { values: typed, message: 'No', key: 'error_x', at: 'note' },
  ]);
  expect(await post(typed, refuse(409, { field: 'hidden' }))).toEqual([
    409,
    { values: typed, message: 'No' },
  ]);
  expect(await post(typed, () => Promise.reject(new B2cError('timeout')))).toEqual([
    503,
    { values: typed, message: '' },
  ]);
});

test('where a refusal is said above the form, it stands at no field, and an unknown thing is no page', async () => {
  const above = { isSaidAbove: true } as const;
  expect(await post(typed, refuse(409, { field: 'note' }), above)).toEqual([
    409,
    { values: typed, message: 'No' },
  ]);
  expect(await post(typed, refuse(404), above)).toEqual([404, { values: typed, message: 'No' }]);
});
