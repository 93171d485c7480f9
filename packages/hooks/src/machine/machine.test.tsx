// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runMachine } from './machine.ts';
import type { Step, StopWaiting, Wait } from './machine.ts';
import { useMachine } from './useMachine.ts';

type Light = 'red' | 'green';
type LightEvent = { readonly type: 'go' | 'stop' | 'due'; readonly timer?: string };
type LightEffect = Wait | StopWaiting | { readonly type: 'ring' };

/** Green for a second. */
function light(state: Light, { type }: LightEvent): Step<Light, LightEffect> {
  if (state === 'red' && type === 'go') return ['green', { type: 'ring' }, { type: 'wait', ms: 1000 }];
  if (state === 'green' && type === 'stop') return ['red', { type: 'stopWaiting' }];
  return type === 'due' ? ['red'] : [state];
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a running machine', () => {
  test('runs each effect once, waits, and tells who listens only about changes', async () => {
    const rings: string[] = [];
    const machine = runMachine(light, 'red', ({ type }) => void rings.push(type));
    const seen: Light[] = [];
    const unsubscribe = machine.subscribe(() => void seen.push(machine.read()));
    machine.send({ type: 'go' });
    machine.send({ type: 'go' });
    expect(rings).toEqual(['ring']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['green', 'red']);
    unsubscribe();
    machine.send({ type: 'go' });
    expect(seen).toHaveLength(2);
    machine.stop();
  });

  test('stops waiting when it is told, and at its end', async () => {
    const machine = runMachine(light, 'red', () => undefined);
    machine.send({ type: 'go' });
    machine.send({ type: 'stop' });
    machine.send({ type: 'go' });
    machine.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(machine.read()).toBe('green');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('runs the effects after one that throws, and goes on afterwards', async () => {
    const machine = runMachine(light, 'red', () => {
      throw new Error('no bell');
    });
    expect(() => machine.send({ type: 'go' })).toThrow('no bell');
    expect(machine.read()).toBe('green');
    await vi.advanceTimersByTimeAsync(1000);
    expect(machine.read()).toBe('red');
  });

  test('takes events of effects in their order, after the effects before them', () => {
    const seen: string[] = [];
    type Count = { readonly type: 'one' | 'two' };
    const machine = runMachine(
      (state: string, { type }: Count): Step<string, { readonly type: string }> =>
        type === 'one' ? [`${state}1`, { type: 'a' }, { type: 'b' }] : [`${state}2`],
      '',
      ({ type }, send) => {
        seen.push(`${type} at ${machine.read()}`);
        if (type === 'a') send({ type: 'two' });
      },
    );
    machine.send({ type: 'one' });
    expect(seen).toEqual(['a at 1', 'b at 1']);
    expect(machine.read()).toBe('12');
  });

  test('goes on after an effect that throws', () => {
    const machine = runMachine(light, 'red', () => {
      throw new Error('no bell');
    });
    expect(() => machine.send({ type: 'go' })).toThrow('no bell');
    machine.send({ type: 'stop' });
    expect(machine.read()).toBe('red');
  });
});

describe('a machine of a component', () => {
  test('lives in strict mode, reaches the run of the last render, and ends with it', async () => {
    const rings: string[] = [];
    function Crossing({ name }: { readonly name: string }) {
      const [state, send] = useMachine(light, 'red', () => void rings.push(name));
      useEffect(() => send({ type: 'go' }), [send]);
      return <button onClick={() => send({ type: 'go' })}>{state}</button>;
    }
    const shown = (name: string) => (
      <StrictMode>
        <Crossing name={name} />
      </StrictMode>
    );
    const { rerender, unmount } = render(shown('first'));
    expect(screen.getByRole('button').textContent).toBe('green');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button').textContent).toBe('red');
    rerender(shown('second'));
    act(() => screen.getByRole('button').click());
    expect(rings).toEqual(['first', 'second']);
    unmount();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('starts no timer for an answer that comes after the component', async () => {
    let late: (() => void) | undefined;
    function Crossing() {
      const [, send] = useMachine(light, 'red', () => undefined);
      late = () => send({ type: 'go' });
      return null;
    }
    render(<Crossing />).unmount();
    await vi.advanceTimersByTimeAsync(0);
    late?.();
    expect(vi.getTimerCount()).toBe(0);
  });
});
