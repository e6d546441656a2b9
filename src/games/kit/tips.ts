/** Tips for next time, in the words of one language. */

/** The sentence for each reason: what passing up a move for it teaches. */
export const tipsBy = <T extends string>(
  tipOf: { readonly [reason: string]: T },
  sentences: { readonly [tip in T]: string },
): { [reason: string]: string } => Object.fromEntries(Object.entries(tipOf).map(([reason, tip]) => [reason, sentences[tip]]));
