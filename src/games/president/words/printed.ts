/** The texts of one language for the page of printed tables. */
export interface Printed {
  cities: string;
  citiesColumns: readonly string[];
  citiesNote(n: number, sum: number): string;
  squares: string;
  squaresColumns: readonly string[];
  infos: string;
  infosColumns: readonly string[];
  media: string;
  mediaColumns: readonly string[];
}
