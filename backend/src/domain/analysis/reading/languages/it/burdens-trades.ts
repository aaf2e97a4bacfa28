import type { PackBurden } from '../pack.ts';

/** Burdens of small trades and clubs: hire, events, animals, agents, care, and what is bought on instalments. */
export const TRADES: readonly PackBurden[] = [
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        '(straordinari|straordinario|ore in più|ore eccedenti) .... (non (sono|saranno|vengono|danno|è)|né (pagat*|retribuit*)|(compres*|inclus*) n*)',
      ],
    ],
    examples: ['Gli straordinari non sono pagati né recuperati.'],
    counterExamples: ['Gli straordinari sono pagati il mese dopo.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (non può|non potrà|si impegna a non|si obbliga a non) .... (lavorare|esercitare|aprire|prestare|collaborare|contattare) .... (per|durante|entro|nei) .... #time|(per|nei) .... #time .... (dopo|successivi) .... @w .... (non può|non potrà)',
      ],
    ],
    examples: ['La dipendente non può lavorare in un altro forno per un anno.'],
    counterExamples: ['La dipendente lavora nel forno per un anno.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(disdetta|disdice|annulla*|rinuncia|recede|si ritira|ritiro|non si presenta|assenza) .... ((l')?#percent .... (del|prezzo|importo|totale)|(paga|deve|versa|dovrà|è dovut*) .... (tutta|tutto|intera|intero|comunque)|penale di #money)",
      ],
    ],
    unless: [
      'gratuit*|senza (costi|spese|penali)|@s .... (annulla|recede|disdice)|(viene|è) (rimborsat*|restituit*)',
    ],
    examples: ["Chi disdice nell'ultima settimana paga l'80 % del prezzo."],
    counterExamples: ['Chi disdice riceve indietro la quota.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(vuole andare|passa|cambia|trasferi*|va via|lascia) .... (un'altra|un altro|altra|altro|prima) .... (versa*|paga*|deve|dovrà) .... #money|(versa*|paga*) .... #money .... (per (il)? (trasferimento|nulla osta|svincolo)|se (lascia|cambia))",
      ],
    ],
    examples: ["Se l'atleta passa a un'altra squadra, versa 400 euro."],
    counterExamples: ["Se l'atleta passa a un'altra squadra, riceve il certificato."],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (è liber* di|decide liberamente|può liberamente) .... (concedere|negare|rifiutare|accettare|dare)|@s .... (concede*|neg*|rifiut*) .... (senza (dover)? (spieg*|motiv*)|a sua (sola)? (scelta|discrezione))|@s .... (stabilisce|fissa|valuta|determina|quantifica) .... (da solo|da sola|unilateralmente|in autonomia) .... (importo|danno|danni|prezzo|valore)',
      ],
    ],
    examples: [
      'Il circolo è libero di concedere o negare il permesso.',
      "Il noleggiante valuta da solo l'importo dei danni.",
    ],
    counterExamples: ['Il circolo comunica la decisione per iscritto.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'non (sono|è|saranno|sarà) (previst*|dovut*|ammess*|possibil*) .. rimbors*|(nessun|alcun) rimborso|rimbors* .... (esclus*|non (è|sono) (previst*|dovut*|possibil*))|senza rimborso',
      ],
    ],
    examples: ['In caso di pioggia non sono previsti rimborsi.'],
    counterExamples: ['Il rimborso arriva in una settimana.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(gps|localizzator*|geolocalizz*|tracciator*) .... (in ogni momento|sempre|controlla*|posizione|bloccare|spegnere)|(controlla*|consulta*) .... posizione .... gps|(spegnere|bloccare|disattivare) .... a distanza|a distanza .... (spegnere|bloccare|disattivare)',
      ],
    ],
    examples: [
      'Il venditore controlla sempre la posizione con un localizzatore e può spegnere il motore a distanza.',
    ],
    counterExamples: ['La moto ha il GPS.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(furto|perdita|smarrimento|distruzione) .... @w .... (continua*|continuerà) .... (pagare|versare|a dover*)|(rate|canoni|prezzo) .... (anche|comunque) .... (furto|perdita|distruzione)',
      ],
    ],
    examples: ["In caso di furto l'acquirente continua a pagare le rate."],
    counterExamples: ['In caso di furto il contratto finisce.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['services', 'freelance', 'sale'],
    all: [
      [
        'provvigion* .... (dovut*|spett*|matura*) .... (anche se|anche (in caso|quando)|comunque|dopo (la fine|la scadenza))|(anche se) .... provvigion* .... dovut*',
      ],
    ],
    examples: ['La provvigione è dovuta anche se il proprietario vende da solo.'],
    counterExamples: ['La provvigione è dovuta al rogito.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(familiare|figlia|figlio|coniuge|garante|referente) .... (risponde*|risponderà|si obbliga|garantisce) .... (con i propri beni|propri beni|personalmente|in solido|solidalmente)',
      ],
    ],
    examples: ['Il familiare risponde in solido del pagamento della retta.'],
    counterExamples: ['Il familiare riceve le informazioni mediche.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "dopo .... @s (non)? (risponde|rispondono) più|@s non (risponde|rispondono) più|@s .... non .... (risponde|rispondono) .... (di quanto|di ciò|dei minori|del bambino|della bambina|dei bambini|dell'alunno)",
      ],
    ],
    examples: ['Dopo le 18 la scuola non risponde più dei bambini.'],
    counterExamples: ['La scuola risponde dei bambini fino alle 18.'],
  },
  {
    family: 'forum',
    hurts: 'weaker',
    severity: 'medium',
    all: [['foro (competente)? esclusivo|foro competente']],
    unless: ['consumatore|residenza @wo|domicilio @wo'],
    examples: ['Foro competente esclusivo: Ancona.'],
    counterExamples: ['Il foro è quello del consumatore.'],
  },
  {
    family: 'short-deadline',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(segnala*|contesta*|reclam*|denuncia*) .... (entro|non oltre) (#number|un|due|tre|cinque|otto)? (ore|giorni|giorno)',
      ],
    ],
    examples: ['I difetti vanno segnalati entro due giorni.'],
    counterExamples: ['I difetti sono segnalati quando si vuole.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(si perde|si perdono|perde|perdono) .. (acconto|caparra|anticipo|quota|l'acconto|l'anticipo)|(tenere|trattenere|tiene|trattiene) .. (acconto|caparra|anticipo|l'acconto|l'anticipo)",
      ],
    ],
    unless: ['@s .. (perde|perdono)'],
    examples: ["Chi disdice dopo maggio perde l'acconto."],
    counterExamples: ["Chi disdice in tempo riceve l'acconto."],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [['si (paga|deve|pagano) .. #percent .. (del )?(prezzo|totale|importo)']],
    unless: ['alla (firma|prenotazione|conferma)'],
    examples: ['Dopo il primo giugno si paga il 60 % del prezzo.'],
    counterExamples: ['Alla firma si versa il 30 % di acconto.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(danni|danno|rotture) .... (invitati|ospiti|accompagnatori|familiari|figli|terzi) .... (li paga*|paga*|rispond*|a carico|risarci*)|@w (rispond*|paga*|risarci*) .... (danni|danno) .... (invitati|ospiti|accompagnatori|familiari|terzi)',
      ],
    ],
    unless: ['@s .. (paga|rispond)*'],
    examples: ['I danni fatti dagli invitati li paga il cliente.'],
    counterExamples: ['I danni fatti dagli invitati li copre la polizza.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(solo|soltanto|esclusivamente|unicamente) (dai|dal|presso|da|con) (i |il )?(fornitori|fornitore|ditte|tecnici)',
      ],
    ],
    examples: ['Le torte si ordinano solo dai fornitori della villa.'],
    counterExamples: ['Le torte si ordinano dove si vuole.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(paga*|dovrà pagare|deve pagare|versa*) .. (comunque )?(per )?(almeno|un minimo di) #number (persone|coperti|ore|lezioni|pasti|ospiti)',
      ],
    ],
    examples: ['Gli sposi pagano comunque per almeno 70 coperti.'],
    counterExamples: ['Gli sposi invitano almeno 70 persone.'],
  },
];
