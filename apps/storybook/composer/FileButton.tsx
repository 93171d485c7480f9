import { Button } from '@driveline/ui';
import { useRef } from 'react';

export interface FileButtonProps {
  children: string;
  /** Endings and media types, as `accept` takes them. */
  accept: string;
  onText: (text: string) => void;
}

/** Chooses a file and reads its text. */
export function FileButton({ children, accept, onText }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="s" variant="outline" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={async ({ target }) => {
          const text = await target.files?.[0]?.text();
          // The same file, saved again, can be chosen again.
          target.value = '';
          if (text !== undefined) onText(text);
        }}
      />
    </>
  );
}
