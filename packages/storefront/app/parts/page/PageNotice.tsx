import { noticeKey } from '@driveline/hooks';
import { Alert } from '@driveline/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNoticeText } from '../../shop/useErrorText.ts';

export type PageNoticeProps = {
  /** Ways to where it is looked after, by the key of what happened. */
  readonly ways?: Readonly<Record<string, ReactNode>>;
};

/** What happened on the way to a page. */
export function PageNotice({ ways }: PageNoticeProps) {
  const noticeText = useNoticeText();
  const key = noticeKey(useSearchParams()[0]);
  if (!key) return null;
  return (
    <Alert tone="warning" role="alert" actions={ways?.[key] ?? null}>
      {noticeText(key)}
    </Alert>
  );
}
