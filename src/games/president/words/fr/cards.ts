import type { CardTexts } from '../cards.ts';

const president = { title: 'Président', story: 'La grande allure, le regard vers l’horizon, la main sur le cœur (ou presque).' };

/** Les 24 cartes Media. Seules l’attaque Hélicoptère et la publicité des petites annonces viennent de la règle. */
export const mediaTexts: CardTexts = {
  A1: { title: 'Hélicoptère en panne', story: 'Votre hélicoptère refuse de décoller. Votre porte-parole aussi.' },
  A2: { title: 'Petites annonces', story: 'Votre page de publicité paraît à la rubrique « Ventes d’occasion », entre une tondeuse et un canapé.' },
  A3: { title: 'Sondage désastreux', story: 'Même votre belle-mère se dit « plutôt sans opinion ».' },
  A4: { title: 'Micro coupé', story: 'Votre plus belle promesse, et personne ne l’a entendue. C’est peut-être mieux.' },
  A5: { title: 'Affiches recouvertes', story: 'Une troupe de cirque a recouvert vos affiches. Le clown vous ressemble un peu.' },
  A6: { title: 'Fausse rumeur', story: 'La presse l’affirme : vous n’aimeriez pas le fromage.' },
  A7: { title: 'Tracts jamais livrés', story: 'Trois tonnes de tracts attendent sur une aire d’autoroute.' },
  A8: { title: 'Débat annulé', story: 'La chaîne diffuse un film de cape et d’épée. Record d’audience.' },
  P1: { title: 'Hélicoptère de secours', story: 'Un club d’aviateurs retraités vous prête le sien, pilote et moustache compris.' },
  P2: { title: 'Droit de réponse', story: 'En une, sur quatre colonnes, et sans faute d’orthographe.' },
  P3: { title: 'Contre-sondage', story: 'Il suffisait de poser la question autrement.' },
  P4: { title: 'Porte-voix', story: 'Le vieux porte-voix des pompiers n’a jamais si bien servi.' },
  P5: { title: 'Équipe de colleurs', story: 'Douze bénévoles, six seaux, une nuit. Le cirque s’incline.' },
  P6: { title: 'Démenti officiel', story: 'Photo à l’appui : vous, un camembert, l’extase.' },
  P7: { title: 'Imprimerie de secours', story: 'Le cousin imprimeur tourne toute la nuit. Le cousin sera ministre.' },
  P8: { title: 'Journal du soir', story: 'Invitation au journal du soir : douze minutes, et rien que vous.' },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`J${n}`, president])),
};

/** Les 24 cartes Infos. Leurs six sortes viennent de la règle, leurs textes sont reconstitués. */
export const infosTexts: CardTexts = {
  I01: { title: 'Promesse oubliée', story: 'Un électeur a gardé le tract de la dernière fois.' },
  I02: { title: 'Visite éclair', story: 'Onze minutes sur place, dont neuf au téléphone.' },
  I03: {
    title: 'Scandale au sommet',
    story: 'Le maire qui vous soutenait soutient désormais qu’il ne vous connaît pas.',
  },
  I04: {
    title: 'Grève générale',
    story: 'Vos deux permanences ferment. Le café d’en face aussi, et c’est plus grave.',
  },
  I05: {
    title: 'Bafouillage',
    story: 'Vous remerciez chaleureusement la mauvaise ville.',
  },
  I06: { title: 'Cravate tachée', story: 'L’œuf coque est l’ennemi de la fonction.' },
  I07: {
    title: 'Prix du pain',
    story: 'À la question piège, vous répondez « en anciens francs ? ».',
  },
  I08: {
    title: 'Photo en short',
    story: 'Vacances, parasol, sandales : la majesté attendra.',
  },
  I09: {
    title: 'Ralliement du maire',
    story: 'Il n’attendait qu’un dîner. Il a repris du dessert.',
  },
  I10: {
    title: 'Bain de foule',
    story: 'Deux mille mains serrées, une seule montre perdue.',
  },
  I11: {
    title: 'Transfuge',
    story: 'Toute une section change de camp entre le fromage et le café.',
  },
  I12: {
    title: 'Tournée triomphale',
    story: 'Deux gares, deux fanfares, deux fois le même discours.',
  },
  I13: {
    title: 'Accord de couloir',
    story: 'Rien n’est signé, tout est compris.',
  },
  I14: {
    title: 'Désistement mutuel',
    story: 'Chacun se retire au profit de l’autre. Les électeurs cherchent encore.',
  },
  I15: {
    title: 'Marché conclu',
    story: 'Une poignée de main devant les caméras, une autre derrière.',
  },
  I16: {
    title: 'Grande coalition',
    story: 'On s’embrasse. On compte ses boutons de manchette ensuite.',
  },
  I17: {
    title: 'Invitation à la radio',
    story: 'On vous attend au studio. On vous attend même depuis hier.',
  },
  I18: {
    title: 'Retour aux sources',
    story: 'Rien ne vaut la maison : le chien vous a presque reconnu.',
  },
  I19: {
    title: 'Rendez-vous à l’héliport',
    story: 'Le pilote a dit « tout de suite ». Courez.',
  },
  I20: {
    title: 'Convocation à Paris',
    story: 'Le siège veut vous voir. Tout de suite, et sans le chien.',
  },
  I21: { title: 'Plateau de télévision', story: 'On vous poudre, on vous coupe, on vous adore.' },
  I22: { title: 'Une de journal', story: 'Votre meilleur profil, le gauche. Ou le droit, selon l’édition.' },
  I23: { title: 'Petite phrase', story: 'Vous ne vouliez rien dire. Tout le pays la répète.' },
  I24: { title: 'Ami journaliste', story: 'Il vous doit un scoop, et surtout un déjeuner.' },
};
