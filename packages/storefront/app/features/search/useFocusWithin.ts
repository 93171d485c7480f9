import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the focus is in the form of the box: the box, or the rows below it. Script comes when it comes: who
 * tabs quickly has left the box before this runs.
 */
export function useFocusWithin(input: RefObject<HTMLInputElement | null>): boolean {
  const [isWithin, setWithin] = useState(() => holdsFocus(input.current?.form));
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    const enter = () => setWithin(true);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setWithin(relatedTarget instanceof Node && form.contains(relatedTarget));
    setWithin(holdsFocus(form));
    form.addEventListener('focusin', enter);
    form.addEventListener('focusout', leave);
    return () => {
      form.removeEventListener('focusin', enter);
      form.removeEventListener('focusout', leave);
    };
  }, [input]);
  return isWithin;
}

const holdsFocus = (form: HTMLFormElement | null | undefined) =>
  form?.contains(document.activeElement) ?? false;
