import { pluralFor } from '../../plural.ts';
import type { PageStrings } from './messages.ts';

const plural = pluralFor('pt-BR');

export const ptBRPage: PageStrings = {
  hero: {
    question: 'O que você vai consertar?',
    lead: 'Informe seu veículo uma vez e mostramos o que serve e por quê.',
    shoppingFor: 'Comprando para',
    switchVehicle: 'Trocar de veículo',
    seeFitting: 'Ver peças que servem',
    due: 'Para fazer agora',
    wearParts: 'Peças de desgaste',
  },
  jobs: 'Comprar por serviço',
  near: {
    title: 'Perto de você',
    noStore: 'Escolha sua loja para ver o estoque, o horário e quando retirar.',
    findStore: 'Encontrar uma loja',
    directions: 'Como chegar',
    details: 'Horário e serviços',
    change: 'Trocar de loja',
    ordersReady: (count) =>
      plural(count, {
        one: `${count} pedido pronto para retirada`,
        other: `${count} pedidos prontos para retirada`,
      }),
  },
  deals: {
    title: 'Compre junto e economize',
    note: 'Adicione todas as peças da oferta e o desconto entra automaticamente.',
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
    text: 'Esta página não existe ou mudou de endereço. Busque a peça pelo nome ou código.',
  },
  refused: {
    title: 'Não podemos mostrar esta página',
    text: 'Algo deu errado. Busque o que precisa ou recomece pela página inicial.',
  },
  crash: {
    title: 'Algo deu errado',
    text: 'O problema é nosso, não seu. Seu carrinho e seu veículo estão salvos.',
    details: 'Detalhes para desenvolvedores',
  },
  searchLabel: 'Peça, código ou defeito',
  categories: 'Todas as categorias',
  goHome: 'Ir para a página inicial',
};
