import { ptBRConsent } from '../commerce/consent/pt-BR.ts';
import { ptBRStore } from '../commerce/store/pt-BR.ts';
import type { LateStrings } from '../messages.ts';

export const ptBRLate: LateStrings = {
  consent: ptBRConsent,
  store: ptBRStore,
  carousel: { previous: 'Anterior', next: 'Próximo' },
  noMatches: 'Nada encontrado',
};
