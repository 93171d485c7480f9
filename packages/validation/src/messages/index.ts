export { enUS } from './en-US.ts';
export { esMX } from './es-MX.ts';
export { esUS } from './es-US.ts';
export {
  issueText,
  issueWordIds,
  withSubjects,
  type IssueWordId,
  type Messages,
  type SubjectText,
} from './messages.ts';
export { ptBR } from './pt-BR.ts';
export { units } from './units.ts';
