import { pluralFor } from '../../plural.ts';
import type { BannerStrings, ChatStrings, ContactStrings, ContentStrings, FaqStrings } from './messages.ts';

const plural = pluralFor('pt-BR');

export const ptBRBanner: BannerStrings = {
  app: { label: 'Nosso aplicativo', get: 'Baixar app' },
  offer: {
    label: 'Oferta por e-mail',
    signUp: 'Quero receber',
    unlocked: (value) => `Você ganhou ${value} de desconto`,
    code: 'Código',
    expires: (date) => `Válido até ${date}`,
    savings: 'Ver todas as ofertas',
    noThanks: 'Não, obrigado',
    copy: 'Copiar código',
    failed: 'Não conseguimos fazer seu cadastro. Tente de novo.',
  },
};

export const ptBRChat: ChatStrings = {
  title: 'Chat ao vivo',
  open: 'Fale no chat',
  checking: 'Procurando alguém para atender você',
  closed: 'O chat está fechado',
  hours: (hours) => `Atendemos ${hours}.`,
  connecting: 'Conectando você à nossa equipe',
  log: 'Conversa',
  you: 'Você',
  agent: 'Nossa equipe',
  message: 'Mensagem',
  send: 'Enviar',
  sendFailed: 'Esta mensagem não foi enviada. Tente de novo.',
  writing: (name) => `${name} está digitando`,
  end: 'Encerrar o chat',
  confirmEnd: { question: 'Encerrar este chat?', yes: 'Sim, encerrar', no: 'Continuar no chat' },
  ended: 'O chat foi encerrado',
  mailTranscript: 'Receber a conversa por e-mail',
  transcriptSent: 'Estamos enviando a conversa para o seu e-mail.',
  startAgain: 'Iniciar outro chat',
  failed: 'Não conseguimos conectar você',
  contactUs: 'Fale conosco',
  call: (phone) => `Ligar para ${phone}`,
  proposal: {
    label: 'Ajuda pelo chat',
    question: 'Precisa de ajuda?',
    lead: 'Pergunte sobre peças, compatibilidade ou o seu pedido.',
    start: 'Conversar agora',
  },
};

export const ptBRContact: ContactStrings = {
  tab: 'Fale conosco',
  options: 'Formas de falar conosco',
  chat: { title: 'Chat ao vivo', lead: 'Alguém da nossa equipe responde na hora' },
  survey: { title: 'Opinar sobre o site', lead: 'Conte o que funciona e o que não funciona' },
  store: { title: 'Opinar sobre uma loja', lead: 'Conte como foi a sua visita' },
  contact: { title: 'Fale conosco', lead: 'Telefone, e-mail e respostas por assunto' },
  back: 'Voltar',
  surveyLate: 'A pesquisa está demorando para carregar.',
  openSurvey: 'Abrir a pesquisa',
};

export const ptBRContent: ContentStrings = {
  noEvents: 'Nenhum evento marcado no momento',
  pastEvents: 'Eventos anteriores',
  repairShops: 'Oficinas',
  shopsFound: (count, place) =>
    plural(count, { one: `1 oficina perto de ${place}`, other: `${count} oficinas perto de ${place}` }),
  noShops: 'Nenhuma oficina por perto',
  noShopsHint: 'Tente outro CEP ou pergunte no balcão da sua loja.',
  appStore: { ios: 'Baixar na App Store', android: 'Disponível no Google Play' },
  guide: {
    cautions: 'Antes de começar',
    difficulty: 'Dificuldade',
    levels: { easy: 'Fácil', medium: 'Média', hard: 'Difícil' },
    time: 'Tempo',
    minutes: (count) => plural(count, { one: '1 minuto', other: `${count} minutos` }),
    tools: 'Ferramentas',
    parts: 'Compre peças para este serviço',
  },
  scan: 'Aponte a câmera do celular para o código.',
  scanLabel: 'QR Code desta página',
};

export const ptBRFaq: FaqStrings = {
  filter: 'Buscar nas perguntas',
  show: 'Buscar',
  showAll: 'Ver todas as perguntas',
  none: 'Nenhuma pergunta encontrada',
  contactUs: 'Fale conosco',
  found: (count) => plural(count, { one: '1 pergunta', other: `${count} perguntas` }),
};
