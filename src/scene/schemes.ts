/** The color schemes for different eyes, and how each changes the colors that pictures are drawn in. */
import type { Colour } from './types.ts';

export const schemes = ['usual', 'protan', 'deutan', 'tritan', 'contrast'] as const;
export type Scheme = (typeof schemes)[number];
/** All but the colors that pictures are drawn in. */
export type OtherScheme = Exclude<Scheme, 'usual'>;

/**
 * Colors that tell things apart, and their replacements for eyes without red, green or blue cones. They were found by a search near the usual colors,
 * so that within each group any two differ for those eyes by at least what the test demands. A new color that must be told from others gets a row.
 */
const apart: readonly (readonly [usual: Colour, protan: Colour, deutan: Colour, tritan: Colour])[] = [
  // Seats, behind dark letters.
  ['#56B4E9', '#46BFF9', '#20B4FB', '#9CD1F5'],
  ['#E69F00', '#EB9D28', '#E0B992', '#EBBD60'],
  ['#00B88A', '#53B999', '#149F78', '#059A74'],
  ['#F0E442', '#FFFF3C', '#FFFC29', '#D4E134'],
  ['#E8793A', '#C7653F', '#CD641B', '#F15F0A'],
  ['#DD8DB9', '#D6729A', '#E9A1C8', '#A876A2'],
  // The same seats, behind light letters.
  ['#1F4E6B', '#035887', '#165CA5', '#17569A'],
  ['#664700', '#513A05', '#7F5800', '#77551B'],
  ['#00523E', '#085A49', '#1E5547', '#10432F'],
  ['#5E5912', '#63631A', '#605C40', '#5F5E19'],
  ['#6B3210', '#4D1108', '#602A07', '#59270C'],
  ['#663A53', '#612F4A', '#652A5E', '#523852'],
  // Kinds of cards on a light ground.
  ['#1F4FA8', '#3159B4', '#2558C8', '#2749D9'],
  ['#0B665F', '#1B6961', '#0F6155', '#0F675F'],
  ['#C8202F', '#BC0B2F', '#CB1B28', '#CD0B2B'],
  ['#85560A', '#895700', '#6A4302', '#7F5208'],
  ['#512F83', '#4A1E8B', '#432A73', '#4D2982'],
  // A square of a board, beside a blue and a green one.
  ['#A03C78', '#8E6074', '#A03C78', '#A03C78'],
];

/** Colors that stay as they are for all of those eyes: grounds and letters, gold, and a blue and a red that nobody confuses. */
const unmoved: readonly Colour[] = [
  ...['#000000', '#0A1322', '#0E1A2B', '#101D44', '#18283F', '#1B3076', '#24395A', '#2C415F', '#4A5475', '#6B6E78'],
  ...['#B9C4D3', '#D5CAB4', '#E9E4D4', '#F3EBDC', '#F4F1E8', '#FFFDF8', '#FFFFFF'],
  // A television studio: its wall and screens, lit glass, both sides' lit panels, and the red of the news.
  ...['#050B26', '#0B1C52', '#11265F', '#12297A', '#1E3F8F', '#24479F', '#3A4A7C', '#3D5FB8', '#C5D2F3', '#D3DEF7', '#E9EFFB', '#FFD666'],
  ...['#2A6BD2', '#1C57B8', '#123E8C', '#1A3A7E', '#CC3838', '#B3282D', '#86161F', '#641C36', '#D0142F', '#96091F', '#8055B5'],
  ...['#F5C043', '#4C95FF', '#F4645F', '#2D548C', '#70404C'],
  // A board of the 1980s: mustard and its rays, cream, brown, the squares that aren't cities, and the red and blue of news.
  ...['#FFC94F', '#FFBB33', '#FFF6E0', '#FFF3D6', '#FFE9BE', '#FFF04D', '#FFD35C', '#E0A64E', '#8A4A22', '#6E4524', '#33150A'],
  ...['#C9261B', '#1240A0', '#163F7C', '#0F7652', '#4A2710'],
  ...['#233A86', '#2A4191', '#3D6CC4', '#B8892F', '#EBCF86', '#E4D8C2'],
  // Newsprint and its ink.
  ...['#F2EDE0', '#E4DCC9', '#FBF8F0', '#DDD4BF', '#B5AA92', '#CFC8B8', '#948B79', '#17140F', '#575140'],
];

/** Dark grounds turn black, light ones white; lines become visible, and letters differ from their ground as much as possible. */
const contrasting: readonly (readonly [usual: Colour, contrast: Colour])[] = [
  ['#0E1A2B', '#000000'],
  ['#0A1322', '#000000'],
  ['#18283F', '#0B1017'],
  ['#24395A', '#1B2A42'],
  ['#213656', '#16263F'],
  ['#2C415F', '#5A7093'],
  ['#B9C4D3', '#E6EEF8'],
  ['#F4F1E8', '#FFFFFF'],
  ['#E9E4D4', '#FFFFFF'],
  ['#F5C043', '#FFD60A'],
  ['#F3EBDC', '#FFFFFF'],
  ['#FFFDF8', '#FFFFFF'],
  ['#D5CAB4', '#7A705C'],
  ['#F2EDE0', '#FFFFFF'],
  ['#FBF8F0', '#FFFFFF'],
  ['#E4DCC9', '#F4F4F4'],
  ['#DDD4BF', '#E6E6E6'],
  ['#B5AA92', '#6B6B6B'],
  ['#575140', '#2B2B2B'],
  ['#17140F', '#000000'],
  ['#4A5475', '#232B45'],
  ['#101D44', '#000000'],
  ['#1B3076', '#0B1B57'],
  ['#33150A', '#000000'],
  ['#4A2710', '#2B1505'],
  ['#FFC94F', '#FFDE8A'],
  ['#FFBB33', '#FFD166'],
  ['#FFF6E0', '#FFFFFF'],
  ['#FFF3D6', '#FFFFFF'],
  ['#C9261B', '#A8141F'],
  ['#1240A0', '#0B2C80'],
  ['#050B26', '#000000'],
  ['#0B1C52', '#000000'],
  ['#12297A', '#000000'],
  ['#11265F', '#0A1230'],
  ['#1E3F8F', '#14285E'],
  ['#24479F', '#1B3680'],
  ['#3D5FB8', '#6C8BE0'],
  ['#C5D2F3', '#EAF0FF'],
  ['#D3DEF7', '#FFFFFF'],
  ['#E9EFFB', '#FFFFFF'],
  ['#3A4A7C', '#1D2748'],
  ['#FFD666', '#FFD60A'],
  ['#2A6BD2', '#1B4FA8'],
  ['#1C57B8', '#174A9E'],
  ['#CC3838', '#A01C22'],
  ['#B3282D', '#981D22'],
  ['#D0142F', '#A00C22'],
  ['#8055B5', '#5B2F94'],
  ['#233A86', '#122365'],
  ['#EBCF86', '#FFE08A'],
  // Rays on kinds of cards.
  ['#3561B1', '#295097'],
  ['#23756F', '#165E59'],
  ['#CE3644', '#AA1B25'],
  ['#916723', '#744F13'],
  ['#62448F', '#553581'],
  ['#4C95FF', '#5FA4FF'],
  ['#F4645F', '#FF7A72'],
  ['#56B4E9', '#66BFF4'],
  ['#E69F00', '#FFAA00'],
  ['#00B88A', '#00CE9B'],
  ['#F0E442', '#FFF23A'],
  ['#E8793A', '#FF9A80'],
  ['#DD8DB9', '#F29BCB'],
  ['#1F4FA8', '#1B4590'],
  ['#0B665F', '#07544E'],
  ['#C8202F', '#A8141F'],
  ['#85560A', '#6B4404'],
  ['#512F83', '#4A2879'],
  ...['#1F4E6B', '#664700', '#00523E', '#5E5912', '#6B3210', '#663A53', '#123E8C', '#86161F'].map((same): [Colour, Colour] => [same, same]),
];

/** The colors a scheme lists itself, from what to what. All others follow those nearest to them. */
export type Steps = readonly (readonly [from: Colour, to: Colour])[];

const stays: Steps = unmoved.map((colour) => [colour, colour]);

export const stepsOf: { readonly [S in OtherScheme]: Steps } = {
  protan: [...apart.map(([usual, protan]) => [usual, protan] as const), ...stays],
  deutan: [...apart.map(([usual, , deutan]) => [usual, deutan] as const), ...stays],
  tritan: [...apart.map(([usual, , , tritan]) => [usual, tritan] as const), ...stays],
  contrast: contrasting,
};

/** The least contrast of letters with their background, by WCAG: level AA, and AAA for the contrast scheme. */
export const leastContrast: { readonly [S in OtherScheme]: number } = { protan: 4.5, deutan: 4.5, tritan: 4.5, contrast: 7 };
