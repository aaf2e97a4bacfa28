import type { PackBurden } from '../pack.ts';

/** How the deal may change, how it ends, what leaving costs. */
export const DEAL: readonly PackBurden[] = [
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}|{price} .... (può|possono|potrà|potranno) ...'],
      ['modific*|aument*|adegu*|rived*|aggiorn*|vari*|cambi*|maggior*|ritocc*'],
      ['{price}'],
    ],
    unless: ['istat|(di comune|per|con|previo) accordo|accordo tra le parti|{endWord} .. @wo'],
    graver: ['{anytime}|{endless}'],
    examples: ['La palestra può modificare le tariffe in qualsiasi momento.'],
    counterExamples: ['Il canone è aggiornato ogni anno secondo la variazione ISTAT.'],
  },
  {
    family: 'unilateral-change',
    variant: 'terms',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{mayS}|(condizioni|termini|regolamento) .... (può|possono|potrà|potranno) ...|vigent* (al momento|di volta in volta)|soggett* a modific*',
      ],
      ['{changeWord}|vigent*|soggett*'],
      ['{terms}'],
    ],
    unless: ['di comune accordo|per iscritto .. @b|@w .. (può|puoi|potrà) modificare|serratur*'],
    graver: ['{anytime}'],
    examples: ['La società si riserva il diritto di modificare i presenti termini in qualsiasi momento.'],
    counterExamples: ['Ogni modifica del contratto avverrà per iscritto tra le parti.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [['{mayS}'], ['{changeWord}|limitar*|accorp*|rinviar*|spost*|cess*|aggiung*'], ['{service}']],
    unless: ['@w .. (può|puoi|potrà|potete) ...|con il consenso @wo'],
    graver: ['{anytime}'],
    examples: ['La scuola può cambiare gli orari e i docenti senza preavviso.'],
    counterExamples: ['Il cliente può cambiare la data del corso.'],
  },
  {
    family: 'unilateral-change',
    variant: 'content-removal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}'],
      ['contenut*|comment*|pubblicazion*|material*|post|profil*'],
      ['rimuov*|rimozione|elimin*|cancell*|blocc*|rifiut*|disabilit*|filtr*|modificar*'],
    ],
    unless: ['@w (può|puoi|potete|potrà) ...'],
    graver: ['{anytime}'],
    examples: ['Possiamo rimuovere i contenuti a nostra discrezione.'],
    counterExamples: ['Voi potete rimuovere i vostri contenuti.'],
  },
  {
    family: 'sole-discretion',
    variant: 'alone',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(a|di) (sua|nostra|propria|loro)? (sola|esclusiva|assoluta|unica|totale|completa|insindacabile)? (ed esclusiva|e insindacabile)? discrezione|insindacabile (giudizio|discrezione)|a giudizio .. @so|@s .... (decide|deciderà|determina|stabilisce|valuta|ritiene|ritenga|decidiamo) .... (liber*|unilateral*|opportun*|necessari*|insindacabil*|discrezion*)|discrezional*|(stimat*|determinat*|valutat*|stabilit*|quantificat*) (unilateralmente|liberamente)? (da)? @so|qualora @s (ritenga|riteniamo|consideri)|se @s (ritiene|riteniamo)|che @s (ritiene|ritenga|riteniamo)',
      ],
    ],
    unless: ['discrezione @wo|perito|di comune accordo|{price} ...'],
    graver: ['insindacabil*|assoluta|esclusiva|senza (motiv*|ricorso)'],
    examples: ['I danni saranno stimati dal locatore a suo insindacabile giudizio.'],
    counterExamples: ['Il conduttore sceglie il colore.'],
  },
  {
    family: 'unequal-exit',
    variant: 'only-they',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s .... (può|possono|potrà|riserva*|facoltà)|possiamo|potremo'],
      ['{endWord}'],
      ['preavviso|in qualsiasi momento|in qualunque momento|senza (motiv*|indennizz*|giustific*|penal*)'],
    ],
    unless: ['@b|ciascuna|@w .... {endWord}|inadempim*|mora|morosità|violazion*|grave'],
    examples: ['Il fornitore può recedere dal contratto con un preavviso di quindici giorni.'],
    counterExamples: [
      'Il cliente può recedere in qualsiasi momento.',
      'Ciascuna delle parti può recedere con un preavviso di un mese.',
    ],
  },
  {
    family: 'unequal-exit',
    variant: 'longer-notice',
    hurts: 'weaker',
    severity: 'medium',
    all: [['@w* .... #time .... @s* .... #time|@s* .... #time .... @w* .... #time'], ['preavviso']],
    unless: ['legge #number'],
    examples: [
      'Il cliente recede con un preavviso di tre mesi, il fornitore con un preavviso di quindici giorni.',
    ],
    counterExamples: ['Il preavviso è di un mese.'],
  },
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w* .... (non (può|potrà|possono|potranno) .... {endWord}|rinuncia .... ({endWord}|recesso|disdetta))|(non è (ammess*|consentit*|possibile|previst*)|esclus*) .... (recesso|disdetta|{endWord})|(recesso|disdetta) .... (non è (ammess*|consentit*|possibile)|esclus*|solo (dopo|alla))|vincolo .... #time|(durata minima|permanenza minima) .... (ventiquattro|trentasei|24|36|48|due anni|tre anni)|obbligo di permanenza',
      ],
    ],
    unless: [
      '@s .... non (può|potrà) .... {endWord}|senza vincoli|diritto di recesso .. codice del consumo|consumatore',
    ],
    graver: ['{endless}|(due|tre|quattro|cinque|2|3|4|5) anni|(24|36|48|60|ventiquattro|trentasei) mesi'],
    examples: [
      "L'abbonato non può recedere prima di dodici mesi.",
      'Il cliente accetta un vincolo di 24 mesi.',
    ],
    counterExamples: ['Il locatore non può recedere prima della scadenza.'],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    hurts: 'weaker',
    severity: 'medium',
    notIn: ['letting'],
    all: [
      [
        '(rinnov*|prorog*) .... (automatic*|tacit*|di (anno|mese)|ulteriori|successivi|salvo|uguali|ugual*|se non|a meno)|(automatic*|tacit*) .... (rinnov*|prorog*)|tacito rinnovo|salvo .... disdetta .... (rinnov*|prorog*)|si rinnov*',
      ],
    ],
    unless: [
      'non (si)? (rinnov*|prorog*)|senza (tacito)? rinnovo|esclus* .. tacito|non .. rinnov* automatic*',
    ],
    graver: ['(dodici|12|24) mesi|(un|due|tre|1) ann*|(tre|due|sei|60|90) (mesi|giorni) prima'],
    examples: ['Il contratto si rinnova automaticamente per ulteriori dodici mesi.'],
    counterExamples: ['Il contratto non si rinnova automaticamente.'],
  },
  {
    family: 'sudden-end',
    variant: 'at-once',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|(account|accesso|contratto|abbonamento|licenza) .... (può|potrà|possono) essere'],
      [
        '{endWord}|sospend*|sospension*|esclud*|blocc*|disattiv*|sfratt*|espell*|disabilit*|rimuov* .. account|limitar* .. accesso|negare',
      ],
      ['{anytime}|senza (preavviso|avviso|rimborso|motivo)'],
    ],
    unless: ['@w .. (può|puoi|potrà|potete) .... {endWord}|@b|{price} ...'],
    examples: ['Possiamo sospendere il tuo account in qualsiasi momento senza preavviso.'],
    counterExamples: ['Il cliente può recedere in qualsiasi momento senza motivo.'],
  },
  {
    family: 'sudden-end',
    variant: 'for-breach',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(risolt*|risoluzione|risolv*|sospes*|sospend*|sospension*|esclus*|espuls*|decad*|chius*|disattiv*|terminat*) .... (di diritto|immediat*|automatic*|senza (preavviso|necessità|ulteriore|diffida))|(di diritto|immediat*|automatic*) .... (risolt*|risoluzione|risolv*|sospes*|sospend*|esclus*|terminat*)|clausola risolutiva|{mayS} .... (sospend*|risolv*|esclud*|espell*|blocc*|chiuder*|terminar*|disattiv*|interromper*|rescinder*|revocare|annullare|cessar*)',
      ],
      [
        'inadempim*|mancato pagamento|ritardo|violazion*|violi|viola|viol* |qualsiasi|insolut*|in caso di|morosità|sospett*|motivi|qualora|se @w',
      ],
    ],
    unless: ['@w .. (può|puoi|potrà|potete) .... {endWord}|@b|ciascuna'],
    graver: [
      'una sola|un solo|qualsiasi (violazione|inadempimento)|senza (diffida|preavviso)|anche (di|parziale)|sospett*',
    ],
    examples: [
      'Il mancato pagamento di una sola rata comporta la risoluzione di diritto del contratto senza diffida: è risolto immediatamente.',
    ],
    counterExamples: ['Rispondiamo immediatamente.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{endWord}|(uscita|recesso|disdetta|risoluzione|estinzione) anticipat*|anticipatamente|prima (del|della|di) .. (scadenza|termine|fine)|non (si presenta|comparire)|rinuncia al corso',
      ],
      [
        'penal*|indennizz*|indennità|#percent|#money|restant*|residu*|a scadere|intero|totalità|mensilità (mancant*|rimanent*)|rate|costi di (disattivazione|recesso)|restituire .. (sconto|formazione|premio)|canoni',
      ],
      ['{pays}|deve|dovrà|dovut*'],
    ],
    unless: [
      '@s .... (verserà|restituirà|pagherà|rimborserà) .... @wo|senza (penal*|costi|oneri|spese|indennizz*|risarciment*)|gratuit*|ritard*|mora|colpa @so',
    ],
    graver: ['totalità|intero|restant*|residu*|(80|90|100) %|a scadere|tutte le'],
    examples: ['In caso di recesso anticipato il cliente pagherà le rate residue.'],
    counterExamples: ['Il recesso è gratuito e senza penali.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'non (rimborsabil*|è rimborsabil*|sono rimborsabil*|sarà rimborsat*|saranno rimborsat*|sarà restituit*|verrà restituit*|verranno rimborsat*|recuperabil*|è previsto .. rimborso|dà diritto .. rimborso)|(perd*|perderà|perde|perderanno) .... (cauzione|caparra|acconto|diritt*|deposito|credit*|lezioni|punti|somme|bonus)|(caparra|acconto|deposito|cauzione|somme|credit*|punti|lezioni|ore) .... (trattenut*|incamerat*|pers*|decad*|scad*|non (sono|è|saranno|sarà|verranno))|senza (diritto a|alcun)? (rimborso|restituzione)|nessun rimborso|(trattenere|incamerare|tratterrà|incamererà)|rest* acquisit*',
      ],
    ],
    unless: ['@s .. perd*|non (perde|scadono)|sarà restituit* integralmente|restituzione integrale'],
    graver: ['totalità|intero|tutt*|qualsiasi motivo|in nessun caso|{endless}'],
    examples: ['La quota di iscrizione non è rimborsabile.', 'Le lezioni non utilizzate sono perse.'],
    counterExamples: ['La cauzione sarà restituita integralmente.'],
  },
];
