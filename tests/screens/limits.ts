/** Which kinds of questions are higher than a phone's screen at most, in pixels, and what share of a game's panels is: what is left to do. */
export const higher: { readonly [game: string]: { readonly most: { readonly [kind: string]: number }; readonly share: number } } = {
  campaign: {
    most: {
      'ask.new-state': 800,
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
  'moi-president': {
    most: {
      'ask.take': 1150,
      'ask.give': 1100,
      'ask.react': 1100,
      'ask.card': 1050,
      'ask.pay': 1050,
      'ask.target': 950,
      'ask.direction': 850,
      'ask.trust': 800,
    },
    share: 0.95,
  },
  president: {
    most: {
      'ask.attack': 850,
      'ask.fly': 750,
      'ask.parry': 750,
    },
    share: 0.02,
  },
};
