import type { PackProtects } from '../pack.ts';

/** Words of a Portuguese clause that show that what looks like a burden is none. */
export const PROTECTS: PackProtects = {
  free: [
    'e o (resto|restante|saldo)|sem (qualquer)? (custo*|multa*|ônus|encargo*|penalidade*|juros)|grátis|gratuit*|não (é|será|são) cobrad*|não há (taxa|custo|multa)',
  ],
  consent: [
    '(só|somente|apenas|mediante) .. (autorização|consentimento|acordo|anuência|permissão) .. (escrit*|prévi*|express*)? .. @xo|(não|só|nem) .... sem .. (autorização|consentimento) .. (escrit*|prévi*|express*)? .. @xo|salvo (autorização|consentimento) .. @xo|se @x .. (aceitar|autorizar|concordar)',
  ],
  returns: [
    '(é|são|será|serão) .. (devolvid*|reembolsad*|restituíd*|descontad*|repost*|abatid*)|@y .. (devolve*|devolverá*|reembolsa*|repõe*|restitui*)|receb* de volta',
  ],
  mayLeave: [
    '@x .. (pode*|poderá*) .. (desistir|cancelar|terminar|rescindir|denunciar|sair|deixar|revogar|encerrar)|@x .... retirar a todo o tempo',
  ],
  offPrice: [
    '(descont*|abat*|deduz*|reduz*) .... (do|no|o) (preço|valor|orçamento)|preço .. (é|será) reduzid*',
  ],
  capped: [
    'só (pode|podem|poderá|poderão)|@y só (o|a)? (pode|poderá)|no máximo|máximo de|segundo a inflação|(pelo|segundo o|conforme o) coeficiente',
  ],
  othersFault: ['(imputável|imputáveis|culpa|atraso|demora|incumprimento|responsabilidade) (a|de|por)? @yo'],
};
