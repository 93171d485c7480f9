import type { ConsentStrings } from './messages.ts';

export const ptBRConsent: ConsentStrings = {
  title: 'Configurar cookies',
  lead: 'Você decide o que podemos guardar neste navegador. Dá para mudar aqui quando quiser.',
  alwaysOn: 'Sempre ativos',
  categories: {
    necessary: {
      name: 'Necessários',
      use: 'Seu carrinho, seu login, sua loja e seu veículo. Sem eles a loja não funciona.',
    },
    analytics: {
      name: 'Análise',
      use: 'Como as páginas são encontradas e usadas, contado sem o seu nome.',
    },
    sessionReplay: {
      name: 'Gravação da sessão',
      use: 'Como uma página foi usada, para achar falhas. O que você digita fica oculto.',
    },
    attribution: { name: 'Publicidade', use: 'Qual anúncio ou link nosso trouxe você aqui.' },
    survey: { name: 'Pesquisas', use: 'Se já pedimos a sua opinião.' },
  },
  save: 'Salvar minha escolha',
  acceptAll: 'Aceitar todos',
  necessaryOnly: 'Só os necessários',
  saved: 'Suas escolhas de cookies foram salvas',
};
