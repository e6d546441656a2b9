import type { CardTexts } from '../cards.ts';

const president = { title: 'Président', story: 'The bearing, the gaze at the horizon, the hand on the heart (or near it).' };

/** The 24 Media cards. Only the Helicopter attack and the small ads come from the rules. */
export const mediaTexts: CardTexts = {
  A1: { title: 'Grounded Helicopter', story: 'Your helicopter will not take off. Neither will your slogan.' },
  A2: { title: 'Small Ads', story: 'Your full-page advertisement appears under “Second-hand goods”, between a lawnmower and a sofa.' },
  A3: { title: 'Disastrous Poll', story: 'Even your mother-in-law is “rather undecided”.' },
  A4: { title: 'Dead Microphone', story: 'Your finest promise, and nobody heard it. Perhaps just as well.' },
  A5: { title: 'Posters Pasted Over', story: 'A circus has covered your posters. The clown looks a little like you.' },
  A6: { title: 'False Rumor', story: 'The press has it that you do not care for cheese.' },
  A7: { title: 'Undelivered Leaflets', story: 'Three tons of leaflets are waiting at a highway rest stop.' },
  A8: { title: 'Debate Canceled', story: 'The channel shows a swashbuckler instead. Record audience.' },
  P1: { title: 'Spare Helicopter', story: 'A club of retired airmen lends you theirs, pilot and mustache included.' },
  P2: { title: 'Right of Reply', story: 'On page one, across four columns, and spelled correctly.' },
  P3: { title: 'Counter-Poll', story: 'It was only a matter of asking the question differently.' },
  P4: { title: 'Megaphone', story: 'The fire department’s old megaphone has never served better.' },
  P5: { title: 'Bill-Posting Crew', story: 'Twelve volunteers, six buckets, one night. The circus bows.' },
  P6: { title: 'Official Denial', story: 'With a photograph: you, a Camembert, bliss.' },
  P7: { title: 'Spare Printing Press', story: 'Your cousin the printer works all night. Your cousin will be a minister.' },
  P8: { title: 'Evening News', story: 'Twelve minutes on the evening news, and nobody but you.' },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`J${n}`, president])),
};

/** The 24 Infos cards. Their six kinds come from the rules; their texts are a reconstruction. */
export const infosTexts: CardTexts = {
  I01: { title: 'Forgotten Promise', story: 'A voter has kept the leaflet from last time.' },
  I02: { title: 'Flying Visit', story: 'Eleven minutes in town, nine of them on the telephone.' },
  I03: { title: 'Scandal at the Top', story: 'The mayor who stood by you now stands by never having met you.' },
  I04: {
    title: 'General Strike',
    story: 'Two of your offices close. So does the café opposite, which is worse.',
  },
  I05: { title: 'Slip of the Tongue', story: 'You warmly thank the wrong city.' },
  I06: { title: 'Stained Tie', story: 'The boiled egg is the enemy of high office.' },
  I07: {
    title: 'The Price of Bread',
    story: 'To the trick question you reply: “In old francs?”',
  },
  I08: {
    title: 'Photographed in Shorts',
    story: 'Vacation, parasol, sandals: majesty will have to wait.',
  },
  I09: {
    title: 'The Mayor Comes Round',
    story: 'It only took a dinner. There was a second dessert.',
  },
  I10: {
    title: 'Walkabout',
    story: 'Two thousand hands shaken, only one watch lost.',
  },
  I11: {
    title: 'Turncoats',
    story: 'A whole branch changes sides between cheese and coffee.',
  },
  I12: {
    title: 'Triumphal Tour',
    story: 'Two stations, two brass bands, the same speech twice.',
  },
  I13: {
    title: 'A Word in the Corridor',
    story: 'Nothing signed, everything understood.',
  },
  I14: {
    title: 'Mutual Withdrawal',
    story: 'Each stands down for the other. The voters are still looking.',
  },
  I15: {
    title: 'Done Deal',
    story: 'One handshake for the cameras, another behind them.',
  },
  I16: {
    title: 'Grand Coalition',
    story: 'Everyone embraces. Then everyone counts their cufflinks.',
  },
  I17: {
    title: 'Radio Guest',
    story: 'They expect you at the studio. They have since yesterday.',
  },
  I18: {
    title: 'Back to Your Roots',
    story: 'There is no place like home: the dog almost knew you.',
  },
  I19: { title: 'Meet Me at the Heliport', story: 'The pilot said “right now”. Run.' },
  I20: {
    title: 'Summoned to Paris',
    story: 'Headquarters would like a word. At once, and without the dog.',
  },
  I21: { title: 'Television Studio', story: 'They powder you, they interrupt you, they adore you.' },
  I22: { title: 'Front Page', story: 'Your better profile, the left one. Or the right, in other editions.' },
  I23: { title: 'Soundbite', story: 'You meant nothing by it. The whole country repeats it.' },
  I24: { title: 'A Friend in the Press', story: 'Owes you a scoop and, above all, a lunch.' },
};
