/** What else the pages of the rules are found by. The titles of the other language are words of themselves. */
type Words = { readonly [topic: string]: readonly string[] };

export const enLookup: Words = {
  media: ['attack', 'parry', 'Président card'],
  battle: ['duel', 'strength', 'tie'],
  helicopter: ['flight', 'block'],
  gold: ['gold square', 'case or'],
  victory: ['majority', 'round limit'],
};

export const frLookup: Words = {
  media: ['attaque', 'parade', 'carte Président'],
  battle: ['duel', 'force électorale', 'égalité'],
  helicopter: ['Hélicoptère', 'Helicopter', 'vol', 'bloquer'],
  gold: ['case or', 'cases or'],
  victory: ['majorité', 'limite de tours'],
};
