import { useEffect, useState, type RefObject } from 'react';

/** What the box holds, also when it was typed before this ran. */
export function useTyped(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  useEffect(() => {
    const box = input.current;
    if (!box) return undefined;
    const update = () => setTyped(box.value);
    update();
    box.addEventListener('input', update);
    return () => box.removeEventListener('input', update);
  }, [input]);
  return typed;
}
