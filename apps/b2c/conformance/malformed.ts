import fc from 'fast-check';
import { endpoints, type Endpoint, type EndpointId } from '@driveline/api/contract';
import { misanswered } from './faults/misanswered.ts';
import type { Shopper } from './client/shopper.ts';
import { addressOf, fault, corruptSample } from './faults/corruptSample.ts';
import { sendWrong, wireFaultsOf } from './faults/wireFaults.ts';
import { localCall, type Setting } from './calls/call.ts';
import { judged, type Finding } from './finding.ts';
import { Unprepared } from './testedServer.ts';

/**
 * Whatever is wrong with a request, in its fields or in what carries them, its answer is a success or a documented
 * error. What a limit turned away is not counted: the row never saw it.
 */
export const checkMalformed = (
  setting: Setting,
  victim: Shopper,
  id: EndpointId,
  runs: number,
): Promise<Finding> =>
  judged(id, 'malformed', 'malformed requests', async () => {
    const sample = localCall(setting, id);
    const visitor = () => setting.tested.visitor({ isPatient: false });
    let seen = 0;
    const look = async (answer: Response, address: string, request: string) => {
      const text = await answer.text();
      if (isOfProxy(answer, address)) return;
      const wrong = misanswered(id, { status: answer.status, text });
      if (wrong) throw new Error(`${wrong} for ${request.slice(0, 400)}`);
      if (answer.status !== 429) seen++;
    };
    for (const given of fc.sample(fault, runs)) {
      const { body, ...rest } = corruptSample(sample, given);
      const { path, method }: Endpoint = endpoints[id];
      const headers = { 'content-type': 'application/json' };
      const sent = { method, ...(body && { body: JSON.stringify(body), headers }) };
      const address = addressOf(path, rest);
      await look(await victim.fetch(address, sent), address, JSON.stringify({ ...rest, body }));
    }
    for (const wrong of runs > 0 ? wireFaultsOf(id, sample) : [])
      await look(await sendWrong(wrong, victim, visitor), wrong.address, `${wrong.name}: ${wrong.address}`);
    if (runs > 0 && seen === 0) throw new Unprepared('limits turned all of them away');
    return seen;
  });

/** A proxy in front refuses a path with NUL or a broken escape itself, in its own words (nginx does): the row never saw it. */
export const isOfProxy = ({ status, headers }: Response, address: string): boolean =>
  status === 400 &&
  /^[^?]*%(00|(?![\da-f]{2}))/i.test(address) &&
  headers.get('content-type')?.startsWith('text/html') === true;
