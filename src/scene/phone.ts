/**
 * A phone's screen between a channel's title and its input field, in pixels: how wide a picture is shown, the space a message has around its parts
 * and between them, and the height of a button or menu.
 */
export const phone = { wide: 337, high: 706, around: 119, gap: 8, control: 44 } as const;

/** The height of a picture of this size on a phone. */
export const heightOnPhone = ({ width, height }: { width: number; height: number }): number => (height * phone.wide) / width;

/** A two-line question below a line of what happened, including the gaps to the picture. */
const question = 79;

/** How many of its own pixels in height a picture of this width has on a phone, beside a two-line question and `lines` lines of buttons and menus. */
export const roomOnPhone = (width: number, lines: number): number =>
  ((phone.high - phone.around - question - lines * (phone.control + phone.gap)) * width) / phone.wide;
