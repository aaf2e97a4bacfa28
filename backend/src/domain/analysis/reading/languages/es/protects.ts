import type { PackProtects } from '../pack.ts';

/** Words of a Spanish clause that show that what looks like a burden is none. */
export const PROTECTS: PackProtects = {
  free: [
    'y el resto|sin (ningún)? (coste|costo|gastos|cargo|penalización|recargo|multa)|gratis|gratuit*|no (se cobra*|tiene coste|hay penalización)',
  ],
  consent: [
    '(solo|sólo|únicamente|previa|previo) .. (autorización|consentimiento|acuerdo|permiso) .. (escrit*|expres*|previ*)? .. @xo|salvo (autorización|consentimiento) .. @xo|no .... sin .... (autorización|consentimiento|firmad*|aceptad*) .. (por)? @xo|si @x .. (acepta|autoriza|da su)',
  ],
  returns: [
    '(se|será|serán) .. (devuelv*|devolverá|devuelto*|devuelta*|reembols*|recuper*|reintegr*|descuent*)|@y .. (devuelve*|devolverá*|reembolsa*|reembolsará*)',
  ],
  mayLeave: [
    '@x .. (puede*|podrá*) .. (desistir|cancelar|darse de baja|resolver|terminar|renunciar|dejar|rescindir|marcharse|anular)|@x .. dispone* .... para desistir|(puedes|puede) (desistir|cancelar|darte de baja|dejar*)',
  ],
  offPrice: [
    '(descont*|descuent*|deduc*|rebaj*) .... (del|en el) (precio|presupuesto|importe)|precio .. (se reduc*|rebaj*)',
  ],
  capped: [
    '(solo|sólo|únicamente) (se)? (podrá|podrán|puede|pueden)|@y (solo|sólo) (podrá|puede)|como máximo|máximo|tope|no .. más de|ipc|inflación|índice',
  ],
  othersFault: ['(imputable*|debido|culpa|retraso*|incumplimiento) (a|de|por)? @yo'],
};
