import { useState } from 'react';

export interface CopyEffects {
  onCopied?: (() => void) | undefined;
  /** The browser did not let it: the text has to be marked by hand. */
  onRefused?: ((error: unknown) => void) | undefined;
}

/** Copies a text; `isCopied` stays true after the first time. Refused, the text can still be marked by one click. */
export function useCopy(
  text: string,
  { onCopied, onRefused }: CopyEffects = {},
): { isCopied: boolean; copy: () => void } {
  const [copied, setCopied] = useState<string>();
  // Asynchronous from its start: over plain http there is no clipboard at all, and that is a refusal too.
  const write = async () => navigator.clipboard.writeText(text);
  const copy = () => {
    write().then(
      () => {
        setCopied(text);
        onCopied?.();
      },
      (error: unknown) => onRefused?.(error),
    );
  };
  return { isCopied: copied === text, copy };
}
