import { pluralFor } from '../../plural.ts';
import type { PageStrings } from './messages.ts';

const plural = pluralFor('pt-BR');

export const ptBRPage: PageStrings = {
  hero: {
    question: 'O que você vai consertar?',
    lead: 'Informe o veículo uma vez e cada peça diz se serve e por quê.',
    shoppingFor: 'Comprando para',
    switchVehicle: 'Trocar veículo',
    seeFitting: 'Ver peças que servem',
    due: 'Para fazer agora',
    wearParts: 'Peças de desgaste',
  },
  jobs: 'Comece pelo serviço',
  near: {
    title: 'Perto de você',
    noStore: 'Escolha sua loja para ver estoque, horários e quando retirar.',
    findStore: 'Encontrar loja',
    directions: 'Como chegar',
    details: 'Horários e serviços',
    change: 'Trocar loja',
    ordersReady: (count) =>
      plural(count, {
        one: `${count} pedido pronto para retirada`,
        other: `${count} pedidos prontos para retirada`,
      }),
  },
  deals: {
    title: 'Mais barato em conjunto',
    note: 'O preço entra sozinho quando todas as peças da oferta estão no carrinho.',
    pieces: (shown) => `${shown} ×`,
    save: (amount) => `Economize ${amount}`,
  },
  category: {
    tiles: 'Categorias',
    parts: (count, shown) => plural(count, { one: `${shown} peça`, other: `${shown} peças` }),
    brands: 'Marcas mais buscadas',
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço não leva a lugar nenhum. Talvez a peça tenha outro: busque pelo nome ou código.',
  },
  refused: {
    title: 'Não podemos mostrar esta página',
    text: 'Algo impediu. Busque o que precisa ou recomece pela página inicial.',
  },
  crash: {
    title: 'Algo não está funcionando',
    text: 'A falha é nossa, não sua. Seu carrinho e seu veículo estão guardados.',
    details: 'Detalhes para desenvolvedores',
  },
  searchLabel: 'Peça, código ou defeito',
  categories: 'Todas as categorias',
  goHome: 'Ir para a página inicial',
};
