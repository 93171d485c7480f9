import type { PageBlocks } from '../../src/pageBlocks.ts';

export const br: PageBlocks = {
  '/': {
    title: 'Por que aqui',
    cards: [
      {
        title: 'Compatibilidade com motivos',
        text: 'Cada peça diz se serve no seu veículo, o que foi conferido, e pergunta quando não há como saber.',
        link: { label: 'Escolha seu veículo', href: '/user/myVehicle' },
      },
      {
        title: 'Pronto em 30 minutos',
        text: 'A maioria dos pedidos espera por você em meia hora com a loja aberta. Retirar não custa nada.',
        link: { label: 'Encontre uma loja', href: '/store' },
      },
      {
        title: '90 dias para devolver',
        text: 'O que não foi instalado volta em qualquer loja ou por correio, e o dinheiro da forma como você pagou.',
        link: { label: 'Como devolver', href: '/lp/informacoeslegais#trocas' },
      },
      {
        title: 'O depósito da peça usada volta',
        text: 'O depósito aparece antes do pagamento. Entregue a peça usada e ele volta por inteiro.',
        link: { label: 'Acompanhe um pedido', href: '/trackOrder' },
      },
    ],
  },
  '/user/myVehicle': {
    title: 'O que muda com o seu veículo',
    cards: [
      {
        title: 'Cada prateleira responde primeiro',
        text: 'As peças que servem vêm antes. O que não serve continua à vista e avisa.',
      },
      {
        title: 'Uma pergunta em vez de um palpite',
        text: 'Se o seu modelo saiu de fábrica de dois jeitos, perguntamos o detalhe que decide e guardamos a resposta.',
      },
      {
        title: 'Fica aqui, e você apaga',
        text: 'O veículo é lembrado neste navegador. Não precisa de conta, e um toque o remove.',
        link: { label: 'Privacidade', href: '/lp/informacoeslegais#privacidade' },
      },
    ],
  },
  '/trackOrder': {
    title: 'Antes de procurar',
    cards: [
      {
        title: 'Onde está o número',
        text: 'Está no e-mail que enviamos na compra e na página de confirmação.',
      },
      {
        title: 'O e-mail não chegou?',
        text: 'Veja a caixa de spam, ou use o telefone que você informou no lugar do e-mail.',
      },
      {
        title: 'Na retirada',
        text: 'Leve o número do pedido e um documento com foto ao balcão da sua loja.',
        link: { label: 'Encontre uma loja', href: '/store' },
      },
    ],
  },
};
