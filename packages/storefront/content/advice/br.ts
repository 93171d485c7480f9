import type { LandingPages } from '../../src/landingPage.ts';

/** Where the menu's advice leads beside the guides (SHELL-013). */
export const br: LandingPages = {
  'find-a-repair-shop': {
    title: 'Encontrar uma oficina',
    lead: 'Alguns serviços pedem elevador. Como escolher quem faz e o que levar.',
    form: { title: 'Encontre uma loja perto de você e pergunte lá', form: 'storeSearch' },
    sections: [
      {
        id: 'ask',
        title: 'Pergunte na sua loja',
        paragraphs: [
          'Quem atende no balcão conhece as oficinas da região e sabe no que cada uma é boa. Pergunte na sua loja ou ligue para {phone}.',
        ],
      },
      {
        id: 'choose',
        title: 'O que uma boa oficina mostra',
        paragraphs: [
          'Um orçamento por escrito com peças e mão de obra separadas, técnicos certificados e garantia das duas. Ela mostra a peça gasta antes de trocar e a devolve quando você pede.',
        ],
      },
      {
        id: 'bring',
        title: 'Leve a sua peça',
        paragraphs: [
          'Pergunte antes se a oficina instala peças que você leva. Leve o número do pedido: ele diz com qual veículo a peça foi conferida. Traga a peça usada de volta quando houver depósito.',
        ],
      },
    ],
  },
  'in-our-stores': {
    title: 'Nas nossas lojas',
    lead: 'O que fazemos enquanto você espera e o que pode deixar conosco.',
    sections: [
      {
        id: 'tests',
        title: 'Testes na hora',
        paragraphs: [
          'Testamos bateria, alternador e motor de partida no veículo ou no balcão, e lemos e imprimimos os códigos da luz de injeção.',
        ],
      },
      {
        id: 'charging',
        title: 'Recarga e instalação de bateria',
        paragraphs: [
          'Recarregamos uma bateria fraca enquanto você compra e instalamos a nova na maioria dos veículos quando ela é comprada aqui.',
        ],
      },
      {
        id: 'fluids',
        title: 'Óleo, fluidos e baterias usados',
        paragraphs: [
          'Traga em recipientes fechados, cada um separado. Óleo misturado com aditivo ou combustível não pode ser reciclado.',
        ],
      },
      {
        id: 'tools',
        title: 'Ferramentas emprestadas',
        paragraphs: ['Deixe um depósito, leve a ferramenta e receba tudo de volta quando ela voltar limpa.'],
      },
    ],
  },
};
