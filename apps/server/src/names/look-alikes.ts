/**
 * Letters that pass for others at a glance, after Unicode's list of confusables (UTS #39): what each line ends with looks
 * like what stands before it. Accents, widths and styles are taken off beforehand, so only whole letters stand here.
 */
const LOOKS: Readonly<Record<string, string>> = {
  a: "аɑαᴀ",
  b: "вьʙβ",
  c: "сϲᴄⅽ",
  d: "ԁᴅđðɖ",
  e: "еєᴇεҽ",
  g: "ɡɢց",
  h: "нһʜհħ",
  i: "іıɩιɪӏ",
  j: "јᴊϳ",
  k: "кκᴋқ",
  l: "ʟłӏ|",
  m: "мᴍ",
  n: "пηɴոռ",
  o: "оοօσᴏø0",
  p: "рρᴘþ",
  q: "ԛզ",
  r: "гʀᴦ",
  s: "ѕꜱ",
  t: "тτᴛŧ",
  u: "υᴜսʋ",
  v: "νᴠѵ",
  w: "ԝᴡωшщ",
  x: "хχ",
  y: "уүγʏ",
  z: "ᴢʐ",
  A: "АΑᎪꓮ",
  B: "ВΒᏴꓐ",
  C: "СϹᏟꓚ",
  D: "ᎠꓓĐ",
  E: "ЕΕᎬꓰ",
  F: "Ϝꓝ",
  G: "ᏀꓖԌ",
  H: "НΗᎻꓧ",
  J: "ЈᎫꓙ",
  K: "КΚᏦꓗ",
  L: "ᏞꓡŁ",
  M: "МΜᎷꓟ",
  N: "Νꓠ",
  O: "ОΟՕꓳØ",
  P: "РΡᏢꓑ",
  Q: "Ԛ",
  R: "Ꭱꓣ",
  S: "ЅᏚꓢՏ",
  T: "ТΤᎢꓔ",
  U: "Սꓴ",
  V: "Ꮩꓦ",
  W: "ԜᎳꓪ",
  X: "ХΧꓫ",
  Y: "УΥҮꓬ",
  Z: "ΖᏃꓜ",
  // A capital I, a small l and a one are one stroke.
  l1: "1IІΙꓲ",
  ae: "æ",
  oe: "œ",
  ss: "ß",
};

const LOOK = new Map(
  Object.entries(LOOKS).flatMap(([plain, others]) =>
    [...others].map((other) => [other, plain === "l1" ? "l" : plain] as const),
  ),
);

/** Letters and figures without accents, widths and styles; of a name that has none, the whole name. */
function bare(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.replace(/[^\p{L}\p{N}|]/gu, "") || plain.replace(/\s/gu, "");
}

/** The name without regard to capitals. */
const spoken = (name: string): string => bare(name).toUpperCase().toLowerCase();

/** The name as it looks. */
function shape(name: string): string {
  const looks = [...bare(name)].map((letter) => LOOK.get(letter) ?? letter).join("");
  return looks.toLowerCase().replaceAll("rn", "m").replaceAll("vv", "w");
}

/** Whether one name could be taken for the other: the same but for capitals, accents and spaces, or the same to the eye. */
export const lookAlike = (one: string, other: string): boolean =>
  spoken(one) === spoken(other) || shape(one) === shape(other);
