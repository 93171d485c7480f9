import { errorBody, errorsOf, schemas, type EndpointId } from '@driveline/api/contract';
import { commitBody } from './client/buyer.ts';
import { misanswered } from './faults/misanswered.ts';
import type { Answer, Shopper } from './client/shopper.ts';
import { callsOf, changed, isRemoval, learned, ownedFields } from './ownedFields.ts';
import { localCall, type Call, type Calls, type Setting } from './calls/call.ts';
import { cartCalls, payingLater } from './calls/cartCalls.ts';
import { peopleCalls } from './calls/peopleCalls.ts';
import { reviewCalls } from './calls/reviewCalls.ts';
import { judged, type Finding } from './finding.ts';
import { none } from './prepare.ts';
import { Unprepared } from './testedServer.ts';
import { errorRequest, errorCases } from './errorCases.ts';

const calls: Calls = { ...cartCalls, ...peopleCalls, ...reviewCalls };

/** A call of the row that the contract lets succeed. */
export const validCall = async (setting: Setting, id: EndpointId): Promise<Call> =>
  (await calls[id]?.(setting)) ?? { shopper: setting.owner.shopper, input: localCall(setting, id) };

/** The answer is the documented error of this key. */
function expectError(
  id: EndpointId,
  { status, text }: Pick<Answer<EndpointId>, 'status' | 'text'>,
  key: string,
): void {
  const wrong = misanswered(id, { status, text });
  if (wrong) throw new Error(wrong);
  if (status < 400) throw new Error(`${status} in place of ${key}`);
  const { errorDetails } = errorBody.parse(JSON.parse(text));
  const keys = errorDetails.map(({ errorMessageKey }) => errorMessageKey);
  if (!keys.includes(key)) throw new Error(`${status} ${keys.join(', ')} in place of ${key}`);
}

const lacksProgram = ({ tested }: Setting, id: EndpointId): boolean =>
  !tested.locality.hasRewards && id.startsWith('rewards.');

/** A market without rewards answers what is asked about them with a success or a documented error, too. */
async function checkWithoutProgram(setting: Setting, id: EndpointId): Promise<number> {
  const wrong = misanswered(id, await setting.owner.shopper.call(id, localCall(setting, id)));
  if (wrong) throw new Error(wrong);
  return 1;
}

/** A valid request succeeds, and the answer has the shape of its row. */
export const checkAnswer = (setting: Setting, id: EndpointId): Promise<Finding> =>
  judged(id, 'answer', 'a valid request', async () => {
    if (lacksProgram(setting, id)) return checkWithoutProgram(setting, id);
    const { shopper, input } = await validCall(setting, id);
    const answer = await shopper.call(id, input);
    if (answer.status === 404 && answer.key === 'error_content_unknown') {
      throw new Unprepared('it has no content of that kind');
    }
    if (answer.status !== 200 && answer.status !== 204)
      throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
    const { success, error } = schemas[id].response.safeParse(answer.body);
    if (!success)
      throw new Error(
        error.issues
          .slice(0, 3)
          .map(({ path, message }) => `${path.join('.')}: ${message}`)
          .join('; '),
      );
    return 1;
  });

/** An order whose money comes later is placed and says how to pay it (PLUS-022). */
export const checkLater = (setting: Setting, paymentMethod: string): Promise<Finding> =>
  judged('checkout.commit', 'answer', `an order paid by ${paymentMethod}`, async () => {
    const ready = await payingLater(setting, paymentMethod);
    const { order } = await ready.shopper.do('checkout.commit', commitBody(ready));
    const { paymentInstructions, orders = [] } = order ?? {};
    if (paymentInstructions?.paymentMethod !== paymentMethod)
      throw new Error('the order does not say how to pay it');
    if (orders[0]?.orderStatus !== 'PROCESSING')
      throw new Error(`it is ${orders[0]?.orderStatus} before it is paid`);
    return 1;
  });

/** Documented errors that a request alone provokes; the keys of the others come with the second list. */
export async function checkErrors(
  setting: Setting,
  id: EndpointId,
): Promise<{ findings: Finding[]; untried: string[] }> {
  const untried: string[] = [];
  const findings: Finding[] = [];
  for (const key of Object.keys(errorsOf(id))) {
    if (!errorRequest(id, key, localCall(setting, id))) {
      // Limits are waited for, not tried out.
      if (errorsOf(id)[key] !== 429) untried.push(key);
      continue;
    }
    findings.push(
      await judged(id, 'error', key, async () => {
        if (lacksProgram(setting, id)) throw new Unprepared('the market has no rewards');
        const as = errorCases[key]?.as;
        if (as === 'remembered') {
          expectError(id, await setting.remembered.call(id, localCall(setting, id)), key);
          return 1;
        }
        const { shopper, input } = await validCall(setting, id);
        const who = as === 'nobody' ? setting.tested.visitor() : shopper;
        const wrong = errorRequest(id, key, input);
        if (!wrong) throw new Error('the request has nothing that could be wrong');
        expectError(id, await who.call(id, wrong), key);
        return 1;
      }),
    );
  }
  return { findings, untried };
}

/** What is another's is as unknown as what is nobody's. */
export const checkStrangers = (
  { owner, tested }: Setting,
  id: EndpointId,
  strangers: Readonly<Record<string, Shopper>>,
): Promise<Finding>[] =>
  ownedFields
    .filter(([row]) => row === id)
    .map(([, name]) =>
      judged(id, 'stranger', name, async () => {
        const { own, nobodys } = changed(callsOf(owner, id, name), tested.locality.fields);
        if (JSON.stringify(own).includes(`"${none}"`)) throw new Unprepared('the owner has none');
        for (const [who, stranger] of Object.entries(strangers)) {
          const [theirs, nobody] = [await learned(stranger, id, own), await learned(stranger, id, nobodys)];
          if (JSON.stringify(theirs) !== JSON.stringify(nobody)) {
            throw new Error(`${who} learns ${JSON.stringify(theirs)}, of nobody's ${JSON.stringify(nobody)}`);
          }
          if (theirs.status >= 500) throw new Error(`${who} is answered ${theirs.status}`);
          if (theirs.status < 400 && !isRemoval(id)) throw new Error(`${who} is answered ${theirs.status}`);
        }
        return Object.keys(strangers).length * 2;
      }),
    );
