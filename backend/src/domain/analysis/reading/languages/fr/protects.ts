import type { PackProtects } from '../pack.ts';

/** Words of a French clause that show that what looks like a burden is none. */
export const PROTECTS: PackProtects = {
  free: [
    "et le (solde|reste)|sans (aucun)? (frais|coût|pénalité|indemnité à payer|supplément)|gratuit*|aucun* (frais|somme|montant|acompte|pénalité|supplément) (n'est|ne sera)",
  ],
  consent: [
    "(sauf|seulement|uniquement) .. (accord|consentement|autorisation) (préalable|écrit*|exprès)? .. @xo|ne .... (sans|qu'avec|qu'après) .. (accord|consentement|autorisation) (préalable|écrit*|exprès)? .. @xo|si @x .. (accepte*|a donné|donne*)",
  ],
  returns: [
    '(est|sont|sera|seront) (intégralement|aussitôt|alors)? (rendu*|restitué*|remboursé*|rattrapé*|reporté*|déduit*)|@y .. (rembourse|rend|restitue|rattrape) ...|vous (est|sera) remboursé*',
  ],
  mayLeave: [
    '@x .. (peut|peuvent|pourra|pourront|pouvez|peux) .. (renoncer|résilier|annuler|se rétracter|quitter|mettre fin|refuser|partir|arrêter)|@x dispose* .. pour se rétracter',
  ],
  offPrice: [
    '(déduit*|retir*|retranch*|réduction|remise) .. (du|sur le) (prix|montant|total)|prix .. (réduit|diminué)',
  ],
  capped: [
    '@y ne (peut|peuvent|pourra) .... que|ne (peut|peuvent|pourra) .. (modifier|augmenter|changer) .. que|au (plus|maximum)|maximum|dans la limite|indice|inflation|sans pouvoir dépasser',
  ],
  othersFault: [
    '(retard|faute|défaillance|manquement|annulation) (imputable*|dû|due)? (à|de|du|par)? @yo|si @y ne (peut|remet|livre|respecte)',
  ],
};
