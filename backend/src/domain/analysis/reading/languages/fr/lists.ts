import type { PhraseLists } from '../phrase.ts';

/** Words that phrases of the French pack share. */
export const LISTS: PhraseLists = {
  may: [
    'peut|peuvent|pourra|pourront|pouvons|est en droit|sont en droit|a le droit|ont le droit|se réserve*|réservons|est autorisé*|a la faculté|dispose de la faculté|est libre',
  ],
  mayS: [
    '@s .... (peut|peuvent|pourra|pourront|pouvons|pourrons|en droit|le droit|réserve|réservent|réservons|autorisé*|faculté|libre)|(peut|peuvent|pourra|pourront) .... par @so|se réserve*',
  ],
  future: ['*era|*eront|*ira|*iront|*dra|*dront|*tra|*tront|*aura|*auront|*vra|*vront'],
  deed: [
    'paie|paye|paient|payez|verse|versent|règle|règlent|rembourse|remboursent|restitue|rend|remet|remettent|fournit|fournissent|livre|livrent|entretient|maintient|signale|informe|informent|prévient|souscrit|prend|prennent|assure|assurent|supporte|supportent|garantit|effectue|effectuent|exécute|exécutent|respecte|respectent|use|laisse|met|mettent|acquitte|déclare|notifie|adresse|transmet|transmettent|délivre|établit|installe|surveille|répond|conserve|collecte|exerce|consacre|tient|tolère|jouit|accepte|communique|envoie|procède|accorde|réalise|réalisent|intervient|indemnise|accueille|régularise|régularisent|calcule|facture|fait|font|remplace|remplacent|nettoie|rénove|organise|dispense|forme|garde|veille|veillent|applique|justifie|justifient|prouve|avertit|avise|présente|apporte|participe|contribue|finance|rémunère|loge|protège|vérifie|contrôle|dépose|renouvelle|rappelle|propose|confirme|corrige|détruit|efface|supprime|rétablit|dépanne|répare|réparent|partage|accompagne|encadre|assume|réserve',
  ],
  deedStrong: ['paie|verse|supporte|rembourse|acquitte|assure'],
  endWord: [
    'résili*|rompre|rompu*|mettre fin|mettra fin|mis fin|met fin|donner congé|donne congé|congé|rupture|dénoncer|dénonc*|quitter|quitte|départ|clôtur*|démission*|annul*|rétract*|cesser|interrompre|mettent fin|désabonn*|licenci*',
  ],
  changeWord: [
    'modifi*|chang*|révis*|augment*|ajust*|adapt*|actualis*|remplac*|réduire|supprim*|majorer|majoré*|faire évoluer|mettre à jour|mises? à jour|déplac*|transférer|évol*|substitu*|reporter|relever|relevé',
  ],
  price: [
    'prix|tarif*|loyer|loyers|redevance*|cotisation*|abonnement|mensualité*|honoraires|frais|taux|montant*|charges|coût*|participation|pension|fermage',
  ],
  terms: ['conditions|termes|règlement*|règles|clauses|contrat|modalités|barème*'],
  service: [
    'service*|prestation*|horaires|planning|cours|contenu*|fonctionnalité*|offre*|programme|installation*|équipement*|lieu|locaux|matériel|activité*|poste|affectation|itinéraire|hébergement|menu|salle|date*|fonctions|lieu de travail',
  ],
  anytime: [
    "du jour au lendemain|à tout moment|à son gré|à sa (seule|libre|entière)? (discrétion|convenance|appréciation)|discrétionnaire*|sans (avoir à)? (motif|justifi*|préavis|motiver|raison|indemnité|délai|formalité|mise en demeure|accord|avertissement|prévenir|notification|information|consentement|autorisation)|unilatéral*|librement|à notre (seule|entière)? discrétion|immédiatement|de plein droit|quand bon|sans que @w* ...|à sa convenance|quel qu'en soit le motif|pour (quelque|toute|n'importe quelle) (motif|raison)|sans aucun",
  ],
  endless: [
    "sans limit*|illimité*|quelle qu'en soit|quel qu'en soit|quelle que soit|quel que soit|même (en l'absence|en cas|si|sans|lorsque)|y compris|en toute* circonstance*|sans faute|indépendamment|irrévocabl*|définitiv*|l'intégralité|la totalité|en tout état de cause|perpétuel*|toute la durée légale|sans exception|force majeure|tous les|toutes les",
  ],
  pays: [
    "à la charge|aux frais|supporte*|payer|paie|paiera|payé*|rembours*|acquitte*|facturé*|facturer|redevable*|due|dus|dues|verse*|versera|prélevé*|exigible*|donnera lieu|entraîne*|perçu*|réclam*|règle*|imputé*|s'élève*|majoré*|sera de|est de|doit|devra",
  ],
};
