import type { Market } from '@driveline/markets';
import { localized } from '../../messages/index.ts';

/** A mail about an account: its subject and its paragraphs. */
export interface LetterWords {
  readonly subject: string;
  readonly lines: readonly string[];
}

export interface IdentityWords {
  readonly hello: string;
  readonly footer: string;
  readonly welcome: LetterWords;
  readonly confirmEmail: LetterWords;
  readonly resetCode: LetterWords;
  readonly oneTimeCode: LetterWords;
  readonly passwordChanged: LetterWords;
  readonly emailChanged: LetterWords;
  readonly phoneChanged: LetterWords;
  readonly usernameChanged: LetterWords;
  readonly twoStepOn: LetterWords;
  readonly twoStepOff: LetterWords;
  readonly oneTimeText: string;
}

const byLocale: Readonly<Record<string, IdentityWords>> = {
  'en-US': {
    hello: 'Hi {name},',
    footer: 'We’ll never ask for your password or a code by phone or email.',
    welcome: {
      subject: 'Welcome, {name}',
      lines: [
        'Your account is ready. Sign in with {email}.',
        'Confirm your email to see your guest orders in your account too. The link works once and expires in {days} days:',
        '{link}',
        'If you didn’t create an account, ignore this email. No one will see your orders.',
      ],
    },
    confirmEmail: {
      subject: 'Confirm your new email',
      lines: [
        'Your account now uses {email}. Confirm it to see your guest orders in your account too. The link works once and expires in {days} days:',
        '{link}',
        'If you didn’t ask for this, ignore this email. No one will see your orders.',
      ],
    },
    resetCode: {
      subject: 'Set a new password',
      lines: [
        'Use this link to set a new password. It works once and expires in {minutes} minutes:',
        '{link}',
        'If you didn’t ask for this, ignore this email. Your password won’t change.',
      ],
    },
    oneTimeCode: {
      subject: '{code} is your sign-in code',
      lines: [
        'Your sign-in code is {code}. It works once and expires in {minutes} minutes.',
        'If you’re not signing in right now, someone else may be trying to. Don’t share this code.',
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      lines: [
        'Your account password was just changed, and you were signed out on other devices.',
        'If this wasn’t you, set a new password right away with “Forgot password” on the sign-in page.',
      ],
    },
    emailChanged: {
      subject: 'Your email was changed',
      lines: [
        'Your account now uses {email}. This address is no longer linked to it.',
        'If this wasn’t you, contact us right away.',
      ],
    },
    phoneChanged: {
      subject: 'Your phone number was changed',
      lines: [
        'The phone number on your account was just changed. We text sign-in codes to the number in your profile.',
        'If this wasn’t you, set a new password right away with “Forgot password” on the sign-in page, then check your profile.',
      ],
    },
    usernameChanged: {
      subject: 'Your username was changed',
      lines: [
        'Your username was just changed. You can also sign in with {email}.',
        'If this wasn’t you, set a new password right away with “Forgot password” on the sign-in page, then check your profile.',
      ],
    },
    twoStepOn: {
      subject: 'Two-step sign-in is on',
      lines: [
        'From now on, we’ll ask for a one-time code after your password when you sign in.',
        'If this wasn’t you, set a new password right away with “Forgot password” on the sign-in page, then check your profile.',
      ],
    },
    twoStepOff: {
      subject: 'Two-step sign-in is off',
      lines: [
        'You now sign in with your password only. We no longer ask for a one-time code.',
        'If this wasn’t you, set a new password right away with “Forgot password” on the sign-in page, then check your profile.',
      ],
    },
    oneTimeText: '{code} is your sign-in code, good for {minutes} minutes. Do not share it.',
  },
  'es-MX': {
    hello: 'Hola, {name}:',
    footer: 'Nunca te pediremos una contraseña ni un código por teléfono o correo.',
    welcome: {
      subject: 'Te damos la bienvenida, {name}',
      lines: [
        'Tu cuenta está lista. Inicia sesión con {email}.',
        'Confirma tu correo para ver también en tu cuenta los pedidos que hiciste como invitado. El enlace sirve una sola vez y vence en {days} días:',
        '{link}',
        'Si no creaste una cuenta, ignora este correo: nadie verá tus pedidos.',
      ],
    },
    confirmEmail: {
      subject: 'Confirma tu nuevo correo',
      lines: [
        'Tu cuenta ahora usa {email}. Confírmalo para ver también en tu cuenta los pedidos que hiciste como invitado. El enlace sirve una sola vez y vence en {days} días:',
        '{link}',
        'Si no lo pediste, ignora este correo: nadie verá tus pedidos.',
      ],
    },
    resetCode: {
      subject: 'Crea una contraseña nueva',
      lines: [
        'Usa este enlace para crear una contraseña nueva. Sirve una sola vez y vence en {minutes} minutos:',
        '{link}',
        'Si no lo pediste, ignora este correo: tu contraseña sigue igual.',
      ],
    },
    oneTimeCode: {
      subject: '{code} es tu código de acceso',
      lines: [
        'Tu código de acceso es {code}. Sirve una sola vez y vence en {minutes} minutos.',
        'Si no estás iniciando sesión en este momento, es posible que alguien más lo intente. No compartas este código.',
      ],
    },
    passwordChanged: {
      subject: 'Tu contraseña cambió',
      lines: [
        'La contraseña de tu cuenta acaba de cambiar y se cerró la sesión en los demás dispositivos.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con “Olvidé mi contraseña” en la página de inicio de sesión.',
      ],
    },
    emailChanged: {
      subject: 'Tu correo cambió',
      lines: [
        'Tu cuenta ahora usa {email}. Este correo ya no está vinculado a ella.',
        'Si no fuiste tú, contáctanos de inmediato.',
      ],
    },
    phoneChanged: {
      subject: 'Tu número de teléfono cambió',
      lines: [
        'El número de teléfono de tu cuenta acaba de cambiar. Enviamos los códigos de acceso al número de tu perfil.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con “Olvidé mi contraseña” en la página de inicio de sesión y revisa tu perfil.',
      ],
    },
    usernameChanged: {
      subject: 'Tu nombre de usuario cambió',
      lines: [
        'El nombre de usuario de tu cuenta acaba de cambiar. También puedes iniciar sesión con {email}.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con “Olvidé mi contraseña” en la página de inicio de sesión y revisa tu perfil.',
      ],
    },
    twoStepOn: {
      subject: 'La verificación en dos pasos está activada',
      lines: [
        'A partir de ahora, al iniciar sesión te pediremos un código de un solo uso después de tu contraseña.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con “Olvidé mi contraseña” en la página de inicio de sesión y revisa tu perfil.',
      ],
    },
    twoStepOff: {
      subject: 'La verificación en dos pasos está desactivada',
      lines: [
        'Ahora inicias sesión solo con tu contraseña. Ya no te pediremos un código de un solo uso.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con “Olvidé mi contraseña” en la página de inicio de sesión y revisa tu perfil.',
      ],
    },
    oneTimeText: '{code} es tu código de acceso, válido por {minutes} minutos. No lo compartas.',
  },
  'pt-BR': {
    hello: 'Olá, {name}!',
    footer: 'Nunca pediremos sua senha ou um código por telefone ou e-mail.',
    welcome: {
      subject: 'Boas-vindas, {name}',
      lines: [
        'Sua conta está pronta. Entre com {email}.',
        'Confirme seu e-mail para ver também na sua conta os pedidos que você fez como visitante. O link vale uma única vez, por {days} dias:',
        '{link}',
        'Se você não criou uma conta, ignore este e-mail: ninguém verá seus pedidos.',
      ],
    },
    confirmEmail: {
      subject: 'Confirme seu novo e-mail',
      lines: [
        'Sua conta agora usa {email}. Confirme o e-mail para ver também na sua conta os pedidos que você fez como visitante. O link vale uma única vez, por {days} dias:',
        '{link}',
        'Se você não pediu isso, ignore este e-mail: ninguém verá seus pedidos.',
      ],
    },
    resetCode: {
      subject: 'Crie uma nova senha',
      lines: [
        'Use este link para criar uma nova senha. Ele vale uma única vez, por {minutes} minutos:',
        '{link}',
        'Se você não pediu isso, ignore este e-mail: sua senha continua a mesma.',
      ],
    },
    oneTimeCode: {
      subject: '{code} é seu código de acesso',
      lines: [
        'Seu código de acesso é {code}. Ele vale uma única vez, por {minutes} minutos.',
        'Se não é você que está entrando, outra pessoa pode estar tentando. Não compartilhe este código.',
      ],
    },
    passwordChanged: {
      subject: 'Sua senha foi alterada',
      lines: [
        'A senha da sua conta acaba de ser alterada e os outros aparelhos foram desconectados.',
        'Se não foi você, crie já uma nova senha em “Esqueci a senha”, na página de acesso.',
      ],
    },
    emailChanged: {
      subject: 'Seu e-mail foi alterado',
      lines: [
        'Sua conta agora usa {email}. Este e-mail não está mais vinculado a ela.',
        'Se não foi você, fale conosco imediatamente.',
      ],
    },
    phoneChanged: {
      subject: 'Seu telefone foi alterado',
      lines: [
        'O número de telefone da sua conta acaba de ser alterado. Enviamos os códigos de acesso ao número do seu perfil.',
        'Se não foi você, crie já uma nova senha em “Esqueci a senha”, na página de acesso, e confira seu perfil.',
      ],
    },
    usernameChanged: {
      subject: 'Seu nome de usuário foi alterado',
      lines: [
        'O nome de usuário da sua conta acaba de ser alterado. Você também pode entrar com {email}.',
        'Se não foi você, crie já uma nova senha em “Esqueci a senha”, na página de acesso, e confira seu perfil.',
      ],
    },
    twoStepOn: {
      subject: 'A verificação em duas etapas está ativada',
      lines: [
        'A partir de agora, ao entrar, pediremos um código de uso único depois da senha.',
        'Se não foi você, crie já uma nova senha em “Esqueci a senha”, na página de acesso, e confira seu perfil.',
      ],
    },
    twoStepOff: {
      subject: 'A verificação em duas etapas está desativada',
      lines: [
        'Agora você entra só com a senha. Não pediremos mais um código de uso único.',
        'Se não foi você, crie já uma nova senha em “Esqueci a senha”, na página de acesso, e confira seu perfil.',
      ],
    },
    oneTimeText: '{code} é seu código de acesso, válido por {minutes} minutos. Não compartilhe.',
  },
};

export const identityWordsOf = (market: Market): IdentityWords => localized(byLocale, market);
