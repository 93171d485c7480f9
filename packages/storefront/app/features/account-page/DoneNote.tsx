import { Alert } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';

/** What the post before has done, where the address says so: `?done=saved`. */
export function DoneNote({ words }: { words: Readonly<Record<string, string>> }) {
  const [query] = useSearchParams();
  const done = query.get('done') ?? '';
  if (!Object.hasOwn(words, done)) return null;
  return (
    <Alert tone="success" role="status">
      {words[done]}
    </Alert>
  );
}
