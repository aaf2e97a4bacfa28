import type { PackProtects } from '../pack.ts';

/** Words of an Italian clause that show that what looks like a burden is none. */
export const PROTECTS: PackProtects = {
  free: [
    'e il (saldo|resto)|senza (alcun*)? (spes*|cost*|penal*|oneri|maggiorazion*)|gratuit*|gratis|non è dovut*|non si paga*',
  ],
  consent: [
    '(solo|soltanto|previo|previa|salvo) .. (consenso|autorizzazione|accordo) .. (scritt*|espress*)? .. @xo|(non|né) .... senza .. (accordo|consenso|autorizzazione) .. (scritt*|espress*)? .. @xo|se @x .. (accetta|autorizza|acconsente)',
  ],
  returns: [
    '(è|sono|sarà|saranno|vengono|viene) .. (restituit*|rimborsat*|recuperat*|scalat*|rimess*)|@y .. (restituisce|rimborsa|recupera|restituirà|rimborserà)|con restituzione',
  ],
  mayLeave: [
    '@x .. (può|possono|puoi|potrà) .. (recedere|disdire|rinunciare|ritirarsi|annullare|revocare|uscire|interrompere)',
  ],
  offPrice: [
    '(corrispettivo|prezzo|compenso) .. si riduce|(scal*|detra*|riduzione) .. (dal|sul|del) (prezzo|corrispettivo|compenso)',
  ],
  capped: [
    '@y (può|possono|potrà) .. (solo|soltanto)|(può|possono) essere .. (solo|soltanto)|al massimo|non oltre|nei limiti|istat|inflazione|indice',
  ],
  othersFault: [
    '(imputabil*|dovut*|colpa|ritardo|inadempiment*) (a|di|del|al)? @yo|se (annulla|recede|ritarda) @y',
  ],
};
