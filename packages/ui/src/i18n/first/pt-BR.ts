import { ptBRCommerce } from '../commerce/pt-BR.ts';
import type { FirstStrings } from '../messages.ts';
import { pluralFor } from '../plural.ts';

const plural = pluralFor('pt-BR');

export const ptBRFirst: FirstStrings = {
  ...ptBRCommerce,
  close: 'Fechar',
  cancel: 'Cancelar',
  menu: 'Menu',
  search: 'Buscar',
  more: 'Mais',
  edit: 'Editar',
  remove: 'Remover',
  tryAgain: 'Tentar de novo',
  loading: 'Carregando',
  pending: 'Aguarde',
  skipToContent: 'Ir para o conteúdo',
  opensInNewTab: 'abre em uma nova aba',
  optional: 'opcional',
  required: 'obrigatório',
  maximumLength: (count) => `Máximo de ${count} ${plural(count, { one: 'caractere', other: 'caracteres' })}`,
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  chooseOption: 'Escolha',
  errorSummary: (count) =>
    plural(count, { one: 'Há 1 campo para corrigir', other: `Há ${count} campos para corrigir` }),
  quantity: 'Quantidade',
  decreaseQuantity: 'Diminuir quantidade',
  increaseQuantity: 'Aumentar quantidade',
  confirmClose: { question: 'Tem certeza de que quer fechar?', yes: 'SIM', no: 'NÃO' },
  notifications: 'Avisos',
  dismissNotification: 'Fechar aviso',
  tone: { info: 'Informação', success: 'Pronto', warning: 'Atenção', error: 'Erro' },
  copied: 'Copiado',
  breadcrumbs: 'Você está em',
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    page: (page) => `Página ${page}`,
    currentPage: (page) => `Página ${page}, página atual`,
  },
  stepOf: (step, total) => `Etapa ${step} de ${total}`,
  stepDone: 'concluída',
  fit: {
    fits: (vehicle) => (vehicle ? `Serve no seu ${vehicle}` : 'Serve no seu veículo'),
    needsMoreInfo: (questions) =>
      plural(questions, { one: '1 pergunta para confirmar', other: `${questions} perguntas para confirmar` }),
    doesNotFit: (vehicle) => (vehicle ? `Não serve no seu ${vehicle}` : 'Não serve no seu veículo'),
    universal: 'Universal',
    noVehicle: 'Confira com seu veículo',
  },
  inStock: (count) => `${count} em estoque`,
};
