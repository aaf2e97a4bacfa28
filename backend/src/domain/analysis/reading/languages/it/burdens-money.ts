import type { PackBurden } from '../pack.ts';

/** Charges, costs, pay, liability. */
export const MONEY: readonly PackBurden[] = [
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['ritard*|mora|moratori*|insolut*|mancato pagamento|non pagat*|sollecit*|morosità|recupero credit*'],
      ['#money|#percent|interess*|maggioraz*|penal*|spese|commissione'],
      ['{pays}|@w*|al giorno|per ogni|applic*'],
    ],
    unless: ['@s .. (ritard*|pagherà|versa)|interessi legali|ritardo @so|ritardo nella consegna'],
    examples: ['Per ogni sollecito di pagamento saranno addebitati 25 euro.'],
    counterExamples: ['Il canone si paga il giorno 5.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [['penal*|clausola penale|sanzion*|multa|(#money) per (ogni|giorno)'], ['@w*|{pays}']],
    unless: [
      '@s .... (penal*|pagherà|verserà|corrisponder*)|nessuna penal*|senza penal*|reato|(legge|codice|procedura) penale|penalmente',
    ],
    graver: ['per ogni|ciascun*|{endless}'],
    examples: ['Il lavoratore pagherà una penale di 3.000 euro.'],
    counterExamples: ['Il cliente può recedere senza penali.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [['penal*|(#money) per (ogni|giorno)'], ['@s .... (pagherà|verserà|corrisponder*|dovrà)']],
    unless: ['nessuna penal*|senza penal*'],
    examples: ["L'impresa verserà al committente una penale di 50 euro per ogni giorno di ritardo."],
    counterExamples: ['Il cliente pagherà una penale.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(perdita|smarrimento|violazione|mancata (restituzione|disdetta)|assenza|danneggiamento|ogni|superamento|mancato|dimenticanza)',
      ],
      ['#money|#percent|doppio|triplo'],
      [
        '@w .. (paga|pagherà|dovrà|verserà)|(sarà|verrà|saranno|verranno) (addebitat*|trattenut*)|comporta*|{pays}',
      ],
    ],
    unless: ['@s .... (pagherà|restituirà|verserà)|canone (è|di)|prezzo è|mensile (è|di)'],
    examples: ['La perdita della tessera comporta il pagamento di 20 euro.'],
    counterExamples: ['Il prezzo è di 20 euro.'],
  },
  {
    family: 'broad-indemnity',
    hurts: 'x',
    severity: 'high',
    all: [
      [
        '@x* .... (manlev*|tiene indenne|tenere indenne|terrà indenne|mantenere indenne|indennizz*|risarcire|difendere|garantisce|tenerci|esonera|solleva|tenga)|@x .. (si impegna|accetta|accetti|accettate|conviene|è tenut*) .... (manlev*|tenere indenne|indennizz*|risarcire|difendere)',
      ],
      [
        'indenn*|manlev*|da (qualsiasi|ogni|qualunque) .. (pretesa|responsabilità|danno|reclam*|azione)|terz*|pretese|reclam*|richiest*',
      ],
    ],
    unless: ['@y .. (manleva|indennizza|risarcisce)'],
    examples: ["L'utente manleva la società da qualsiasi pretesa di terzi."],
    counterExamples: ["L'utente sceglie una password."],
  },
  {
    family: 'uncapped-liability',
    hurts: 'x',
    severity: 'medium',
    all: [
      ['@x* .... (rispond*|responsabil*|assum*|sopport*|si accolla|a proprio rischio)'],
      [
        '(di|per|da) (tutti|ogni|qualsiasi|qualunque|tutte) .. (dann*|perdit*|conseguenz*|furt*|attività)|anche .... (forza maggiore|fortuito|terzi)|senza colpa|forza maggiore|caso fortuito|illimitat*|senza limit*|tutti i danni|indipendentemente|intero rischio',
      ],
    ],
    unless: ['@y .... (rispond*|responsabil*)|non .. responsab*'],
    graver: ['senza colpa|forza maggiore|caso fortuito|illimitat*|indipendentemente'],
    examples: ['Il conduttore risponde di tutti i danni, anche per caso fortuito.'],
    counterExamples: ['Il locatore è responsabile della caldaia.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@s* .... (non (è|sarà|sono|saranno|siamo|saremo|risponde*|rispond*|garantisce|garantiamo|garantiscono|assume|assumiamo|potrà|può|potremo|fornisce|forniamo|rilascia|offre|offriamo)|declina|esclude|esclud*|nega) .... (responsab*|dann*|perdit*|furt*|garanzi*|obblig*|disponib*|risultat*|ritenut*|affidabil*|accurat*|sicur*|interruzion*|serviz*)|responsabilità .... (limitat*|esclus*|non (supererà|potrà superare|eccederà|eccede)|massim*|complessiva)|esonerat* da .. responsabilità|(nessuna|alcuna) (responsabilità|garanzia)|senza (alcuna)? garanzi*|così com'è|nello stato (in cui|di fatto)|come (è|sono) (disponibil*)?|a (suo|proprio|vostro|tuo) (esclusivo)? rischio|non .... diritto ad alcun* (indennizz*|risarciment*)|in nessun caso .... (responsab*|dann*)|limitazione .. responsabilità|esclusione .. garanzi*",
      ],
    ],
    unless: [
      "@w .. non (è|sarà|risponde) responsab*|responsabilità @wo .. (esclusa|limitata)|normale usura|deperimento d'uso",
    ],
    graver: [
      'in nessun caso|anche (se|in caso)|qualsiasi|negligenza|colpa|ogni responsabilità|nella misura massima|lesioni',
    ],
    examples: [
      'La palestra non risponde di eventuali furti.',
      'La responsabilità della società è limitata a 100 euro.',
    ],
    counterExamples: ['Il conduttore non è responsabile della normale usura.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'in solido|solidal*|(fideiussor*|garant*) .... (personal*|solidal*|risponde*|obblig*|rinunci*|prima richiesta)|beneficio (della|di) (preventiva)? (escussione|divisione)|rispond* .... (fatto|danni|causati|arrecati|operato) .... (da|di|dei|dai) .. (familiari|visitatori|persone|terzi|dipendenti|ospiti|conviventi|collaboratori)|fatto dei (propri|suoi) (familiari|ospiti|dipendenti)|prima richiesta',
      ],
      ['@w*|fideiussor*|garant*|solid*|rispond*'],
    ],
    unless: ['@s* .. risponde ...|senza solidarietà'],
    graver: ['rinunci*|illimitat*|prima richiesta|proroghe|senza limit*'],
    examples: [
      'I conduttori rispondono in solido.',
      'Il fideiussore rinuncia al beneficio della preventiva escussione e garantisce a prima richiesta.',
    ],
    counterExamples: ['Ognuno paga la propria parte.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(a carico|a spese|per conto|onere) (esclusivo|integrale)? @wo|@w* .... (pag*|sosten*|rimbors*|si accolla|assum*|a proprie spese|a sue spese|a propria cura|vers*|stipul*|ripar*|provved*)|addebitat* @wo|a (tuo|vostro|suo) carico|sono .. carico @wo',
      ],
      [
        '(tutte|tutti|ogni|qualsiasi|totalità) .. (le|gli|i|delle)? .. (spese|riparazioni|oneri|imposte|tasse|costi|lavori|manutenzion*)|spese (legali|condominiali|di|per)|riparazion*|imposte|tasse|tribut*|assicurazione|avvocat*|manutenzion*|sostituzion*|caldaia|tinteggiat*|imbianc*|straordinari*|polizza|recupero|trasport*|bollo|registrazione|onorari',
      ],
    ],
    unless: [
      '@s .. (paga|pagherà|sostiene|sosterrà|assume|provvede) ...|a carico @so|piccola manutenzione|ordinaria manutenzione .. legge|senza costi|al cinquanta per cento|in parti uguali|metà',
    ],
    graver: ['tutt*|qualsiasi|{endless}|straordinari*|struttural*'],
    examples: [
      'Tutte le riparazioni, anche straordinarie, sono a carico del conduttore.',
      'Le spese legali sono a carico del cliente.',
    ],
    counterExamples: ['Le riparazioni sono a carico del locatore.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance', 'franchise'],
    all: [
      [
        '(straordinari*|lavoro straordinario|ore eccedenti|trasferte|reperibilità) .... (compres*|inclus*|forfet*|forfait*|non .. (retribu*|compens*|pagat*)|senza)|(comprende|comprensiv*|include|remunera) .... (straordinari*|disponibilità)|(premio|bonus|provvigion*|gratifica) .... (discrezional*|non .. diritto|liberalità|perd*|facoltà)|(trattener*|trattenut*|detra*|compensar*|dedurre) .... (retribuzione|stipendio|compens*|provvigion*|fattura|liquidazione)|(pagament*|compens*|provvigion*) .... (dopo|solo|subordinat*|condizionat*) .... (incass*|pagat*|cliente)|(60|90|120|sessanta|novanta) giorni',
      ],
    ],
    unless: ['retribuito con una maggiorazione'],
    graver: ['tutt*|qualsiasi|discrezional*'],
    examples: ['La retribuzione comprende il lavoro straordinario.'],
    counterExamples: ['Il lavoro straordinario è retribuito con una maggiorazione.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(tariff*|prezz*|import*|cost*|listino) .... (vigent*|in vigore|indicativ*|stimat*|approssimativ*|soggett*|aggiuntiv*|di mercato)|secondo (il)? (listino|tariffario)|a consuntivo|non (compres*|inclus*)|costi aggiuntivi|(nuove|altre|ulteriori|eventuali) (imposte|tasse|spese)|da (definire|determinare|concordare)|preventivo non vincolante',
      ],
    ],
    unless: ['massimo|iva (inclusa|esclusa)|non oltre'],
    examples: ['Gli interventi sono fatturati secondo il listino vigente.'],
    counterExamples: ['Il prezzo è di 200 euro.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(acquisto|consumo|ordine|fatturato|quantitativo|volume) minim*|minimo (garantito|di (acquisto|ordini|vendite|ore))|(anche (se|qualora|in caso)) .... (non (utilizz*|frequent*|us*|partecip*)|mancat* (utilizzo|frequenza))|(mancat* (utilizzo|frequenza|partecipazione)|assenza|assenze) .... (non (esonera*|dà|danno|comporta*|riduc*)|dovut*)|indipendentemente (dall'uso|dalla frequenza|dall'utilizzo|dall'effettivo)",
      ],
    ],
    examples: ['La quota è dovuta anche in caso di mancata frequenza.'],
    counterExamples: ['Si paga solo ciò che si usa.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'ipoteca|pegno|riserva di proprietà|diritto di ritenzione|cambial*|cessione (del quinto|dello stipendio|di crediti)|pignora*|titolo esecutivo|garanzia reale|fideiussione (bancaria|a prima richiesta)|assegno (in bianco|a garanzia)',
      ],
    ],
    unless: ['@s .... (costituisce|ipoteca)|libero da .. (ipotec*|vincoli)|impignorabil*'],
    graver: ['in bianco|tutti|stipendio|prima richiesta'],
    examples: ['Il mutuatario firma una cambiale in bianco.'],
    counterExamples: ['Il prezzo si paga in contanti.'],
  },
];
