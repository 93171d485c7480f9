import { br as faqs } from '../faqs/br.ts';
import type { LandingPages } from '../../src/landingPage.ts';

/** Ajuda e guias. O que prometem é o que a loja faz: dias, pontos e prazos são os das suas regras. */
export const br: LandingPages = {
  faqs,
  'store-pick-up': {
    title: 'Retirar na loja',
    lead: 'Compre aqui e retire no balcão, sem custo.',
    sections: [
      {
        id: 'order',
        title: '1. Escolha a loja e faça o pedido',
        paragraphs: [
          'Com a loja escolhida, cada peça mostra o que há nela. No carrinho marque retirada; um pedido pode juntar retirada e entrega.',
        ],
      },
      {
        id: 'wait',
        title: '2. Espere o aviso',
        paragraphs: [
          'Avisamos quando tudo está separado. A maioria fica pronta em meia hora com a loja aberta; pedidos da noite, logo depois da abertura.',
        ],
      },
      {
        id: 'collect',
        title: '3. Retire',
        paragraphs: [
          'Traga o número do pedido e um documento com foto. Se houve depósito do casco, traga a peça usada e o valor volta na hora.',
        ],
      },
    ],
  },
  'store-services': {
    title: 'O que fazemos na loja',
    lead: 'Quase tudo leva minutos e dispensa hora marcada. A página de cada loja diz o que é feito ali.',
    sections: [
      {
        id: 'battery',
        title: 'Teste e instalação de bateria',
        paragraphs: [
          'Testamos bateria, alternador e motor de partida, e instalamos a bateria nova na maioria dos veículos.',
        ],
      },
      {
        id: 'check-engine',
        title: 'Leitura da luz de injeção',
        paragraphs: [
          'Lemos os códigos gravados e imprimimos o que significam e as causas mais comuns. Um código aponta um circuito, nem sempre a peça com defeito.',
        ],
      },
      { id: 'wipers', title: 'Palhetas', paragraphs: ['Compre aqui e nós colocamos.'] },
      {
        id: 'recycling',
        title: 'Reciclagem',
        paragraphs: [
          'Traga óleo usado e baterias velhas. Não misture óleo com aditivo ou combustível: misturado não pode ser recebido.',
        ],
      },
    ],
  },
  'loan-a-tool': {
    title: 'Empréstimo de ferramenta',
    lead: 'Um sacador para uma tarde não precisa ser comprado.',
    sections: [
      {
        id: 'deposit',
        title: '1. Deixe um depósito',
        paragraphs: [
          'Você paga o preço da ferramenta como depósito em uma loja que empresta. A página da loja informa.',
        ],
      },
      {
        id: 'job',
        title: '2. Faça o serviço',
        paragraphs: [
          'Emprestamos, entre outros, sacadores de pivô, polia e rolamento, encolhedor de molas, ferramentas para pinça de freio e torquímetros. Pergunte como usar antes de levar.',
        ],
      },
      {
        id: 'back',
        title: '3. Devolva',
        paragraphs: ['Limpa e completa em até 90 dias, e o depósito volta por inteiro.'],
      },
    ],
  },
  'fix-finder': {
    title: 'Luz de injeção: o que fazer primeiro',
    lead: 'Piscando ou acesa, isso muda tudo.',
    sections: [
      {
        id: 'flashing',
        title: 'Piscando',
        paragraphs: [
          'O motor falha e combustível sem queimar chega ao catalisador. Alivie o pé, pare em lugar seguro e não rode além do necessário.',
        ],
      },
      {
        id: 'steady',
        title: 'Acesa',
        paragraphs: [
          'Aperte a tampa do tanque até estalar e rode alguns dias: tampa frouxa é causa comum. Se continuar, peça a leitura dos códigos.',
        ],
      },
      {
        id: 'read',
        title: 'Leia os códigos',
        paragraphs: [
          'A leitura gratuita na loja mostra códigos gravados e pendentes com causas prováveis. Traga a folha ao procurar a peça, e teste antes de trocar.',
        ],
      },
    ],
  },
  'repair-help': {
    title: 'Ajuda para reparar',
    lead: 'Por onde começar e quando deixar com a oficina.',
    sections: [
      {
        id: 'guides',
        title: 'Guias para o seu veículo',
        paragraphs: [
          'Escolha o veículo e abra os guias de reparo: passos, cuidados, torques e as peças do serviço.',
        ],
      },
      {
        id: 'first',
        title: 'Bons primeiros serviços',
        paragraphs: [
          'Palhetas, filtro de cabine e de ar, bateria, lâmpadas e troca de óleo pedem pouca ferramenta e perdoam erros. O guia de freios é um passo além.',
        ],
      },
      {
        id: 'leave',
        title: 'Deixe com a oficina',
        paragraphs: [
          'Airbags, alta tensão de híbridos e elétricos, linhas de combustível sob pressão e ar-condicionado pedem treinamento e equipamento.',
        ],
      },
    ],
  },
  'brake-guide': {
    title: 'Guia de freios: pastilhas e discos',
    lead: 'O que os ruídos dizem, o que se troca junto e como assentar pastilhas novas.',
    sections: [
      {
        id: 'signs',
        title: 'Sinais de desgaste',
        paragraphs: [
          'Um chiado agudo ao frear costuma ser o indicador de desgaste: planeje pastilhas novas. Se raspa, é metal com metal: pare e verifique na hora.',
          'Pedal que pulsa aponta discos com espessura irregular. Se puxa para um lado, pinça travada ou mangueira.',
        ],
      },
      {
        id: 'measure',
        title: 'Meça antes de comprar',
        paragraphs: [
          'Troque as pastilhas com 3 mm de material ou menos. O disco traz gravada a espessura mínima; meça em vários pontos. Pastilhas e discos se trocam por eixo, nunca de um lado só.',
        ],
      },
      {
        id: 'material',
        title: 'Qual material',
        paragraphs: [
          'Cerâmica: silenciosa e com pouco pó, para o dia a dia. Semimetálica: aguenta calor, para reboque e serra. Orgânica: macia, gasta antes.',
        ],
      },
      {
        id: 'job',
        title: 'Aproveite a desmontagem',
        paragraphs: [
          'Limpe e lubrifique os pinos-guia, troque as presilhas e recolha o êmbolo devagar, de olho no reservatório. Fluido escuro ou com dois anos se troca. Use cavaletes, nunca só o macaco.',
          'Antes de rodar, bombeie o pedal até ficar firme.',
        ],
      },
      {
        id: 'bed-in',
        title: 'Assente as pastilhas',
        paragraphs: [
          'Em via vazia faça umas dez freadas moderadas de 60 a 10 km/h, com meio minuto entre elas, sem ficar parado com os freios quentes. Depois deixe esfriar rodando.',
        ],
      },
    ],
  },
  'battery-test': {
    title: 'Teste de bateria',
    lead: 'Bateria fraca avisa antes de deixar você na mão.',
    sections: [
      {
        id: 'signs',
        title: 'Sinais',
        paragraphs: [
          'O motor gira devagar, as luzes caem em marcha lenta, o relógio perde a hora ou a bateria passa de dois anos. O calor envelhece.',
        ],
      },
      {
        id: 'volts',
        title: 'Em casa com multímetro',
        paragraphs: [
          'Após uma noite em repouso, 12,6 volts é carga cheia e 12,2 é metade. Com o motor ligado, 13,7 a 14,7 volts mostram que o alternador carrega.',
        ],
      },
      {
        id: 'store',
        title: 'Na loja',
        paragraphs: [
          'O teste gratuito aplica carga à bateria, o que a tensão sozinha não diz, e verifica alternador e partida. Leva uns dez minutos; bateria descarregada é carregada antes.',
        ],
      },
      {
        id: 'right',
        title: 'A certa',
        paragraphs: [
          'Tamanho, polos e corrente de partida a frio devem coincidir. Carro com start-stop pede AGM ou EFB, como o original. A velha é casco: traga e receba o depósito.',
        ],
      },
    ],
  },
  savings: {
    title: 'Formas de economizar',
    lead: 'Ofertas, pontos e depósitos que voltam.',
    sections: [
      {
        id: 'deals',
        title: 'Ofertas e cupons',
        paragraphs: [
          'Cada oferta diz até quando vale. Cupons que combinam se somam; dos demais vale o que mais economiza. O carrinho diz qual e por que não o outro.',
        ],
      },
      {
        id: 'rewards',
        title: 'Pontos',
        paragraphs: [
          'Cada R$ 50 em peças dá um ponto, e 20 pontos viram uma recompensa de R$ 50. A recompensa vale 90 dias e um ponto, 365.',
        ],
      },
      {
        id: 'parcelas',
        title: 'Parcelas sem juros',
        paragraphs: [
          'A partir de R$ 100 no cartão você parcela em até 10 vezes, com parcela mínima de R$ 50; o pagamento mostra cada valor.',
        ],
      },
    ],
  },
};
