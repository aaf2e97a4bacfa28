import type { PackBurden } from '../pack.ts';

/** Silence, deadlines, promises, powers, proof. */
export const PROCEDURE: readonly PackBurden[] = [
  {
    family: 'deemed-consent',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '((si (intende*|intenderà|intenderanno|considera*|presume)|(sarà|saranno) considerat*|(è|sono) considerat*) .... (accett*|approv*|consens*|ricevut*|rinunci*)|(costituisce|costituirà|implica|comporta|equivale|vale|vale come) .... (accett*|consens*|adesione|assenso|approvazione))|silenzio .... (accett*|consens*|assenso)|(uso|utilizzo|accesso|navigazione|registrazione|utilizzare|continuare|prosecuzione) .... (implica|comporta|costituisce|costituirà|accett*|significa|equivale)|(utilizzando|accedendo|usando|registrandosi|registrandoti|continuando|navigando|scaricando|installando|creando|cliccando|facendo clic|effettuando) .... (accett*|acconsent*|conferm*|dichiar*|riconosc*|accord*|vincol*|conclud*)|(in mancanza di|salvo|se non) .... (contestazion*|opposizion*|reclam*) .... (accett*|approv*)|(si prega di non|non) .. (utilizzare|usare|accedere) .... (se|qualora) .... (accett*|concord*)|se .. non .. (accett*|concord*) .... (non (utilizz*|us*|acced*)|non (può|potete|puoi) (utilizz*|us*|acced*))',
      ],
    ],
    unless: ['silenzio non|non (si intende|implica) .. accett*|@s .... (si intende accettat*)'],
    graver: ['(tre|cinque|sette|dieci|3|5|7|10) giorni'],
    examples: [
      "L'uso del sito implica l'accettazione dei presenti termini: chi naviga accetta; l'utilizzo comporta accettazione.",
      'Utilizzando il servizio accetti i presenti termini.',
    ],
    counterExamples: ['Il silenzio non vale nulla.'],
  },
  {
    family: 'short-deadline',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(entro|nel termine di|termine di|nei|nelle) .. (le|i)? (24 ore|48 ore|72 ore|ventiquattro ore|quarantotto ore|(due|tre|quattro|cinque|sei|sette|otto|2|3|4|5|6|7|8) .. giorni|una settimana)|a pena di decadenza|decadenza|prescriv* .... #time|(entro|termine di) (un|1) anno .... (azion*|reclam*|pretes*)',
      ],
      ['@w*|reclam*|comunic*|contest*|pag*|restitu*|rilasc*|reintegr*|denunci*|azion*|giustific*|segnal*'],
    ],
    unless: [
      '@s .. (risponderà|restituirà|consegnerà|riparerà|si impegna|rimborserà) ...|diritto di recesso',
    ],
    examples: ['Ogni reclamo dovrà essere comunicato entro 48 ore.'],
    counterExamples: ["La società restituirà l'importo entro tre giorni."],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(indicativ*|approssimativ*|senza impegno|non (garanti*|è garantit*|assicur*) ...|secondo disponibilità|salvo disponibilità|compatibilmente|nei limiti del possibile|non vincolant*|puramente indicativ*)',
      ],
      [
        'termin*|data|date|superficie|disponib*|serviz*|consegn*|qualità|risultat*|access*|corso|corsi|orari*|lezioni|post*|copertura',
      ],
    ],
    unless: ['@w .. non garantisce'],
    examples: ['I termini di consegna sono puramente indicativi.'],
    counterExamples: ['La consegna avviene il 3 maggio.'],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['buono|voucher|sostituzione|riparazione|recupero|credito|altra data|cambio|unico rimedio|rimedio'],
      [
        'unic*|esclusiv*|solo|soltanto|senza (diritto a)? (rimborso|restituzione)|limitat*|non .. (rimborso|denaro)',
      ],
    ],
    unless: [
      'a scelta @wo|carta di credito|recupero credit*|solo corso|sola discrezione|esclusiva discrezione',
    ],
    examples: ['In caso di annullamento il cliente riceverà soltanto un buono.'],
    counterExamples: ['Il cliente riceve un buono o il rimborso, a scelta del cliente.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['{mayS}|@s*'],
      ['ceder*|cession*|cede|trasferir*|subappalt*|subentr*|delegar*|assegnar*'],
      ['contratto|credit*|diritti|terz*|obblig*|liberamente|senza (il)? (consenso|autorizzazione)|accordo'],
    ],
    unless: [
      "@w .... non (può|potrà|puoi|potete) ...|dati|contenut*|immagin*|diritti d'autore|sede|lavoratore|licenza|vietat* @wo",
    ],
    examples: ['La società potrà cedere il contratto a terzi senza il consenso del cliente.'],
    counterExamples: ['Il conduttore non può cedere il contratto.'],
  },
  {
    family: 'spoken-promises-lost',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(intero|integrale|completo) accordo|intera intesa|accordo integrale|(sostituisc*|annulla*) .... (precedent*|ogni)|(verbal*|orali) .... (non|nul*|senza)|(nessun*|non) .... (verbale|verbali|orale|orali)',
      ],
    ],
    examples: ['Il contratto sostituisce ogni accordo precedente.'],
    counterExamples: ['Il cliente può avvisare per telefono.'],
  },
  {
    family: 'wide-power',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['autorizz*|procura*|poter*|mandato|deleg*|conferisc*'],
      [
        'irrevocabil*|qualsiasi (somma|importo|addebito)|in (suo|proprio) nome|in nome @wo|in nome e per conto|ampi* poter*|ogni più ampi*|senza limit*|generale|tutti gli importi',
      ],
    ],
    unless: ["potere d'acquisto|immagin*|dati|licenza|contenut*|potere|poter (usare|accedere)"],
    examples: ["Il cliente autorizza in modo irrevocabile l'addebito di qualsiasi somma."],
    counterExamples: ["La delega vale per l'assemblea del 3 maggio."],
  },
  {
    family: 'proof-burden',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(registr*|rilevazion*|estratt*|scritture|contabilità|dati|lettur*|sistem*|libri|perizia|conteggi*) .... (piena prova|fa prova|fanno prova|fanno fede|faranno fede|fede|vincolant*|definitiv*|prevarr*|prevalgono)|(fanno|fa|faranno|farà) (piena)? (prova|fede)|onere della prova|@w .... (dovrà|deve|è tenut*) .... (provare|dimostrare)|salvo che .. (provi|dimostri)',
      ],
    ],
    unless: ['@s .. (dovrà|provi|dimostri) ...|periodo di prova|buona fede|malafede|fede pubblica'],
    examples: ['Le registrazioni della società fanno piena prova.'],
    counterExamples: ["C'è un periodo di prova di un mese."],
  },
];
