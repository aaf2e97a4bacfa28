import type { PackBurden } from '../pack.ts';

/** Burdens of rooms, jobs at home, hire and small orders, in the words that such papers use. */
export const AT_HOME: readonly PackBurden[] = [
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (paga|pagherà|risponde|risarcisce|rimborsa) .... (anche (se|quando) .... colpa|senza (sua|propria)? colpa|valore a nuovo|prezzo del nuovo)',
      ],
    ],
    unless: ['solo (se|per)'],
    examples: ['In caso di furto il cliente paga il valore a nuovo, anche senza sua colpa.'],
    counterExamples: ['Il cliente risponde dei danni causati per sua colpa.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w .... (imbianca|imbiancherà|tinteggia|tinteggerà|imbiancare|tinteggiare) ...|(smarrimento|perdita|perde) .... chiav* ...',
      ],
      ['anche se|anche dopo|a (sue|proprie) spese|bianco|intero|serratur*|sostituzione|costo|paga'],
    ],
    unless: ['@s .. (tinteggia|paga)'],
    examples: [
      "All'uscita il conduttore tinteggia la stanza a proprie spese.",
      'In caso di smarrimento delle chiavi il conduttore paga la serratura.',
    ],
    counterExamples: ['Il conduttore restituisce le chiavi.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(trattenut*|trattiene|tratterrà|detratt*) .... (stipendio|busta paga|paga|retribuzione)|ore non (lavorate|svolte) .... non .. (pagat*|retribuit*)',
      ],
    ],
    unless: ['imposte|contributi'],
    examples: ['Ciò che si rompe è trattenuto dallo stipendio.'],
    counterExamples: ['Lo stipendio è pagato il 5.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '@w .... non (lavora|lavorerà|può lavorare|potrà lavorare|presta|presterà) .... (altr*|*altra|*altro|concorren*|client*|famigli*)',
      ],
    ],
    examples: ['La lavoratrice non lavorerà per un altro studio del quartiere per un anno.'],
    counterExamples: ["La lavoratrice può lavorare per un'altra famiglia."],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [['(ferie) .... (scelt*|stabilit*|decis*|decide|fissat*|fissa)'], ['@s*']],
    unless: ['accordo'],
    examples: ['Le ferie sono stabilite dal datore di lavoro.'],
    counterExamples: ['Le ferie sono stabilite di comune accordo.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(annull*|disd*|rinunci*|rece*|non si presenta) ...|dopo tale (termine|data)|oltre tale (termine|data)',
      ],
      [
        '(intero|intera|tutto il|tutta la|totale) .. (canone|prezzo|importo|quota|somma) .... (dovut*|trattenut*|perd*|resta)|(perde|paga|deve|trattiene) .... (intero|intera|tutto il|totale|100 %)',
      ],
    ],
    unless: ['se @s .. (annulla|recede)|@s .. (restituisce|rimborsa)'],
    examples: ["Dopo tale termine l'intero canone resta dovuto."],
    counterExamples: ['Chi disdice riceve tutto indietro.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(gps|localizza*|tracc*) .... (continuo|spostament*|in ogni momento|in qualsiasi momento|consultare)|(consenso|autorizzazione) .... (irrevocabile|non .. (revocat*|ritirat*))',
      ],
    ],
    unless: ['può essere (revocato|ritirato)'],
    examples: ['Il cliente acconsente al tracciamento continuo dei suoi spostamenti.'],
    counterExamples: ['Il consenso può essere revocato.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['(mobili|oggetti|beni|arredi) .... (diventano|diverranno|restano|passano|saranno acquisiti) ...'],
      ['proprietà|@so'],
    ],
    unless: ['@w .. proprietà'],
    examples: ['I mobili lasciati diventano proprietà del locatore.'],
    counterExamples: ['I mobili restano nella stanza.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['freelance', 'work'],
    all: [['@s (può|potrà|possono) .. (trattenere|sospendere|rinviare|rifiutare) .. (il|ogni)? pagamento']],
    examples: ['La società può sospendere il pagamento se non è soddisfatta.'],
    counterExamples: ['Il committente paga alla consegna.'],
  },
  {
    family: 'restraint',
    variant: 'use',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(visite|ospiti) .... (vietat*|non .. (ammess*|permess*|consentit*)|fino alle|dopo le)|(vietato|vietata) .... (visite|ospitare|ospiti)|@w non (può|potrà) .. (ospitare|ricevere .. visite)',
      ],
    ],
    examples: ['È vietato ricevere visite dopo le 22.'],
    counterExamples: ['Le visite sono libere.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['@s (può|potrà|possono) .... (subappaltare|cedere|affidare) ...'],
      ['senza .. (consenso|autorizzazione|accordo)|liberamente'],
    ],
    examples: ['La ditta può affidare i lavori ad altri senza il consenso del committente.'],
    counterExamples: ['La ditta può cedere il contratto con il consenso del committente.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s (può|potrà|possono) .. (sostituire|cambiare) .... (altr*|categoria|inferiore|simile)'],
      ['senza .. (riduzione|sconto|accordo|indennizzo)'],
    ],
    examples: ['Il noleggiante può sostituire il mezzo con un altro senza riduzione del prezzo.'],
    counterExamples: ['Il noleggiante sostituisce il mezzo guasto.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(stima|valutazione|conteggio|perizia) .... (insindacabile|definitiv*|vincolante)|(insindacabile|definitiv*) .... (stima|valutazione)',
      ],
      ['@so|insindacabile'],
    ],
    unless: ['entrambe|insieme'],
    examples: ['La stima dei danni è fatta dal noleggiante ed è insindacabile.'],
    counterExamples: ['La stima è fatta da un perito scelto insieme.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        "(consegna|consegnerà|trattiene|custodisce|conserva) .... (passaporto|documento d'identità|carta d'identità|permesso di soggiorno)|(passaporto|documento d'identità) .... (consegnat*|trattenut*|custodit*)",
      ],
    ],
    unless: ['copia|fotocopia'],
    examples: ['La lavoratrice consegna il passaporto al datore di lavoro.'],
    counterExamples: ['La lavoratrice consegna le chiavi.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      ['senza (compenso|retribuzione|paga|pagamento|indennità) (ulteriore|aggiuntiv*|supplementare)?'],
      ['@w*|@s*|nott*|ore|assistenza'],
    ],
    unless: ['aspettativa'],
    examples: ['La lavoratrice presta assistenza notturna senza compenso ulteriore.'],
    counterExamples: ['La lavoratrice riceve un compenso per la notte.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(te ne vai|lasci|smetti|va via|ti ritiri) .... prima .... (paghi|paga|devi|deve|penale)']],
    examples: ['Se lasci il corso prima della fine, paghi due mesi.'],
    counterExamples: ['Se lasci il corso, avvisa.'],
  },
];
