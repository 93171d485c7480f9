import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** Status of a post that got no answer (`keepPage`). */
export const NO_ANSWER = 503;

/**
 * A route whose page shows what the server holds asks again after every post that was answered. The router alone would
 * not after one that was refused, and the page would go on to show what the refusal was about.
 */
export const revalidateAfterPost = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  (formMethod?.toUpperCase() === 'POST' && actionStatus !== NO_ANSWER) || defaultShouldRevalidate;
