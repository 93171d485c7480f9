import type { LandingPages } from '../../src/landingPage.ts';

/** Pages about the shop beyond its parts: partners, the app, texts, the neighborhood. */
export const br: LandingPages = {
  'affiliate-program': {
    title: 'Programa de afiliados',
    lead: 'Indique a {name} e ganhe comissão pelos pedidos que você trouxer.',
    sections: [
      {
        id: 'how',
        title: 'Como funciona',
        paragraphs: [
          'Conte sobre o seu site, canal ou oficina. Analisamos cada inscrição.',
          'Depois da aprovação, enviamos links só seus e contamos os pedidos que chegam por eles.',
        ],
      },
      {
        id: 'terms',
        title: 'Condições',
        paragraphs: [
          'A comissão vale para peças que não foram devolvidas. Casco, frete e devoluções não contam.',
          'Diga na sua página que você ganha comissão. Anúncios que se passam pela {name} encerram a parceria.',
        ],
      },
    ],
    next: {
      title: 'Inscreva-se',
      text: 'Escreva para nós com o endereço do seu site e quem o visita.',
      link: { label: 'Quero participar', href: '/contactus/generalComments' },
    },
  },
  '{brand}-mobile-app': {
    title: '{name} no seu celular',
    lead: 'A loja inteira no celular, pelo navegador ou pelo aplicativo.',
    sections: [
      {
        id: 'counter',
        title: 'No balcão',
        paragraphs: ['Mostre na tela o código de retirada ou o seu cartão de recompensas.'],
      },
      {
        id: 'garage',
        title: 'Na garagem',
        paragraphs: ['Seus veículos, as peças e o histórico de serviços vão com você.'],
      },
      {
        id: 'get',
        title: 'Baixe o aplicativo',
        paragraphs: [
          'Procure {name} na loja de aplicativos do celular. Sem aplicativo? Adicione este site à tela inicial.',
        ],
      },
    ],
    next: {
      title: 'Comece por aqui',
      text: 'Entre uma vez e veja seus veículos em todos os aparelhos.',
      link: { label: 'Entrar', href: '/signin' },
    },
  },
  sms: {
    title: 'Mensagens de texto',
    lead: 'O que enviamos por SMS e o que não enviamos.',
    sections: [
      {
        id: 'codes',
        title: 'Códigos de segurança',
        paragraphs: [
          'Se você escolher o celular ao entrar, enviamos um código de seis dígitos. Ninguém da {name} vai pedir esse código.',
        ],
      },
      {
        id: 'cost',
        title: 'Custo',
        paragraphs: ['Não cobramos nada. Sua operadora pode cobrar as tarifas dela.'],
      },
      {
        id: 'ads',
        title: 'Sem propaganda por SMS',
        paragraphs: ['As ofertas chegam por e-mail, só se você pediu. Dá para desativar no seu perfil.'],
      },
    ],
    next: {
      title: 'Seu número de celular',
      text: 'Mude ou remova quando quiser.',
      link: { label: 'Abrir seu perfil', href: '/user/myProfile' },
    },
  },
  community: {
    title: 'Comunidade',
    lead: 'Aprenda, recicle e conheça quem também cuida do próprio carro.',
    sections: [
      {
        id: 'events',
        title: 'Eventos',
        paragraphs: ['Nada programado por enquanto. Sua loja avisa sobre os próximos no balcão.'],
      },
      {
        id: 'recycling',
        title: 'Reciclagem',
        paragraphs: ['Todas as lojas recebem óleo usado, baterias e cascos o ano todo.'],
      },
    ],
    next: {
      title: 'Faça você mesmo',
      text: 'Guias passo a passo para os serviços mais comuns.',
      link: { label: 'Abrir os guias de reparo', href: '/user/repairGuides' },
    },
  },
  termsAndConditions: {
    changedOn: '2026-09-01',
    title: 'Termos, privacidade e devoluções',
    lead: 'O que você pode esperar da {name}, em poucas palavras.',
    sections: [
      {
        id: 'terms',
        title: 'Condições de venda',
        paragraphs: [
          'Vale o preço mostrado quando você faz o pedido. Os preços incluem impostos; o frete aparece antes do pagamento.',
          'O depósito do casco é devolvido por inteiro quando você entrega a peça usada no prazo da página do produto.',
        ],
      },
      {
        id: 'privacyPolicy',
        title: 'Privacidade',
        paragraphs: [
          'Guardamos o que um pedido precisa: seu contato, o endereço, o que você comprou e para qual veículo. O número do cartão vai para o provedor de pagamento e nunca para nós.',
          'Você pode pedir uma cópia dos seus dados ou a exclusão deles: {phone}.',
        ],
      },
      {
        id: 'returnsPolicy',
        title: 'Trocas, devoluções e arrependimento',
        paragraphs: [
          'Você pode desistir da compra em até 7 dias após o recebimento e recebe tudo de volta, com o frete.',
          'Peças não instaladas podem ser devolvidas em até 90 dias, com tudo o que veio na caixa.',
        ],
      },
      {
        id: 'rulesAndRegulations',
        title: 'Regras de ofertas e cupons',
        paragraphs: [
          'A oferta vale até o dia indicado ou enquanto durar o estoque. Cupons que combinam se somam; dos outros, vale o que desconta mais. Nenhum reduz o depósito do casco.',
        ],
      },
      {
        id: 'secureShopping',
        title: 'Compra segura',
        paragraphs: [
          'Todas as páginas são criptografadas. Os dados do cartão são digitados nos campos do provedor de pagamento, que nossas páginas não conseguem ler.',
        ],
      },
      {
        id: 'rewardsProgramRules',
        title: 'Regras do programa de recompensas',
        paragraphs: [
          'Cada R$ 50 completos em peças, depois dos descontos e sem casco nem frete, rendem um crédito. 20 créditos viram uma recompensa de R$ 50. Os créditos valem 365 dias; a recompensa, 90.',
        ],
      },
    ],
  },
};
