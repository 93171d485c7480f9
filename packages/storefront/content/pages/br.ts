import { br as advice } from '../advice/br.ts';
import { br as guides } from '../guides/br.ts';
import type { LandingPages } from '../../src/landingPage.ts';
import { br as programs } from '../programs/br.ts';

export const br: LandingPages = {
  ...guides,
  ...advice,
  ...programs,
  nossahistoria: {
    title: 'Nossa história',
    lead: 'A {name} nasceu no balcão de autopeças.',
    sections: [
      {
        id: 'balcao',
        title: 'Do balcão para a tela',
        paragraphs: [
          'No balcão, quem vende pergunta o ano, o modelo e o motor antes de buscar a peça. Aqui é igual: cada peça diz se serve no seu veículo e por quê.',
        ],
      },
      {
        id: 'hoje',
        title: 'Hoje',
        paragraphs: [
          'Você compra on-line, retira na loja mais próxima ou recebe em casa, com a data à vista antes de pagar.',
        ],
      },
    ],
  },
  informacoeslegais: {
    changedOn: '2026-09-01',
    title: 'Informações legais',
    lead: '{company}',
    sections: [
      {
        id: 'empresa',
        title: 'Empresa',
        paragraphs: ['{company}', 'Atendimento ao cliente: {phone}, de segunda a sábado, das 8h às 20h.'],
      },
      {
        id: 'privacidade',
        title: 'Privacidade',
        paragraphs: [
          'Guardamos o que um pedido precisa: seu contato, o endereço, o que você comprou e para qual veículo. O número do cartão vai para o provedor de pagamento e nunca para nós.',
          'Os cookies necessários guardam seu carrinho, sua loja e seu veículo. Nada é medido antes da sua permissão.',
          'Você pode pedir uma cópia dos seus dados ou a exclusão deles: {phone}.',
        ],
      },
      {
        id: 'consumidor',
        title: 'Direitos do consumidor',
        paragraphs: [
          'Os preços incluem impostos. Frete e demais valores aparecem antes do pagamento.',
          'O depósito do casco é devolvido por inteiro quando você entrega a peça usada no prazo da página do produto.',
        ],
      },
      {
        id: 'trocas',
        title: 'Trocas, devoluções e arrependimento',
        paragraphs: [
          'Você pode desistir da compra em até 7 dias após o recebimento, sem motivo, e recebe tudo de volta, com o frete. Peça pelo {phone} ou na página de acompanhamento do pedido.',
          'Peças não instaladas podem ser devolvidas em até 90 dias, com tudo o que veio na caixa.',
        ],
      },
      {
        id: 'rewardsProgramRules',
        title: 'Regras do programa de recompensas',
        paragraphs: [
          'Cada R$ 50 completos em peças, depois dos descontos e sem casco nem frete, rendem um crédito. 20 créditos viram sozinhos uma recompensa de R$ 50. Os créditos valem 365 dias; a recompensa pode ser usada em 90.',
          'Uma devolução retira os créditos do que foi devolvido. As recompensas pagam pedidos da conta que as ganhou e não são pagas em dinheiro. Dois cartões podem ser unidos em um.',
        ],
      },
    ],
  },
};
