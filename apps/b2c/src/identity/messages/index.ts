import type { Market } from '@driveline/markets';
import { localized } from '../../http/messages/index.ts';

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
    hello: 'Hello {name},',
    footer: 'We will never ask you for a password or a code by phone or mail.',
    welcome: {
      subject: 'Welcome, {name}',
      lines: [
        'Your account is ready. From now on you sign in with {email}.',
        'Confirm that this address is yours, and what you bought with it as a guest is in your account too. The link works once, within {days} days:',
        '{link}',
        'If you did not open an account, do nothing: nobody gets your orders.',
      ],
    },
    confirmEmail: {
      subject: 'Confirm your new email',
      lines: [
        'Your account is now reached by {email}. Confirm that this address is yours, and what you bought with it as a guest is in your account too. The link works once, within {days} days:',
        '{link}',
        'If you did not ask for it, do nothing: nobody gets your orders.',
      ],
    },
    resetCode: {
      subject: 'Set a new password',
      lines: [
        'With this link you set a new password. It works once, within {minutes} minutes:',
        '{link}',
        'If you did not ask for it, do nothing: your password stays as it is.',
      ],
    },
    oneTimeCode: {
      subject: '{code} is your sign-in code',
      lines: [
        'Your sign-in code is {code}. It works once, within {minutes} minutes.',
        'If you are not signing in right now, somebody else tries to: do not tell anyone this code.',
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      lines: [
        'The password of your account was just changed, and other devices were signed out.',
        'If it was not you, set a new password right away with “Forgot password” on the sign-in page.',
      ],
    },
    emailChanged: {
      subject: 'Your email was changed',
      lines: [
        'Your account is now reached by {email}; this address is not used any more.',
        'If it was not you, please contact us right away.',
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
        'The username of your account was just changed. You can also sign in with {email}.',
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
        'Tu cuenta está lista. A partir de ahora inicias sesión con {email}.',
        'Confirma que esta dirección es tuya y también verás en tu cuenta lo que compraste con ella como invitado. El enlace sirve una sola vez, durante {days} días:',
        '{link}',
        'Si no abriste una cuenta, no hagas nada: nadie recibe tus pedidos.',
      ],
    },
    confirmEmail: {
      subject: 'Confirma tu nuevo correo electrónico',
      lines: [
        'Tu cuenta ahora usa {email}. Confirma que esta dirección es tuya y también verás en tu cuenta lo que compraste con ella como invitado. El enlace sirve una sola vez, durante {days} días:',
        '{link}',
        'Si no lo pediste, no hagas nada: nadie recibe tus pedidos.',
      ],
    },
    resetCode: {
      subject: 'Crea una contraseña nueva',
      lines: [
        'Con este enlace creas una contraseña nueva. Sirve una sola vez, durante {minutes} minutos:',
        '{link}',
        'Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
      ],
    },
    oneTimeCode: {
      subject: '{code} es tu código de acceso',
      lines: [
        'Tu código de acceso es {code}. Sirve una sola vez, durante {minutes} minutos.',
        'Si no estás iniciando sesión en este momento, alguien más lo intenta: no le des este código a nadie.',
      ],
    },
    passwordChanged: {
      subject: 'Tu contraseña cambió',
      lines: [
        'La contraseña de tu cuenta acaba de cambiar y se cerró la sesión en los demás dispositivos.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con «Olvidé mi contraseña» en la página de inicio de sesión.',
      ],
    },
    emailChanged: {
      subject: 'Tu correo electrónico cambió',
      lines: [
        'Tu cuenta ahora usa {email}; esta dirección ya no se utiliza.',
        'Si no fuiste tú, comunícate con nosotros de inmediato.',
      ],
    },
    phoneChanged: {
      subject: 'Tu número de teléfono cambió',
      lines: [
        'El número de teléfono de tu cuenta acaba de cambiar. Enviamos los códigos de acceso al número de tu perfil.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con «Olvidé mi contraseña» en la página de inicio de sesión y revisa tu perfil.',
      ],
    },
    usernameChanged: {
      subject: 'Tu nombre de usuario cambió',
      lines: [
        'El nombre de usuario de tu cuenta acaba de cambiar. También puedes iniciar sesión con {email}.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con «Olvidé mi contraseña» en la página de inicio de sesión y revisa tu perfil.',
      ],
    },
    twoStepOn: {
      subject: 'La verificación en dos pasos está activada',
      lines: [
        'A partir de ahora, después de tu contraseña te pediremos un código de un solo uso para iniciar sesión.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con «Olvidé mi contraseña» en la página de inicio de sesión y revisa tu perfil.',
      ],
    },
    twoStepOff: {
      subject: 'La verificación en dos pasos está desactivada',
      lines: [
        'Ahora inicias sesión solo con tu contraseña. Ya no te pediremos un código de un solo uso.',
        'Si no fuiste tú, crea de inmediato una contraseña nueva con «Olvidé mi contraseña» en la página de inicio de sesión y revisa tu perfil.',
      ],
    },
    oneTimeText: '{code} es tu código de acceso, válido por {minutes} minutos. No lo compartas.',
  },
  'pt-BR': {
    hello: 'Olá, {name}!',
    footer: 'Nunca pediremos uma senha ou um código por telefone ou e-mail.',
    welcome: {
      subject: 'Boas-vindas, {name}',
      lines: [
        'Sua conta está pronta. A partir de agora, entre com {email}.',
        'Confirme que este endereço é seu, e o que você comprou com ele como visitante também aparece na sua conta. O link vale uma única vez, por {days} dias:',
        '{link}',
        'Se você não abriu uma conta, não faça nada: ninguém recebe seus pedidos.',
      ],
    },
    confirmEmail: {
      subject: 'Confirme seu novo e-mail',
      lines: [
        'Sua conta agora usa {email}. Confirme que este endereço é seu, e o que você comprou com ele como visitante também aparece na sua conta. O link vale uma única vez, por {days} dias:',
        '{link}',
        'Se você não fez esse pedido, não faça nada: ninguém recebe seus pedidos.',
      ],
    },
    resetCode: {
      subject: 'Crie uma nova senha',
      lines: [
        'Com este link você cria uma nova senha. Ele vale uma única vez, por {minutes} minutos:',
        '{link}',
        'Se você não fez esse pedido, não faça nada: sua senha continua a mesma.',
      ],
    },
    oneTimeCode: {
      subject: '{code} é seu código de acesso',
      lines: [
        'Seu código de acesso é {code}. Ele vale uma única vez, por {minutes} minutos.',
        'Se você não está entrando agora, outra pessoa está tentando: não passe este código a ninguém.',
      ],
    },
    passwordChanged: {
      subject: 'Sua senha foi alterada',
      lines: [
        'A senha da sua conta acaba de ser alterada e os outros aparelhos foram desconectados.',
        'Se não foi você, crie já uma nova senha em “Esqueci minha senha”, na página de entrada.',
      ],
    },
    emailChanged: {
      subject: 'Seu e-mail foi alterado',
      lines: [
        'Sua conta agora usa {email}; este endereço não é mais utilizado.',
        'Se não foi você, fale conosco imediatamente.',
      ],
    },
    phoneChanged: {
      subject: 'Seu telefone foi alterado',
      lines: [
        'O número de telefone da sua conta acaba de ser alterado. Enviamos os códigos de acesso ao número do seu perfil.',
        'Se não foi você, crie já uma nova senha em “Esqueci minha senha”, na página de entrada, e confira seu perfil.',
      ],
    },
    usernameChanged: {
      subject: 'Seu nome de usuário foi alterado',
      lines: [
        'O nome de usuário da sua conta acaba de ser alterado. Você também pode entrar com {email}.',
        'Se não foi você, crie já uma nova senha em “Esqueci minha senha”, na página de entrada, e confira seu perfil.',
      ],
    },
    twoStepOn: {
      subject: 'A verificação em duas etapas está ativada',
      lines: [
        'A partir de agora, depois da senha, pediremos um código de uso único para você entrar.',
        'Se não foi você, crie já uma nova senha em “Esqueci minha senha”, na página de entrada, e confira seu perfil.',
      ],
    },
    twoStepOff: {
      subject: 'A verificação em duas etapas está desativada',
      lines: [
        'Agora você entra só com a senha. Não pediremos mais um código de uso único.',
        'Se não foi você, crie já uma nova senha em “Esqueci minha senha”, na página de entrada, e confira seu perfil.',
      ],
    },
    oneTimeText: '{code} é seu código de acesso, válido por {minutes} minutos. Não compartilhe.',
  },
};

export const identityWordsOf = (market: Market): IdentityWords => localized(byLocale, market);
