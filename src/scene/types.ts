/**
 * A picture before it's drawn: plain data, in pixels, y downward. Games make scenes from views; `render` turns them into PNG. A scene holds nothing
 * that its viewer may not know.
 */

/** `#RRGGBB`. Transparency is a shape's own `opacity`. */
export type Colour = string;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Pattern = 'solid' | 'diagonal' | 'dots' | 'crosshatch' | 'horizontal' | 'rings';

export interface Fill {
  colour: Colour;
  /** Second color of a gentle gradient from top to bottom, or of the pattern. */
  to?: Colour;
  pattern?: Pattern;
}

export interface Stroke {
  colour: Colour;
  width: number;
  /** Dash and gap lengths. */
  dash?: [number, number];
}

interface Painted {
  fill?: Fill | Colour;
  stroke?: Stroke;
  /** 0 to 1 (default: 1). */
  opacity?: number;
}

/** `radius` rounds all corners. */
export interface Rect extends Box, Painted {
  shape: 'rect';
  radius?: number;
}

export interface Circle extends Painted {
  shape: 'circle';
  cx: number;
  cy: number;
  r: number;
}

/** An SVG path, drawn at `x`, `y` in its own units times `scale`. */
export interface Path extends Painted {
  shape: 'path';
  d: string;
  x?: number;
  y?: number;
  scale?: number;
}

/**
 * An outline from `assets/outlines`, by name: `us/FL` is fitted into the box and keeps its proportions;
 * `usmap/FL` is the same state at its place on the map of the whole country (the box is that of the whole map).
 */
export interface Sprite extends Box, Painted {
  shape: 'sprite';
  name: string;
}

export type Face = 'display' | 'text';
export type Weight = 400 | 600 | 700;

/**
 * Text in a box, at the largest size from `size` down to `min` at which it fits in `lines`; if it doesn't fit even then, it ends with an ellipsis:
 * text never leaves its box. `on` is its background color, so that its contrast can be checked.
 */
export interface Text extends Box {
  shape: 'text';
  text: string;
  face: Face;
  weight: Weight;
  /** Height of the font's em in pixels; capitals are about 0.7 of it. */
  size: number;
  /** The smallest size it may shrink to (default: `size`). */
  min?: number;
  /** Default: 1. */
  lines?: number;
  /** Line height in em (default: 1.25). */
  leading?: number;
  colour: Colour;
  on: Colour;
  align?: 'left' | 'centre' | 'right';
  valign?: 'top' | 'middle' | 'bottom';
  opacity?: number;
  /** Its importance: essential text must be readable on a phone, secondary text at a second look, and a mark may be small. */
  role: 'essential' | 'secondary' | 'mark';
}

export type Shape = Rect | Circle | Path | Sprite | Text;

/** Shapes drawn in order. A layer with a `key` is always the same for that key, so it is drawn once and kept. */
export interface Layer {
  key?: string;
  shapes: Shape[];
}

export interface Scene {
  width: number;
  height: number;
  background: Fill | Colour;
  layers: Layer[];
}
