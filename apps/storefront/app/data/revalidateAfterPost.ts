import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * A route whose page shows what the server holds asks again after every post. The router alone would not after one
 * that was refused, and the page would go on to show what the refusal was about.
 */
export const revalidateAfterPost = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod?.toUpperCase() === 'POST' || defaultShouldRevalidate;
