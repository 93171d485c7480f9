import type { Issue } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { useShop } from './ShopProvider.tsx';

/** Text of what a form found wrong. */
export function useIssueText(): (issue: Issue) => string {
  const { issueMessages } = useShop();
  return (issue) => issueText(issue, issueMessages);
}
