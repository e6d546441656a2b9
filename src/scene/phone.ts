/**
 * A phone's screen between a channel's title and its field to write in, in pixels: how wide a picture stands there, what a message has around its parts, what
 * stands between them, and how high a button or menu is.
 */
export const phone = { wide: 337, high: 706, around: 119, gap: 8, control: 44 } as const;

/** How high a picture of this size stands on a phone. */
export const heightOnPhone = ({ width, height }: { width: number; height: number }): number => (height * phone.wide) / width;

/** A question of two lines under a line of what happened, with what stands between them and the picture. */
const question = 79;

/** How many of its own pixels a picture so wide has on a phone beside a question of two lines and so many lines of buttons and menus. */
export const roomOnPhone = (width: number, lines: number): number =>
  ((phone.high - phone.around - question - lines * (phone.control + phone.gap)) * width) / phone.wide;
