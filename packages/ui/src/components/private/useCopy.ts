import { useState } from 'react';

/** Copies a text; `isCopied` stays true after the first time. Refused, the text can still be marked by one click. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [copied, setCopied] = useState<string>();
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => {},
    );
  };
  return { isCopied: copied === text, copy };
}
