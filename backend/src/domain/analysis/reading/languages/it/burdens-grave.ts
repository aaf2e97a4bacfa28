import type { PackBurden } from '../pack.ts';

/** What weighs most in everyday papers: being bound, paying for nothing, paying on, losing things. */
export const GRAVE: readonly PackBurden[] = [
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [['(@b|@w) .... rinunci* .... (recedere|recesso|disdetta)']],
    examples: ['Le parti rinunciano a recedere per tre anni.'],
    counterExamples: ['Il locatore rinuncia a recedere per tre anni.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (può|possono|potrà) (recedere|disdire|uscire|ritirarsi) .. (solo|soltanto|esclusivamente) .... (gravi motivi|alla fine|al termine|al 31|al 30|a fine)',
      ],
    ],
    examples: ['La conduttrice può recedere solo per gravi motivi, con preavviso di tre mesi.'],
    counterExamples: ['Il locatore può recedere solo per gravi motivi.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(deve|dovrà|dovuto|dovuti|pagherà|paga) .... (canon*|rate|quote|mensilità|retta) .... (fino alla (scadenza|fine)|residu*|rimanent*|a scadere)',
        '(canon*|rate|quote|mensilità) (residu*|rimanent*|a scadere) .... (dovut*|pag*|esigibil*)',
      ],
    ],
    examples: ['In ogni altro caso la conduttrice deve il canone fino alla scadenza.'],
    counterExamples: ['Il canone è dovuto entro il giorno 5.'],
  },
  {
    family: 'sudden-end',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(mancato pagamento|mancat* versamento) .... (una|un) .. (rata|canone|mensilità|quota) .... (risoluzione|risolt*|risolve)',
      ],
    ],
    examples: ['Il mancato pagamento anche di una sola rata comporta la risoluzione del contratto.'],
    counterExamples: ['Il pagamento avviene in rate mensili.'],
  },
  {
    family: 'cost-shifting',
    variant: 'pays-anyway',
    hurts: 'weaker',
    severity: 'high',
    notIn: ['work'],
    all: [
      [
        '(dovut*|si paga|pagare) .... anche (in|nei|nelle|durante|se|in caso) .... (assenza|malattia|festività|chiusura|vacanze|ferie)',
        'anche (in|nei|nelle|durante|se|in caso) .... (assenza|malattia|festività|chiusura|vacanze|ferie) .... (dovut*|si paga|pagare)',
      ],
    ],
    unless: ['retribuzione|stipendio'],
    examples: ["La retta è dovuta anche nei mesi con festività e in caso di assenza dell'allievo."],
    counterExamples: ['La retribuzione è dovuta anche in caso di malattia.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w .... (tinteggia*|imbianca*) .... (fine|termine|rilascio|riconsegna|uscita)',
        'tinteggiatura (al termine|alla fine|al rilascio|alla riconsegna)',
      ],
    ],
    unless: ['@s .. tinteggia'],
    examples: [
      'Sono a carico della conduttrice le piccole riparazioni e la tinteggiatura al termine del rapporto.',
    ],
    counterExamples: ["Il locatore tinteggia l'appartamento prima della consegna."],
  },
  {
    family: 'unilateral-change',
    variant: 'rises',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(passa|passerà|sale|salirà) a #money|prova .... gratuit* .... si attiva .... #money']],
    examples: ['Dal settimo mese il canone passa a € 34,95.'],
    counterExamples: ['Il canone è di € 34,95.'],
  },
  {
    family: 'auto-renewal',
    variant: 'full-price-follows',
    hurts: 'weaker',
    severity: 'high',
    all: [['(non (disdice|disdici|recede|annulla)|al termine) .... si attiva .... (piano|abbonamento)']],
    examples: ['Al termine, se il Cliente non disdice, si attiva il piano annuale a € 71,88.'],
    counterExamples: ['Il Cliente attiva il piano annuale.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(me li|me la|me lo|ce li) (tengo|teniamo)|(caparra|acconto|anticipo) .. (è|viene|sarà) (pers*|trattenut*)|@s .... trattiene .... (caparra|acconto|anticipo)',
      ],
    ],
    unless: ['@s .. restituisce'],
    examples: ['Se cambi idea i 500 euro me li tengo.'],
    counterExamples: ['Se annulla il fornitore, la caparra è restituita.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'high',
    all: [['vist* e piaciut*|non (ti|le|vi)? (garantisco|garantiamo)|non venir* a dire']],
    examples: ['Te la do vista e piaciuta.'],
    counterExamples: ['La vendita è con garanzia di due anni.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'high',
    all: [['@w .. esonera @s* .... responsabilità']],
    examples: ['La conduttrice esonera il locatore da ogni responsabilità per danni.'],
    counterExamples: ['Il locatore risponde dei danni.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [['(ammanchi|differenze|mancanze) di cassa']],
    unless: ['@s .. risponde'],
    examples: ['Il dipendente risponde degli ammanchi di cassa del suo turno.'],
    counterExamples: ["L'azienda controlla la cassa ogni sera."],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(fotografie|foto|dati|file|contenuti) .... (eliminat*|cancellat*) (definitivamente|per sempre)']],
    examples: ['Trascorsi 15 giorni dalla fine, le fotografie sono eliminate definitivamente.'],
    counterExamples: ['Le fotografie sono conservate per cinque anni.'],
  },
  {
    family: 'withheld-pay',
    variant: 'unpaid-hours',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [['(straordinari*|ore eccedenti) .... (compres*|inclus*|non (sono)? (retribuit*|pagat*))']],
    examples: ['Le ore di straordinario sono comprese nella retribuzione.'],
    counterExamples: ['Lo straordinario è pagato con la maggiorazione del 15 %.'],
  },
];
