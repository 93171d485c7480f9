import type { LandingPage } from '../../src/landingPage.ts';

/** What shoppers ask. The answers promise what the rules of the shop do. */
export const br: LandingPage = {
  title: 'Perguntas e respostas',
  lead: 'Respostas curtas sobre pedidos, retirada, devoluções, pontos e o seu veículo.',
  sections: [],
  questions: [
    {
      id: 'orders',
      title: 'Pedidos e pagamento',
      items: [
        {
          id: 'track',
          question: 'Onde está meu pedido?',
          answer:
            'Acompanhe com o número do pedido e seu e-mail ou telefone, sem cadastro. O número está no e-mail que enviamos ao receber o pedido.',
        },
        {
          id: 'change',
          question: 'Posso mudar ou cancelar um pedido?',
          answer:
            'Você pode cancelar uma entrega até ela sair. Abra o pedido e escolha cancelar; o dinheiro volta pela mesma forma de pagamento. Para trocar peças, cancele e faça outro pedido.',
        },
        {
          id: 'pix',
          question: 'Como pago com Pix ou boleto?',
          answer:
            'Ao fechar o pedido você recebe o código. O Pix vale 30 minutos e o boleto 3 dias; a peça fica reservada e o pedido anda quando o pagamento chega. Para os dois pedimos CPF ou CNPJ.',
        },
      ],
    },
    {
      id: 'pickup-and-delivery',
      title: 'Retirada e entrega',
      items: [
        {
          id: 'pickup-time',
          question: 'Em quanto tempo posso retirar na loja?',
          answer:
            'O carrinho mostra a hora da sua loja antes de pagar. Com a loja aberta, quase todos os pedidos ficam prontos em meia hora.',
        },
        {
          id: 'delivery-time',
          question: 'Quando a entrega chega?',
          answer:
            'Cada peça mostra o dia antes da compra, para o seu CEP. O dia seguinte é oferecido onde pode ser cumprido, com a hora limite para pedir.',
        },
      ],
    },
    {
      id: 'returns',
      title: 'Devoluções e casco',
      items: [
        {
          id: 'return',
          question: 'Como devolvo uma peça?',
          answer:
            'Você pode desistir em até 7 dias após receber, sem motivo. Peças não instaladas podem voltar em até 90 dias. Comece pela página do pedido.',
        },
        {
          id: 'core',
          question: 'O que é o depósito do casco?',
          answer:
            'Um depósito pela peça usada, que é remanufaturada. Entregue-a em até 90 dias e o valor volta por inteiro.',
        },
      ],
    },
    {
      id: 'rewards',
      title: 'Recompensas',
      items: [
        {
          id: 'earn',
          question: 'Como ganho recompensas?',
          answer:
            'Suas compras somam créditos, depois dos descontos e sem casco, frete e impostos. Os créditos viram uma recompensa sozinhos; as regras do programa dizem quantos são necessários.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Cadastro',
      items: [
        {
          id: 'guest',
          question: 'Preciso de cadastro?',
          answer:
            'Não. O cadastro guarda seus veículos, endereços, pedidos e recompensas; comprar, acompanhar e devolver funciona sem ele.',
        },
      ],
    },
    {
      id: 'vehicles',
      title: 'Veículos e compatibilidade',
      items: [
        {
          id: 'fit',
          question: 'Como sei se a peça serve no meu veículo?',
          answer:
            'Escolha marca, modelo, versão, ano e motor. Cada peça diz se serve, o que foi conferido, e faz uma pergunta quando o modelo foi fabricado de duas formas. A resposta fica guardada com o pedido. Se dissemos que serve e não serve, a devolução não custa nada.',
        },
        {
          id: 'vin',
          question: 'Onde fica o chassi do meu veículo?',
          answer:
            'O número do chassi tem 17 caracteres e fica no para-brisa, na coluna da porta do motorista e no documento do veículo.',
        },
      ],
    },
  ],
};
