import { pluralFor } from '../../plural.ts';
import type { PurchaseStrings } from './messages.ts';

const plural = pluralFor('pt-BR');
const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} itens` });
const parts = (count: number) => plural(count, { one: `${count} peça`, other: `${count} peças` });

export const ptBRPurchase: PurchaseStrings = {
  items,
  emptyCart: 'Seu carrinho está vazio',
  emptyCartHint: 'As peças que você adicionar aparecem aqui, com o veículo de cada uma.',
  shopParts: 'Ver peças',
  quantityOf: (title) => `Quantidade de ${title}`,
  quantity: (count) => `Quantidade ${count}`,
  removeOf: (title) => `Remover ${title}`,
  finding: {
    tooFew: (needed) => `Seu veículo usa ${needed} unidades desta peça`,
    sameSideTwice: (position, needed) =>
      `Passa do que um veículo usa: ${needed} na posição ${position.toLowerCase()}`,
    otherVehicle: (vehicle, others) =>
      `É para o seu ${vehicle}. Quase todo o carrinho é para o seu ${others}`,
    takeQuantity: (quantity) => `Mudar para ${quantity}`,
  },
  update: 'Atualizar',
  each: (amount) => `${amount} cada`,
  coreEach: (amount) => `+ ${amount} de depósito da peça usada cada`,
  forVehicle: (vehicle) => `Para o seu ${vehicle}`,
  viewCart: 'Ver carrinho',
  checkOut: 'Finalizar compra',
  added: 'Adicionado ao carrinho',
  saveForLater: 'Salvar para depois',
  saveForLaterOf: (title) => `Salvar para depois: ${title}`,
  saved: {
    title: (count) => `Salvos para depois (${count})`,
    moveToCart: 'Mover para o carrinho',
    moveToCartOf: (title) => `Mover para o carrinho: ${title}`,
    priceDropped: (amount) => `O preço caiu ${amount} desde que você salvou`,
    priceRose: (amount) => `O preço subiu ${amount} desde que você salvou`,
    failed: 'Não foi possível carregar os itens salvos',
  },
  oneStop: {
    title: 'Retire tudo de uma só vez',
    pickUpAll: (store) => `Retirar tudo em ${store}`,
    missing: (store) => `Algumas peças não podem ser retiradas em ${store}`,
  },
  substitute: {
    title: 'Peça similar disponível',
    more: (amount) => `${amount} a mais`,
    less: (amount) => `${amount} a menos`,
    samePrice: 'Mesmo preço',
    swap: 'Trocar por esta peça',
    swapOf: (title) => `Trocar por esta peça: ${title}`,
  },
  subtotal: 'Subtotal',
  way: {
    legend: 'Forma de entrega',
    instore: 'Retirar',
    nextday: 'Dia seguinte',
    regular: 'Entrega padrão',
    unavailable: 'indisponível para esta peça',
  },
  group: {
    instore: 'Retirar em {store}',
    pickupReady: (time) => `Pronto ${time}`,
    nextday: (date) => `Chega ${date}`,
    regular: (date) => `Entrega padrão, chega ${date}`,
    deliveryPending: 'Entrega em casa',
  },
  totals: {
    title: 'Resumo do pedido',
    parts,
    discount: 'Desconto',
    core: 'Depósito da peça usada, reembolsável',
    delivery: 'Frete',
    deliveryUnknown: 'Informe seu CEP',
    free: 'Grátis',
    tax: (place) => `Impostos, ${place}`,
    taxUnknown: 'Impostos',
    taxPickup: 'Impostos da retirada',
    taxDelivery: 'Impostos da entrega',
    taxIncluded: (amount) => `Inclui ${amount} de impostos`,
    totalOf: { today: 'Total hoje', placed: 'Total', refund: 'Reembolso' },
    refundTitle: 'Resumo do reembolso',
    coreBack: 'Reembolso do depósito da peça usada',
    estimatedTotal: 'Total estimado',
    afterCore: 'Após devolver a peça usada',
    show: 'Ver resumo',
  },
};
