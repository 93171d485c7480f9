/**
 * What is guessed first, in the languages of the markets; compared in lower case without digits at the end. Marked as
 * pure, or every form without a password would carry it.
 */
export const commonPasswords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'password passw0rd p@ssword p@ssw0rd passwort contraseña contrasena clave senha qwerty qwertyui qwertyuiop ' +
    'asdfghjk asdfghjkl zxcvbnm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc q1w2e3r4 zaq12wsx abcdefgh abcdefg abcd ' +
    'abc iloveyou teamo teamomucho teamomuito euteamo tequiero letmein welcome bienvenido bemvindo admin administrator ' +
    'administrador dragon monkey master princess princesa sunshine football futbol futebol baseball superman batman ' +
    'spiderman pokemon starwars shadow michael jordan jennifer charlie trustno whatever computer internet samsung ' +
    'google facebook mexico brasil brazil america corinthians flamengo palmeiras saopaulo gremio chivas cruzazul ' +
    'pumas jesus jesuscristo guadalupe deusefiel deus amor amormio estrella estrela familia chocolate secret secreto ' +
    'segredo changeme default guest test testing user usuario login hello hola freedom mustang ferrari corvette ' +
    'harley porsche toyota honda chevrolet hunter killer cheese ginger summer winter spring verano verao invierno ' +
    'liverpool arsenal chelsea realmadrid barcelona alejandro fernando ricardo gabriel rafael daniel carlos'
  ).split(' '),
);
