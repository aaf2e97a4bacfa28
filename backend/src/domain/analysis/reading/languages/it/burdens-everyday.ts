import type { PackBurden } from '../pack.ts';

/** Burdens as neighbors, friends and small firms write them: without the words of the law. */
export const EVERYDAY: readonly PackBurden[] = [
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(la|il|lo) (perde|perdono|perderà)|(caparra|acconto|prezzo|anticipo|quota) .... (perso|persa|perdut*|non (è|viene) (rimborsat*|restituit*|reso|resa))|trattenendo .. (quota|acconto|caparra|anticipo)|(restano|resta|rimangono) alla? (proprietà|@so) senza (compenso|indennizzo)',
      ],
    ],
    unless: ['@s .. perde|rende'],
    examples: ["Se l'acquirente rinuncia, l'acconto è perso."],
    counterExamples: ["Se il venditore rinuncia, rende l'acconto."],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(si aggiungono|aggiungere|in più|lascia|paga) .... #money .... (ogni|per ogni|per ciascun) (giorno|volta|ora|settimana)|(ogni|per ogni) (giorno|ora|settimana) di ritardo .... #money|(debito|canone|importo|somma) (cresce|aumenta|sale) .... (decimo|quinto|#percent)',
      ],
    ],
    unless: ['@s (paga|versa|sconta)|prenotat*|viaggio'],
    examples: ['Dopo il 5 si aggiungono 10 euro per ogni giorno.'],
    counterExamples: ['La palestra paga 10 euro per ogni giorno di chiusura.'],
  },
  {
    family: 'cost-shifting',
    variant: 'wages',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(rott*|mancanz*|ammanch*|differenz*|danni) .... (detratt*|detraggono|trattenut*|trattengono|scalat*) .... (busta paga|stipendio|retribuzione)',
      ],
    ],
    unless: ['non'],
    examples: ['Gli ammanchi di cassa sono detratti dallo stipendio.'],
    counterExamples: ['Gli ammanchi non sono detratti dallo stipendio.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(imprevist*|extra|aggiuntiv*|ulteriori) .... (a regia|a consuntivo|prezzo del giorno|a ore)|(a regia|a consuntivo)',
      ],
    ],
    unless: ['massimo|preventivo|firmat*'],
    examples: ['I lavori extra sono pagati a consuntivo.'],
    counterExamples: ['I lavori extra a consuntivo non superano il massimo di 200 euro.'],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['(potrei|potremmo|possiamo|può|possono|potrà) .... (spostart*|spostare|spostarl*|ridurre|trasferir*)'],
    ],
    unless: ['@w .. può|accordo|consenso'],
    examples: ["Il proprietario può spostare l'inquilino in una camera più piccola."],
    counterExamples: ["Il proprietario può spostare la visita con il consenso dell'inquilino."],
  },
  {
    family: 'unilateral-change',
    variant: 'terms',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(nuove condizioni|nuove regole|modifiche) .... (valgono|hanno effetto|si applicano) .... (giorno|momento|quando|appena) .... (compaiono|pubblicat*|appaiono)',
      ],
    ],
    examples: ['Le modifiche valgono dal giorno in cui sono pubblicate.'],
    counterExamples: ['Le modifiche sono concordate.'],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(prosegue|continua|riparte|si rinnova) .... (anno|mesi|mese) .... (se|salvo|a meno) .... (lettera|disdetta|avvis*|comunica*|scriv*)',
      ],
    ],
    examples: ["L'iscrizione continua di anno in anno se il socio non avvisa."],
    counterExamples: ["L'iscrizione finisce dopo un anno."],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(quando|se) (lo|la) (ritiene|ritengono|riteniamo|crede) (opportuno|opportuna|necessario|giusto)|a chi vuole|senza (dover)? (spiegar*|motivar*|dare spiegazioni)',
      ],
    ],
    unless: ['@w .. può'],
    examples: ['Il circolo esclude un socio quando lo ritiene opportuno.'],
    counterExamples: ['Il socio può uscire senza motivare.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(proprietà|@s) .... non (paga|pagano|paghiamo|risarcisc*) .... (dann*|nulla|niente)|declina* (ogni)? (addebito|responsabilità)|(di|per) .... @s non (risponde|rispondono)|senza (alcuna)? garanzia (alcuna)?|così com'è|rispondono solo (@wo|i passeggeri|chi)",
      ],
    ],
    unless: ['con garanzia'],
    examples: ['Per i furti il nido declina ogni addebito.'],
    counterExamples: ['Il nido paga i danni.'],
  },
  {
    family: 'sudden-end',
    variant: 'acceleration',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(pretendere|esigere|chiedere|richiedere|pretende|esige) .... (subito|immediatamente|in una volta) .... (tutto|resto|residuo|intero)|(pretendere|esigere|chiedere) .... (tutto|resto|residuo) .... (subito|in una volta)',
      ],
    ],
    examples: ['Con due rate saltate il creditore può pretendere subito tutto il resto.'],
    counterExamples: ['Il debitore può pagare una rata in ritardo.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(smette|lascia|si ritira|recede|se ne va) .. (prima) .... (versa|deve|paga) .... (#money|quote|mensilità|rate|metà)',
      ],
    ],
    unless: ['non (deve|paga)|nulla'],
    examples: ['Chi smette prima paga metà delle quote rimaste.'],
    counterExamples: ['Chi smette prima non paga nulla.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(si paga|si pagano|è dovuta|va pagata) .... (anche|comunque) .... (si ritira|ritiro|smette|rinuncia|recede)',
      ],
    ],
    examples: ['La retta è dovuta anche per chi si ritira.'],
    counterExamples: ['La retta si paga il dieci.'],
  },
  {
    family: 'work-demands',
    variant: 'overtime',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w (rinuncia|rinunciano) .. (giorno libero|riposo|ferie|domenica)|(presta|prestano) .... ore di lavoro',
      ],
    ],
    unless: ['@s'],
    examples: ['In dicembre il lavoratore rinuncia al riposo.'],
    counterExamples: ['Il lavoratore ha un giorno libero.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['vietato .... (pubblicare|scrivere|diffondere|affiggere) .... (giudizi|recensioni|commenti|opinioni)'],
    ],
    examples: ['È vietato pubblicare recensioni sulla palestra.'],
    counterExamples: ['È vietato fumare.'],
  },
  {
    family: 'proof-burden',
    hurts: 'weaker',
    severity: 'low',
    all: [['(sta|spetta|tocca|compete) (@wo|a te|a lei|a chi) .. (provare|dimostrare)']],
    unless: ['@so'],
    examples: ["Spetta all'inquilino dimostrare il contrario."],
    counterExamples: ['Il proprietario deve dimostrare il danno.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w .... (risarcisce|risarciscono|paga) .... (ogni|tutti i|qualsiasi) dann* .... (anche se|anche quando|chiunque)|(risarcisce|risarciscono) (ogni|tutti i|qualsiasi) dann* .... (anche se|anche quando|chiunque)',
      ],
    ],
    examples: ['Il socio risarcisce ogni danno, anche se causato da altri.'],
    counterExamples: ['Il socio risarcisce il danno che ha causato.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'stronger',
    severity: 'medium',
    all: [['@s (paghiamo|paga|risarcisc*|rispond*) .. (tutto|interamente|per intero)']],
    examples: ['Se qualcosa si rompe, noi paghiamo tutto.'],
    counterExamples: ['Noi paghiamo la luce.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'medium',
    all: [['garanzia (cade|decade|si perde|viene meno) .... (se|quando)']],
    unless: ['@s'],
    examples: ['La garanzia cade se un altro apre la macchina.'],
    counterExamples: ['La garanzia dura due anni.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(conserviamo|condividiamo|vendiamo|passiamo) .... (spostamenti|posizion*|abitudini|dati|contatti) |(conserviamo|condividiamo|vendiamo) .... (spostamenti|posizion*|abitudini|contatti)|li (condividiamo|cediamo|vendiamo) (con|a)',
      ],
    ],
    unless: ['non'],
    examples: ['Conserviamo i tuoi spostamenti e li condividiamo con altri.'],
    counterExamples: ['Non vendiamo dati.'],
  },
];
