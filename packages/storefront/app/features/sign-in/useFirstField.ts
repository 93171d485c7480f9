import { useEffect, type RefObject } from 'react';

/** A form that takes another one's place has the focus in its field, and again with every answer. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, name: string, answer?: unknown): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    const first = field instanceof RadioNodeList ? [...field].find(isChecked) : field;
    if (first instanceof HTMLElement) first.focus();
  }, [form, name, answer]);
}

const isChecked = (node: Node) => node instanceof HTMLInputElement && node.checked;
