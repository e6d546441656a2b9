/** Limits, in pixels, for kinds of questions taller than a phone's screen, and for the share of a game's panels that are: what is left to do. */
export const higher: { readonly [game: string]: { readonly most: { readonly [kind: string]: number }; readonly share: number } } = {
  campaign: {
    most: {
      'ask.turn': 800,
      'ask.pay-any': 750,
    },
    share: 0.02,
  },
  candidate: {
    most: {
      'ask.campaign': 800,
      'ask.again': 750,
    },
    share: 0.02,
  },
  'moi-president': { most: {}, share: 0 },
  president: { most: {}, share: 0 },
};
