/** Icons of this game, on a square of 48. */
export const ownIcons = {
  helicopter:
    'M2 8h40v4H24v4c9 0 15 6 15 13 0 2-1 3-3 3h-3v4h4v4H10v-4h5v-4h-2c-3 0-5-2-6-5l-5-11h5l4 5h9V12H2zM18 32v4h10v-4zM27 20v8h8c0-4-3-8-8-8z',
  newspaper:
    'M5 7h32v31c0 2 1 3 2.500 3S42 40 42 38V15h3v23c0 4-2 6-5.500 6H9c-3 0-4-2-4-4zM10 13v10h11V13zM25 13v4h7v-4zM25 20v4h7v-4zM10 27v3h22v-3zM10 34v3h22v-3z',
  flag: 'M9 4h4v2c8-4 14 4 26 0v22c-12 4-18-4-26 0v17H9z',
} as const;
