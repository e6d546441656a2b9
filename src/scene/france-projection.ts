/** Made by assets/prepare/outlines.ts. The parameters of the sprite `france/metropolitan`, 1000 by 951.6 pixels. */

export const franceMap = { width: 1000, height: 951.6 };

/** Lambert's conformal conic: parallels 44° and 49° north, meridian 3° east, origin 46.5° north; then scaled and moved, in pixels of the map. */
export const franceLambert = { parallels: [44, 49], meridian: 3, origin: 46.5, scale: 5714.5434, x: 514.5406, y: 457.6228 };
