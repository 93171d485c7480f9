import type { IssueParams } from '../issue.ts';
import { countRange, type Messages, type SubjectText } from './messages.ts';

const WORDS = { digit: ['dígito', 'dígitos'], character: ['caractere', 'caracteres'] } as const;

function counted(count: unknown, { unit }: SubjectText): string {
  return `${count} ${WORDS[unit][count === 1 ? 0 : 1]}`;
}

function shape(params: IssueParams, { unit }: SubjectText): string {
  return `Deve ter ${countRange(params, 'ou', 'a')} ${WORDS[unit][1]}, por exemplo ${params['example']}.`;
}

const lacks = (count: unknown): string => (count === 1 ? 'falta' : 'faltam');
const exceeds = (count: unknown): string => (count === 1 ? 'sobra' : 'sobram');
const example = (params: IssueParams): string =>
  params['example'] ? `, por exemplo ${params['example']}` : '';

export const ptBR: Messages = {
  subjects: {
    firstName: { name: 'Nome', unit: 'character' },
    lastName: { name: 'Sobrenome', unit: 'character' },
    city: { name: 'Cidade', unit: 'character' },
    nameOnCard: { name: 'Nome no cartão', unit: 'character' },
    email: { name: 'E-mail', unit: 'character' },
    phone: { name: 'Telefone', unit: 'digit' },
    postalCode: { name: 'CEP', unit: 'digit' },
    streetAddress: { name: 'Endereço', unit: 'character' },
    state: { name: 'Estado', unit: 'character' },
    cardNumber: { name: 'Número do cartão', unit: 'digit' },
    expiry: { name: 'Validade', unit: 'digit' },
    securityCode: { name: 'Código de segurança', unit: 'digit' },
    oneTimeCode: { name: 'Código', unit: 'digit' },
    password: { name: 'Senha', unit: 'character' },
    passwordRepeat: { name: 'Senha repetida', unit: 'character' },
    vin: { name: 'Chassi', unit: 'character' },
    serialNumber: { name: 'Chassi ou número de série', unit: 'character' },
    quantity: { name: 'Quantidade', unit: 'digit' },
    searchText: { name: 'Busca', unit: 'character' },
    cpf: { name: 'CPF', unit: 'digit' },
    cnpj: { name: 'CNPJ', unit: 'character' },
    rfc: { name: 'RFC', unit: 'character' },
    fiscalId: { name: 'CPF ou CNPJ', unit: 'character' },
    rewardsLookup: { name: 'CEP ou e-mail', unit: 'character' },
    giftCardNumber: { name: 'Número do cartão-presente', unit: 'digit' },
    giftCardPin: { name: 'PIN', unit: 'digit' },
    giftAmount: { name: 'Valor', unit: 'digit' },
    giftName: { name: 'Nome', unit: 'character' },
    storeQuery: { name: 'Local', unit: 'character' },
    orderNumber: { name: 'Número do pedido', unit: 'character' },
    username: { name: 'Nome de usuário', unit: 'character' },
    licensePlate: { name: 'Placa', unit: 'character' },
    date: { name: 'Data', unit: 'digit' },
    mileage: { name: 'Quilometragem', unit: 'digit' },
    cost: { name: 'Custo', unit: 'digit' },
    rewardsFacts: { name: 'Busca', unit: 'character' },
    text: { name: 'Texto', unit: 'character' },
  },
  reasons: {
    missing: () => 'obrigatório',
    invalid: ({ name }, params) => `${name}: o formato não está correto${example(params)}.`,
    characters: ({ name }, params) => `${name}: não pode conter “${params['character']}”${example(params)}.`,
    spaces: ({ name }, { max }) => `${name}: pode ter no máximo ${max} ${max === 1 ? 'espaço' : 'espaços'}.`,
    short: (subject, params) =>
      `${subject.name}: ${lacks(params['missing'])} ${counted(params['missing'], subject)}. ${shape(params, subject)}`,
    long: (subject, params) =>
      `${subject.name}: ${exceeds(params['extra'])} ${counted(params['extra'], subject)}. ${shape(params, subject)}`,
    checksum: ({ name }) => `${name}: não existe. Confira cada caractere.`,
    past: ({ name }) => `${name}: a data já passou.`,
    future: ({ name }) => `${name}: a data ainda não chegou.`,
    prefix: ({ name }, { prefixes }) => `${name}: para este país deve começar com ${prefixes}.`,
    range: ({ name }, { min, max }) => `${name}: deve ser um número inteiro de ${min} a ${max}.`,
    tail: ({ name }, { sign, max }) => `${name}: pode ter no máximo ${max} caracteres depois de “${sign}”.`,
  },
  rules: {
    required: 'obrigatório',
    maxLength: ({ count }) => `Máximo de ${count} caracteres`,
    'firstName.missing': 'falta o nome',
    'lastName.missing': 'falta o sobrenome',
    'city.missing': 'falta a cidade',
    'city.invalid': 'informe uma cidade válida',
    'email.invalid': 'informe um e-mail válido',
    'cardNumber.invalid': 'informe um número de cartão válido',
    'expiry.past': 'este cartão está vencido',
    'expiry.invalid': (params) => `Informe mês e ano${example(params)}.`,
    'state.invalid': 'Escolha um estado da lista.',
    'securityCode.invalid': ({ digits }) => `O código de segurança tem ${digits} dígitos.`,
    'orderNumber.invalid': 'Digite o número do pedido que está no e-mail de confirmação.',
    'searchText.missing': 'Digite uma peça, um número ou uma marca.',
    'rewardsLookup.invalid': 'Informe um CEP ou um e-mail.',
    'storeQuery.invalid': 'Informe um CEP, ou uma cidade e um estado.',
    'nameOnCard.invalid': 'Informe o nome como está no cartão, de 2 a 30 letras.',
    'firstName.short': ({ min }) => `O nome precisa de pelo menos ${min} letras.`,
    'lastName.short': ({ min }) => `O sobrenome precisa de pelo menos ${min} letras.`,
    'firstName.long': ({ max }) => `O nome pode ter no máximo ${max} caracteres.`,
    'lastName.long': ({ max }) => `O sobrenome pode ter no máximo ${max} caracteres.`,
    'streetAddress.long': ({ max }) => `O endereço pode ter no máximo ${max} caracteres.`,
    'password.short': ({ min }) => `Use pelo menos ${min} caracteres.`,
    'password.long': ({ max }) => `Use no máximo ${max} caracteres.`,
    'password.invalid': 'Esta senha é fácil de adivinhar. É melhor usar algumas palavras seguidas.',
    'passwordRepeat.invalid': 'As senhas não são iguais.',
    'username.invalid': (params) =>
      `Use de 3 a 30 letras, dígitos, pontos, hífens ou sublinhados, com pelo menos uma letra${example(params)}.`,
    'giftAmount.range': ({ min, max }) => `Informe um valor de ${min} a ${max}.`,
    'giftName.invalid': 'Informe um nome sem links nem símbolos.',
    'rewardsFacts.missing': ({ min }) => `Preencha pelo menos ${min} destes campos.`,
    'text.invalid': (params) => `O formato não está correto${example(params)}.`,
    'text.long': ({ max }) => `Pode ter no máximo ${max} caracteres.`,
  },
};
