export { PostForm } from './PostForm.tsx';
export { SubmitButton } from './SubmitButton.tsx';
