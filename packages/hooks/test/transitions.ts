import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Next = string | readonly [target: string, ...effects: string[]];

/** What a state answers to events by their names; an event that is missing must change nothing. */
export type Transitions = Readonly<Record<string, Readonly<Record<string, Next>>>>;

interface Typed {
  readonly type: string;
}

/**
 * Events by their names. Each type has one of its own name, so that none is forgotten when a machine learns a new
 * event; further names tell those of one type with different contents apart.
 */
export type Events<Event extends Typed> = Readonly<Record<string, Event>> & {
  readonly [Type in Event['type']]: Event & { readonly type: Type };
};

interface Machine<State, Event extends Typed> {
  readonly reduce: (state: State, event: Event) => unknown;
  readonly initial: State;
  /** Name of a state, a key of `transitions`. */
  readonly nameOf: (state: State) => string;
  /** One state of each name. */
  readonly states: Readonly<Record<string, State>>;
  readonly events: Events<Event>;
  /** The whole table. `'a|b'` is either, by what came before. */
  readonly transitions: Transitions;
  /** What is true of every state. */
  readonly holds?: (state: State) => boolean;
}

/** Proves a machine by its table: every transition of it, no other, and no way into an undefined state. */
export function proveTransitions<State, Event extends Typed>(
  title: string,
  machine: Machine<State, Event>,
): void {
  const { initial, nameOf, states, transitions, holds = () => true } = machine;
  const events: Readonly<Record<string, Event>> = machine.events;
  const step = (state: State, event: Event) => {
    const answer = machine.reduce(state, event);
    const isStep = isEffectful && Array.isArray(answer);
    const [next, ...effects] = (isStep ? answer : [answer]) as [State, ...{ type: string }[]];
    return { next, effects: effects.map(({ type }) => type) };
  };
  const isEffectful = answersSteps(machine);

  describe(title, () => {
    test('every state has its row, and every row its state', () => {
      expect(Object.keys(transitions).sort()).toEqual(Object.keys(states).sort());
      expect(states[nameOf(initial)]).toBeDefined();
      for (const [name, state] of Object.entries(states)) expect(nameOf(state)).toBe(name);
      for (const row of Object.values(transitions)) {
        expect(Object.keys(events)).toEqual(expect.arrayContaining(Object.keys(row)));
      }
    });

    test.each(Object.keys(states))('from %s', (from) => {
      for (const name of Object.keys(events)) {
        const listed = transitions[from]?.[name];
        const { next, effects } = step(states[from] as State, events[name] as Event);
        const about = `${from}, ${name}`;
        if (listed === undefined) {
          expect(next, about).toBe(states[from]);
          expect(effects, about).toEqual([]);
          continue;
        }
        const [target, ...due] = typeof listed === 'string' ? [listed] : listed;
        expect(target?.split('|'), about).toContain(nameOf(next));
        expect(effects, about).toEqual(due);
        expect(holds(next), about).toBe(true);
      }
    });

    test('no sequence of events leads into an undefined state', () => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...Object.keys(events)), { maxLength: 40 }), (names) => {
          let state = initial;
          for (const name of names) {
            const from = nameOf(state);
            const listed = transitions[from]?.[name];
            const { next } = step(state, events[name] as Event);
            if (listed === undefined) expect(next).toBe(state);
            else expect((typeof listed === 'string' ? listed : listed[0]).split('|')).toContain(nameOf(next));
            expect(Object.keys(states)).toContain(nameOf(next));
            expect(holds(next)).toBe(true);
            state = next;
          }
        }),
      );
    });
  });
}

/** Whether the machine answers `[state, ...effects]` and not its state alone. */
function answersSteps<State, Event extends Typed>({
  reduce,
  initial,
  events,
}: Machine<State, Event>): boolean {
  const answer = reduce(initial, Object.values<Event>(events)[0] as Event);
  return Array.isArray(answer) && !Array.isArray(initial);
}
