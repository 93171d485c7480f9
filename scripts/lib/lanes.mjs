/** More would make the tests that have a limit of time late on the two cores of a hosted machine. */
const LANES = 2;

/**
 * Runs steps beside each other where they allow it. A step waits for those of `after` that are to run too; one that
 * `isAlone` waits until nothing else runs. Of those that could start the first one does. A step that no longer fits is
 * left out, and with it those that come after it.
 * @template Result
 * @param {readonly { name: string, isAlone?: boolean, after?: readonly string[] }[]} steps
 * @param {(step: object) => Promise<Result>} run
 * @param {(step: object) => boolean} fits asked when the step could start: there is time for it
 * @returns {Promise<(Result | undefined)[]>} in the order of `steps`; undefined for one that was left out
 */
export async function runInLanes(steps, run, fits = () => true) {
  const waiting = [...steps];
  const running = new Map();
  const results = new Map();
  const isOpen = (name) => running.has(name) || waiting.some((step) => step.name === name);
  const canStart = ({ isAlone, after = [] }) =>
    !after.some(isOpen) &&
    (running.size === 0 ||
      (!isAlone && running.size < LANES && ![...running.values()].some(({ step }) => step.isAlone)));

  const leftOut = new Set();
  const isLeftOut = (step) => !fits(step) || step.after?.some((name) => leftOut.has(name));
  const begin = (step) => {
    const end = run(step).then((result) => {
      results.set(step.name, result);
      running.delete(step.name);
    });
    running.set(step.name, { step, end });
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(canStart);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      if (isLeftOut(next)) leftOut.add(next.name);
      else begin(next);
    } else if (running.size > 0) await Promise.race([...running.values()].map(({ end }) => end));
    else throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other.`);
  }
  return steps.map(({ name }) => results.get(name));
}
