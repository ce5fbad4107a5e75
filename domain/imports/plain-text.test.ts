import { expect, test } from 'vitest';
import { isHtml, plainLines } from './plain-text.ts';

test.each([
  ['<p>Hilo de <b>algod&oacute;n</b></p><p>500&nbsp;m</p>', ['Hilo de algodón', '500 m']],
  ['<ul><li>Uno</li><li class="a">Dos &amp; tres</li></ul>', ['• Uno', '• Dos & tres']],
  ['antes<script>var a = "<p>no</p>";</script>después<!-- <b>no</b> -->', ['antesdespués']],
  ['<!-- nada -->Texto<br/>Otro\\nTercero', ['Texto', 'Otro', 'Tercero']],
  ['2 < 3 y 5 > 4 <3', ['2 < 3 y 5 > 4 <3']],
  ['&Ntilde;and&uacute; &#225; &#xE9; &nada; &#0;', ['Ñandú á é &nada; &#0;']],
  [
    '<table><tr><td>Ancho</td><td>150 cm</td></tr><tr><th>Largo</th><td>3 m</td></tr></table>',
    ['Ancho 150 cm', 'Largo 3 m'],
  ],
  ['3 m&sup2; &frac12; &pound; &Uuml; &rarr; can&shy;to', ['3 m² ½ £ Ü → canto']],
  ['<style>p{}</style><h2>Título</h2><div>Cuerpo</div>', ['Título', 'Cuerpo']],
])('%j becomes its text, line by line [IMPORT-002]', (html, lines) => {
  expect(plainLines(html)).toEqual(lines);
});

test('a text with signs alone is no HTML [IMPORT-002]', () => {
  expect(['2 < 3', 'a & b', '<3', 'hilo'].map(isHtml)).toEqual([false, false, false, false]);
  expect(['<p>a</p>', 'caf&eacute;', 'a<br>b'].map(isHtml)).toEqual([true, true, true]);
});
