import { franceLambert, franceMap } from './france-projection.ts';

export { franceMap };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const isometric = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);

const [south, north] = franceLambert.parallels.map(radians) as [number, number];
const n = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(isometric(north) / isometric(south));
const f = (Math.cos(south) * isometric(south) ** n) / n;
const radius = (latitude: number): number => f / isometric(latitude) ** n;
const middle = radius(radians(franceLambert.origin));

/** Converts degrees east and north to pixels on the map of the sprite `france/metropolitan`. */
export function franceAt(east: number, northward: number): { x: number; y: number } {
  const r = radius(radians(northward));
  const angle = n * radians(east - franceLambert.meridian);
  return {
    x: franceLambert.x + franceLambert.scale * r * Math.sin(angle),
    y: franceLambert.y - franceLambert.scale * (middle - r * Math.cos(angle)),
  };
}
