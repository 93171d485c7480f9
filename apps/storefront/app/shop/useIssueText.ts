import type { Issue } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { useShop } from './ShopProvider.tsx';

/** Text of what a form found wrong; for what stands below `withLateWords`. */
export function useIssueText(): (issue: Issue) => string {
  const { issueMessages } = useShop();
  return (issue) => (issueMessages ? issueText(issue, issueMessages) : '');
}
