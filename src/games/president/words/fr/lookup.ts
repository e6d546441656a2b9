import type { TopicWords } from '../../../../i18n/topics.ts';

/** More words that find pages of the rules. The titles in other languages are found anyway. */
export const terms: TopicWords = {
  media: ['attaque', 'parade', 'carte Président', 'cartes', 'main', 'défense'],
  battle: ['duel', 'force électorale', 'égalité', 'combat', 'attaquer une ville', 'prendre une ville', 'conquérir'],
  helicopter: ['Hélicoptère', 'Helicopter', 'vol', 'bloquer', 'hélico', 'voler', 'avion'],
  gold: ['case or', 'cases or', 'cases spéciales', 'passer son tour', 'tour perdu'],
  victory: ['points-voix', 'majorité', 'limite de tours', 'comment gagner', 'fin de partie', 'gagner', 'élu'],
  start: ['mise en place', 'lancer le dé', 'dé', 'mon tour', 'case départ'],
  cities: ['acheter une ville', 'capturer', 'ville libre', 'occuper'],
  protection: ['protéger', 'groupe de couleur', 'monopole'],
  infos: ['événement', 'carte chance'],
  orders: ['automatique', 'réponses automatiques'],
  squares: ['plateau', 'parcours', 'liste des cases'],
};
