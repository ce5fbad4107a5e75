import { isSmall } from '../tokens/set-aside-words.ts';
import { tokensIn } from '../tokens/tokens-in.ts';

/** How lines begin that talk to the shop instead of naming a thing. */
const OPENINGS = new Set(
  (
    'abrazo abrazos aguardo atenta atentamente atento aviso ayer bendiciones besos bien buen buena buenas bueno buenos che ' +
    'chau confirmame confirmo cuando cuanto decime desde desea dale disculpa disculpe encargo eso esos espero estas este ' +
    'estimados favor gracias haceme hago hasta hoy hola holaa holis les lista llevaria mandame manana muchas muchisimas ' +
    'nada necesitaba ok paso pasame pedido perdon perfecto podes podras podrian puedo quedo queria quisiera retiro ' +
    'saludos soy somos te tenes tendran tienen todo urgente va'
  ).split(' '),
);

/** Words that such lines are made of. */
const TALK = new Set(
  (
    'andan atenta avisas bien como cosas cuanto cuenta dia dias eso espero estan estoy genial hablamos haces hacer hacia ' +
    'hago linda lindo lista manana mil mismo nada noche noches pasar pedido precio precios puedo que quedo queria respuesta ' +
    'retirar sale saludos seria siguiente stock tal tarde tardes tema tengo todo total totales va vos'
  ).split(' '),
);

/** Whether a line without a thing of the shop is a greeting, a question or thanks, and nothing that wasn't found. */
export function isTalk(line: string): boolean {
  const tokens = tokensIn(line);
  if (tokens.some(({ kind }) => kind !== 'word')) return false;
  const words = tokens.map(({ text }) => text);
  const [first = ''] = words;
  return (
    OPENINGS.has(first) || /[:?]$/.test(line.trim()) || words.every((word) => isSmall(word) || TALK.has(word))
  );
}
