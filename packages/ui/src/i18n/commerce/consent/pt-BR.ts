import type { ConsentStrings } from './messages.ts';

export const ptBRConsent: ConsentStrings = {
  title: 'Configurar cookies',
  lead: 'Você decide o que podemos guardar neste navegador. Mude aqui quando quiser.',
  alwaysOn: 'Sempre ativos',
  categories: {
    necessary: {
      name: 'Necessários',
      use: 'Guardam seu carrinho, sua sessão, sua loja e seu veículo. Sem eles, o site não funciona.',
    },
    analytics: {
      name: 'Análise',
      use: 'Mostram como as páginas são encontradas e usadas, sem o seu nome.',
    },
    sessionReplay: {
      name: 'Gravação da sessão',
      use: 'Mostra como uma página foi usada para corrigirmos falhas. O que você digita fica oculto.',
    },
    attribution: { name: 'Publicidade', use: 'Mostra qual anúncio ou link nosso trouxe você aqui.' },
    survey: { name: 'Pesquisas', use: 'Lembram se já pedimos a sua opinião.' },
  },
  save: 'Salvar minha escolha',
  acceptAll: 'Aceitar todos',
  necessaryOnly: 'Só os necessários',
  saved: 'Suas escolhas de cookies foram salvas',
};
