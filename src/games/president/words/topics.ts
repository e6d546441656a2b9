/** Pages of rules made from the declarations: one for each Infos card and each distinct Media card. */
import type { FixedTopic } from '../../../i18n/types.ts';
import { infosCards } from '../data/infos.ts';
import { attacks, parades, presidents } from '../data/media.ts';
import type { InfosId, MediaId } from '../vocabulary.ts';
import type { CardText, CardTexts } from './cards.ts';

/** The texts of these pages in one language. */
export interface PageWords {
  infos(card: InfosId, text: CardText): string;
  media(card: MediaId, text: CardText): string;
}

export function pages(infos: CardTexts, media: CardTexts, words: PageWords): FixedTopic[] {
  const page = (id: string, text: CardText | undefined, body: (id: string, text: CardText) => string): FixedTopic[] =>
    text ? [{ id, title: text.title, body: body(id, text) }] : [];
  return [
    ...[...attacks, ...parades, presidents[0]!].flatMap((id) => page(id, media[id], words.media)),
    ...infosCards.flatMap(({ id }) => page(id, infos[id], words.infos)),
  ];
}
