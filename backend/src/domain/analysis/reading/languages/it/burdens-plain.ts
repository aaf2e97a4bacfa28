import type { PackBurden } from '../pack.ts';

/** Burdens in the words of people who are no lawyers. */
export const PLAIN: readonly PackBurden[] = [
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(giudizio|valutazione|decisione) (insindacabile|esclusiv*|finale) .. @so|(rimess*|riservat*) al .... (giudizio|discrezione|arbitrio) .... @so|insindacabile (giudizio|decisione)',
      ],
    ],
    unless: ['@wo'],
    graver: ['insindacabile'],
    examples: ["L'accettazione del lavoro è rimessa al giudizio insindacabile della società."],
    counterExamples: ['La scelta del colore è rimessa al giudizio del cliente.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(durata|vincolo|periodo) (minim*|vincolant*|obbligatori*) .. #time|@w .... non (può|potrà) (recedere|disdire) .... prima',
      ],
    ],
    unless: ['senza vincol*|@s .... non (può|potrà)'],
    graver: ['(24|36|48|60) mesi|(tre|quattro|cinque) anni'],
    examples: ['Il contratto ha una durata vincolante di 36 mesi e il cliente non può recedere prima.'],
    counterExamples: ['Il cliente può recedere in ogni momento, senza vincoli di durata.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (dimett*|dimission*|lascia*|recede*|cessa*) .... (rimbors*|restitui*|paga*|vers*) .... (corso|formazione|costo|premio|bonus|canon*|rate|quote)',
      ],
    ],
    unless: ['@s .. (rimborsa|paga)|senza costi'],
    graver: ['intero|totalità|residu*'],
    examples: ['Il lavoratore che si dimette entro due anni rimborsa il costo del corso.'],
    counterExamples: ['Se il lavoratore si dimette, il datore di lavoro paga le ferie.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(caparra|acconto|anticipo|quota|quote|iscrizione|deposito|somm*|import*) .... non .. (restituit*|rimborsat*|rimborsabil*|recuperabil*)|(ingressi|lezioni|ore|crediti|punti|buoni|ferie) .... non (us*|utilizzat*|godut*) .... (scad*|perd*|decad*)|(ingressi|lezioni|crediti|punti) .... scadono',
      ],
    ],
    unless: ['non .. restituit* in ritardo|@s .. perde'],
    graver: ['nessun caso|in ogni caso'],
    examples: [
      'La caparra non viene restituita in nessun caso.',
      'Gli ingressi non usati scadono a fine mese.',
    ],
    counterExamples: ['La cauzione viene restituita alla riconsegna.'],
  },
  {
    family: 'broad-indemnity',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w (@so)? .. (tien*|manlev*|terrà|garanti*) .... (inden*|manlevat*|pretes*|richiest*|terzi)|@w (@so)? .. manlev*',
      ],
    ],
    unless: ['@s .. (tiene|terrà|manleva)'],
    examples: ["L'utente ci tiene indenni da ogni pretesa di terzi."],
    counterExamples: ["La società tiene indenne l'utente da ogni pretesa."],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (rispond*|risponderà|responsabil*) .... (senza limit*|illimitat*|di ogni (uso|danno|perdita)|di qualsiasi (danno|perdita)|anche senza colpa|anche per caso)',
      ],
    ],
    unless: ['@s .. risponde|propria colpa'],
    examples: ['Il Cliente risponde senza limiti di ogni uso della linea.'],
    counterExamples: ['Il cliente risponde dei danni causati per propria colpa.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w .... (tinteggi*|ripar*|sostitu*|imbianc*|ripristin*|rinnov*) .... (a proprie spese|a sue spese|a propria cura)|(a proprie spese|a sue spese|a propria cura) .... (tinteggi*|ripar*|sostitu*|imbianc*)',
      ],
    ],
    unless: ['@s .. a proprie spese'],
    graver: ['sempre|comunque'],
    examples: ["L'inquilino tinteggia a proprie spese l'appartamento prima di lasciarlo."],
    counterExamples: ['Il locatore ripara il tetto a proprie spese.'],
  },
  {
    family: 'forum',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(competent*|foro|tribunale) .... (foro|tribunale|sede) .... (sede|@so)|foro (esclusivo)? (di|del|della) .... sede',
      ],
    ],
    unless: ['residenza @wo|domicilio @wo|residenza o (del)? domicilio|del consumatore'],
    examples: ['Per ogni controversia è competente il foro della sede della società.'],
    counterExamples: ['È competente il foro di residenza o domicilio del consumatore.'],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(parlare male|criticare|denigrare|screditare|commenti negativi|recensioni negative|giudizi negativi)',
      ],
      ['non (può|potrà|deve|dovrà)|vietat*|si asterrà|si impegna a non|divieto'],
    ],
    unless: ['@s non (può|potrà)'],
    graver: ['dopo|neppure|anche'],
    examples: ["Il dipendente non può parlare male dell'azienda neppure dopo le dimissioni."],
    counterExamples: ['Il cliente può pubblicare recensioni negative.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(cambiare|cambierà|sostituire) .... serratura|(staccare|interrompere|sospendere) .... (luce|acqua|gas|utenz*)|(asportare|vendere|trattenere) .... (beni|mobili|oggetti) .... @w*|(entrare|accedere) .... senza (avvis*|preavviso|permesso|consenso|autorizzazione)',
      ],
    ],
    unless: ['giudiziari*|@w .. (può|potrà)|urgenza'],
    examples: [
      "Il locatore può entrare nell'appartamento senza avvisare.",
      'In caso di mancato pagamento il locatore può cambiare la serratura.',
    ],
    counterExamples: ['Il conduttore può cambiare la serratura.'],
  },
  {
    family: 'deemed-consent',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(non si oppone|non comunica|non risponde|in mancanza di (risposta|opposizione)|silenzio|non contesta) .... (si intende|s'intende|si considera|vale|è) .. (accettat*|approvat*|consenso|accettazione)",
      ],
    ],
    unless: ['non si intende|non vale|@so .... accettat*'],
    graver: ['(5|7|10|cinque|sette|dieci) giorni'],
    examples: ['Se il Cliente non si oppone entro 10 giorni, la modifica si intende accettata.'],
    counterExamples: ['Il silenzio non vale accettazione.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(compenso|pagamento|saldo|provvigion*|corrispettivo) .... (solo|soltanto) .... (dopo|quando|a seguito) .... (incasso|incassat*|pagat*|pagamento|cliente|@w*)',
      ],
    ],
    unless: ['@w .... sollecit*'],
    examples: ["Il compenso sarà versato solo dopo l'incasso dal cliente finale."],
    counterExamples: ['Il compenso sarà versato entro il 10 di ogni mese.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(lavori|servizi|ore|prestazioni|interventi) (aggiuntiv*|extra|supplementari|ulteriori|non previst*)? .... (fatturat*|pagat*|addebitat*|conteggiat*) .... (in base al|secondo|a consuntivo|tempo (impiegato|effettivo)|a parte|listino vigente)',
      ],
    ],
    unless: ['massimo|preventivo (accettato|approvato)|tetto'],
    examples: ['I lavori aggiuntivi saranno fatturati in base al tempo impiegato.'],
    counterExamples: ['I lavori aggiuntivi richiedono un preventivo accettato.'],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(velocità|termini|date|tempi|copertura|disponibilità|risultat*|orari) .... (non (è|sono|viene|vengono) garantit*|indicativ*|non vincolant*|puramente indicativ*|(può|possono) variare secondo)',
      ],
    ],
    unless: ['@w'],
    examples: ['La velocità indicata non è garantita e può variare secondo il traffico.'],
    counterExamples: ['I tempi di consegna sono garantiti.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(acquist*|ordin*|vend*|fatturare|consumo) .... (almeno|minimo di|non meno di|come minimo) .... #number|(ordine|consumo|acquisto|quantitativo|fatturato) minim* .... #number',
      ],
    ],
    unless: ['(almeno|minimo di) #time'],
    examples: ["Il rivenditore acquista almeno 300 pezzi all'anno."],
    counterExamples: ['Il socio avvisa almeno 15 giorni prima.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(a garanzia|in garanzia) .... (ced*|consegn*|rilasci*|costitui*) .... (stipendio|salario|pensione|cambial*|veicolo|auto|beni|ipoteca|pegno)|cede .. (un quinto|stipendio)|cambial* .... in bianco',
      ],
    ],
    unless: ['@s .. (cede|consegna)'],
    graver: ['bianco|stipendio'],
    examples: ['A garanzia del prestito il debitore cede un quinto dello stipendio.'],
    counterExamples: ['Il prestatore consegna la somma alla firma.'],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(si rinnova|riparte|ricomincia|prosegue|si attiva|passa a|diventa|si proroga) .... (mesi|anno|annuale|piano|periodo|abbonamento|pagamento)',
      ],
      ['salvo|se non|in mancanza|automatic*|tacit*'],
    ],
    unless: ['non si rinnova|non (si)? prorog*'],
    graver: ['(12|24|dodici) mesi|anno|annuale'],
    examples: ['Se non disdici prima, la prova diventa un abbonamento annuale.'],
    counterExamples: ['La prova non si rinnova automaticamente.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        'non (@s)? (rispondiamo|garantiamo|ci assumiamo)|non (@s)? siamo responsabili|@s .. non (risponde|si assume|è responsabile) .... (danni|perdit*|furt*|infortun*|guast*|interruzion*)|responsabilità .... (è limitata|si limita|limitata|non (supera|eccede))',
      ],
    ],
    unless: ['@w .. non risponde|responsabilità @wo'],
    graver: ['nessun caso|anche|qualsiasi'],
    examples: ['Non rispondiamo degli oggetti lasciati negli armadietti.'],
    counterExamples: ["Il cliente non risponde dell'usura."],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      ['ritard*|guast*|interruzion*|assenza|annull*|inadempi*'],
      [
        '@s .. (paga|pagherà|versa|rimborsa|corrisponde|rimborseremo|paghiamo)|@w .... (ha diritto|riceve|riceverà|spetta)',
      ],
      ['#money|#percent|al giorno|per ogni|doppio|intero|qualunque'],
    ],
    unless: ['@w .... (in ritardo|im verzug|en retard)|von @wo'],
    examples: ['In caso di ritardo il venditore paga 20 euro al giorno.'],
    counterExamples: ['In caso di ritardo il venditore avvisa il cliente.'],
  },
];
