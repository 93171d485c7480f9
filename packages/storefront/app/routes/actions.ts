import { redirect } from 'react-router-dom';

export { intentAction as action } from '../intents/intentAction.ts';

/** A reload of the post's address leads home. */
export const loader = () => redirect('/');
