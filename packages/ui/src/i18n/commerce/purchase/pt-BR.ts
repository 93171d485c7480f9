import { pluralFor } from '../../plural.ts';
import type { PurchaseStrings } from './messages.ts';

const plural = pluralFor('pt-BR');
const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} itens` });
const parts = (count: number) => plural(count, { one: `${count} peça`, other: `${count} peças` });

export const ptBRPurchase: PurchaseStrings = {
  items,
  emptyCart: 'Seu carrinho está vazio',
  emptyCartHint: 'As peças que você adicionar ficam aqui, com o veículo a que se destinam.',
  shopParts: 'Ver peças',
  quantityOf: (title) => `Quantidade de ${title}`,
  quantity: (count) => `Quantidade ${count}`,
  removeOf: (title) => `Remover ${title}`,
  finding: {
    tooFew: (needed) => `Seu veículo usa ${needed} unidades desta peça`,
    sameSideTwice: (position, needed) =>
      `Mais do que um veículo usa: posição ${position.toLowerCase()}, ${needed}`,
    otherVehicle: (vehicle, others) =>
      `Para o seu ${vehicle}; quase todo este carrinho é para o seu ${others}`,
    takeQuantity: (quantity) => `Mudar para ${quantity}`,
  },
  update: 'Atualizar',
  each: (amount) => `${amount} cada`,
  coreEach: (amount) => `+ ${amount} de casco por unidade`,
  forVehicle: (vehicle) => `Para seu ${vehicle}`,
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
    legend: 'Como receber',
    pickup: 'Retirar',
    nextDay: 'Dia seguinte',
    regular: 'Receber em casa',
    unavailable: 'indisponível para esta peça',
  },
  group: {
    pickup: 'Retirar em {store}',
    pickupReady: (time) => `Pronto ${time}`,
    nextDay: (date) => `Entrega ${date}`,
    regular: (date) => `Envio, chega ${date}`,
    deliveryPending: 'Entrega em casa',
  },
  totals: {
    title: 'Resumo do pedido',
    parts,
    discount: 'Desconto',
    core: 'Casco (depósito reembolsável)',
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
    coreBack: 'Depósito do casco devolvido',
    estimatedTotal: 'Total estimado',
    afterCore: 'Após devolver o casco',
    show: 'Ver resumo',
  },
};
