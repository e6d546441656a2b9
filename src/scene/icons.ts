/** Icons as paths on a 48-pixel square, filled unless marked `line`. */
export const icons = {
  shield: 'M24 3 42 9v14c0 11-7.5 18-18 22C13.5 41 6 34 6 23V9z',
  /** A dollar's S with its stroke: line. */
  dollar: 'M31.5 17.500c-1-3.5-4-5-7.5-5-4.5 0-7.5 2.2-7.5 5.7 0 8 15.5 4 15.5 12 0 3.5-3.5 5.8-8 5.8-4 0-7-2-8-5.500M24 7.500v33',
  up: 'M24 10 42 36H6z',
  down: 'M24 38 6 12h36z',
  right: 'M38 24 12 42V6z',
  left: 'M10 24 36 6v36z',
  /** A check mark: line. */
  check: 'M8 26 19 37 41 12',
  /** A cross: line. */
  cross: 'M10 10 38 38M38 10 10 38',
  card: 'M14 3h20a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z',
  /** Two cards, one behind the other. */
  cards:
    'M8 12h20a4 4 0 0 1 4 4v25a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4zM17 3h22a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5h-3V14a6 6 0 0 0-6-6H13a5 5 0 0 1 4-5z',
  /** A die showing five; its pips are holes. */
  die: 'M11 4h26a7 7 0 0 1 7 7v26a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7zM14 10a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM34 10a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM24 20a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM14 30a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM34 30a4 4 0 1 0 0 8 4 4 0 1 0 0-8z',
  /** One voter: head and shoulders. */
  voter: 'M24 5a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM24 26c11 0 18 7 18 17H6c0-10 7-17 18-17z',
  /** Three voters together. */
  group:
    'M24 8a7 7 0 1 1 0 14 7 7 0 1 1 0-14zM9 13a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11zM39 13a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11zM24 25c8 0 12.5 5 12.5 14h-25C11.5 30 16 25 24 25zM9 27c2 0 3.5.4 4.7 1.200C10.5 31 9 35 9 39H0C0 31 3 27 9 27zM39 27c6 0 9 4 9 12h-9c0-4-1.5-8-4.7-10.800C35.5 27.4 37 27 39 27z',
  /** A microphone. */
  microphone:
    'M24 3a8 8 0 0 1 8 8v12a8 8 0 0 1-16 0V11a8 8 0 0 1 8-8zM9 21h4v2a11 11 0 0 0 22 0v-2h4v2a15 15 0 0 1-13 14.900V42h7v4H15v-4h7v-4.100A15 15 0 0 1 9 23z',
  star: 'M24 3l6.2 14.200L45 18.8 34 29l3.2 15.500L24 36.8 10.8 44.5 14 29 3 18.800l14.8-1.600z',
} as const;
